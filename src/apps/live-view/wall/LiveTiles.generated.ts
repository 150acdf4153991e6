/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { IncidentChangeFragmentDoc } from '../../../features/live/live.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type LiveTilesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LiveTilesQuery = { cameras: { nodes: Array<{ id: string, name: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, openSeverity: BaseTypes.IncidentSeverity | null, operatorState: BaseTypes.OperatorState, priority: number, lastTransition: { id: string, detail: string } | null, streams: Array<{ name: string, kind: BaseTypes.StreamKind, role: BaseTypes.StreamRole, width: number, height: number, framesPerSecond: number, address: { scheme: string, host: string, port: number | null, path: string } | null }> }> }, incidents: { nodes: Array<{ id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, inDrill: boolean, parent: { id: string } | null, camera: { id: string, name: string, openSeverity: BaseTypes.IncidentSeverity | null } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null, activity: { nodes: Array<{ id: string, action: BaseTypes.IncidentAction }> } }> } };

export type LiveTileFragment = { id: string, name: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, openSeverity: BaseTypes.IncidentSeverity | null, operatorState: BaseTypes.OperatorState, priority: number, lastTransition: { id: string, detail: string } | null, streams: Array<{ name: string, kind: BaseTypes.StreamKind, role: BaseTypes.StreamRole, width: number, height: number, framesPerSecond: number, address: { scheme: string, host: string, port: number | null, path: string } | null }> };

export type LiveIncidentFragment = { id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, inDrill: boolean, parent: { id: string } | null, camera: { id: string, name: string, openSeverity: BaseTypes.IncidentSeverity | null } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null, activity: { nodes: Array<{ id: string, action: BaseTypes.IncidentAction }> } };

export type LiveViewSeenMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LiveViewSeenMutation = { recordCameraViews: { recorded: number } };

export const LiveTileFragmentDoc = gql<LiveTileFragment, unknown>`
    fragment LiveTile on Camera {
  id
  name
  state
  stateSince
  stateReason
  lastTransition {
    id
    detail
  }
  openSeverity
  operatorState
  priority
  streams {
    name
    kind
    role
    width
    height
    framesPerSecond
    address {
      scheme
      host
      port
      path
    }
  }
}
    `;
export const LiveIncidentFragmentDoc = gql<LiveIncidentFragment, unknown>`
    fragment LiveIncident on Incident {
  ...IncidentChange
}
    `;
export const LiveTilesDocument = gql<LiveTilesQuery, LiveTilesQueryVariables>`
    query LiveTiles($ids: [ID!]!) {
  cameras(filter: {ids: $ids}, first: 100) {
    nodes {
      ...LiveTile
    }
  }
  incidents(filter: {cameraIds: $ids, states: [NEW, ACKNOWLEDGED]}, first: 100) {
    nodes {
      ...LiveIncident
    }
  }
}
    ${LiveTileFragmentDoc}
${LiveIncidentFragmentDoc}
${IncidentChangeFragmentDoc}`;

/**
 * __useLiveTilesQuery__
 *
 * To run a query within a React component, call `useLiveTilesQuery` and pass it any options that fit your needs.
 * When your component renders, `useLiveTilesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLiveTilesQuery({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useLiveTilesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LiveTilesQuery, LiveTilesQueryVariables> & ({ variables: LiveTilesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LiveTilesQuery, LiveTilesQueryVariables>(LiveTilesDocument, options);
      }
export type LiveTilesQueryHookResult = ReturnType<typeof useLiveTilesQuery>;
export const LiveViewSeenDocument = gql<LiveViewSeenMutation, LiveViewSeenMutationVariables>`
    mutation LiveViewSeen($ids: [ID!]!) {
  recordCameraViews(input: {cameraIds: $ids}) {
    recorded
  }
}
    `;

/**
 * __useLiveViewSeenMutation__
 *
 * To run a mutation, you first call `useLiveViewSeenMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLiveViewSeenMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [liveViewSeenMutation, { data, loading, error }] = useLiveViewSeenMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useLiveViewSeenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LiveViewSeenMutation, LiveViewSeenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LiveViewSeenMutation, LiveViewSeenMutationVariables>(LiveViewSeenDocument, options);
      }
export type LiveViewSeenMutationHookResult = ReturnType<typeof useLiveViewSeenMutation>;