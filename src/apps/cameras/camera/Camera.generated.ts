/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { CameraFormFragmentDoc } from '../edit/CameraForm.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DowntimeLineFragment = { id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, durationSeconds: number };

export type CameraScreenQueryVariables = Exact<{
  id: string;
  zone: string;
  period: BaseTypes.Period;
  after: string;
}>;


export type CameraScreenQuery = { camera: { operatorState: BaseTypes.OperatorState, installedAt: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, openSeverity: BaseTypes.IncidentSeverity | null, incidentCount: number, id: string, name: string, model: string, group: string, tags: Array<string>, priority: number, removal: { at: string, by: string } | null, lastTransition: { id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, observation: { source: BaseTypes.ObservationSource, by: string } | null } | null, health: { uptime: number | null, coverage: number, malfunctions: number, outagesBefore: number, downSeconds: number, upSeconds: number, degradedSeconds: number, maintenanceSeconds: number, mttrSeconds: number | null, mtbfSeconds: number | null, outageOpen: boolean, score: { value: number, availability: number, delivery: number, stability: number, latency: number } | null }, site: { id: string, name: string }, location: { lat: number, lng: number }, streams: Array<{ name: string, kind: BaseTypes.StreamKind, role: BaseTypes.StreamRole, width: number, height: number, framesPerSecond: number, hasCredentials: boolean, address: { scheme: string, host: string, port: number | null, path: string } | null }> } | null, timeline: { totalCount: number, nodes: Array<{ id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, durationSeconds: number }> }, lastGood: { nodes: Array<{ id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, durationSeconds: number }> }, openIncidents: { totalCount: number, nodes: Array<{ id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, raisedAt: string, summary: string }> } };

export type CameraDowntimeQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CameraDowntimeQuery = { statusTransitions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, durationSeconds: number }> } };

export const DowntimeLineFragmentDoc = gql<DowntimeLineFragment, unknown>`
    fragment DowntimeLine on StatusTransition {
  id
  at
  from
  to
  reason
  detail
  durationSeconds
}
    `;
export const CameraScreenDocument = gql<CameraScreenQuery, CameraScreenQueryVariables>`
    query CameraScreen($id: ID!, $zone: TimeZone!, $period: Period!, $after: DateTime!) {
  camera(id: $id) {
    ...CameraForm
    operatorState
    installedAt
    removal {
      at
      by
    }
    state
    stateSince
    stateReason
    openSeverity
    lastTransition {
      id
      at
      from
      to
      reason
      detail
      observation {
        source
        by
      }
    }
    health(period: $period, zone: $zone) {
      uptime
      coverage
      malfunctions
      outagesBefore
      downSeconds
      upSeconds
      degradedSeconds
      maintenanceSeconds
      mttrSeconds
      mtbfSeconds
      outageOpen
      score {
        value
        availability
        delivery
        stability
        latency
      }
    }
    incidentCount(period: $period, zone: $zone)
  }
  timeline: statusTransitions(
    filter: {cameraIds: [$id], at: {from: $after}}
    first: 100
  ) {
    totalCount
    nodes {
      ...DowntimeLine
    }
  }
  lastGood: statusTransitions(
    filter: {cameraIds: [$id], to: [UP, DEGRADED]}
    first: 1
  ) {
    nodes {
      ...DowntimeLine
    }
  }
  openIncidents: incidents(
    filter: {cameraIds: [$id], states: [NEW, ACKNOWLEDGED]}
    first: 5
  ) {
    totalCount
    nodes {
      id
      number
      kind
      severity
      state
      raisedAt
      summary
    }
  }
}
    ${CameraFormFragmentDoc}
${DowntimeLineFragmentDoc}`;

/**
 * __useCameraScreenQuery__
 *
 * To run a query within a React component, call `useCameraScreenQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraScreenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraScreenQuery({
 *   variables: {
 *      id: // value for 'id'
 *      zone: // value for 'zone'
 *      period: // value for 'period'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useCameraScreenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CameraScreenQuery, CameraScreenQueryVariables> & ({ variables: CameraScreenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraScreenQuery, CameraScreenQueryVariables>(CameraScreenDocument, options);
      }
export type CameraScreenQueryHookResult = ReturnType<typeof useCameraScreenQuery>;
export const CameraDowntimeDocument = gql<CameraDowntimeQuery, CameraDowntimeQueryVariables>`
    query CameraDowntime($id: ID!, $first: Int!, $after: String) {
  statusTransitions(
    filter: {cameraIds: [$id], to: [DOWN, UNKNOWN]}
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...DowntimeLine
    }
  }
}
    ${DowntimeLineFragmentDoc}`;

/**
 * __useCameraDowntimeQuery__
 *
 * To run a query within a React component, call `useCameraDowntimeQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraDowntimeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraDowntimeQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useCameraDowntimeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CameraDowntimeQuery, CameraDowntimeQueryVariables> & ({ variables: CameraDowntimeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraDowntimeQuery, CameraDowntimeQueryVariables>(CameraDowntimeDocument, options);
      }
export type CameraDowntimeQueryHookResult = ReturnType<typeof useCameraDowntimeQuery>;
