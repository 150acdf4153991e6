/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { CameraHealthFactsFragmentDoc } from './CameraHealthFacts.generated.ts';
import { TransitionLineFragmentDoc } from './TransitionLine.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CameraDrawerQueryVariables = Exact<{
  id: string;
  zone: string;
}>;


export type CameraDrawerQuery = { camera: { id: string, name: string, model: string, group: string, operatorState: BaseTypes.OperatorState, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, incidentCount: number, site: { id: string, name: string }, lastTransition: { id: string, detail: string } | null, health: { upSeconds: number, degradedSeconds: number, downSeconds: number, uptime: number | null, coverage: number, malfunctions: number, outagesBefore: number, mttrSeconds: number | null, mtbfSeconds: number | null, outageOpen: boolean, score: { value: number, availability: number, delivery: number, stability: number, latency: number } | null } } | null, statusTransitions: { totalCount: number, nodes: Array<{ id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, durationSeconds: number }> } };


export const CameraDrawerDocument = gql<CameraDrawerQuery, CameraDrawerQueryVariables>`
    query CameraDrawer($id: ID!, $zone: TimeZone!) {
  camera(id: $id) {
    id
    name
    model
    group
    operatorState
    state
    stateSince
    stateReason
    site {
      id
      name
    }
    lastTransition {
      id
      detail
    }
    health(period: LAST_12_MONTHS, zone: $zone) {
      ...CameraHealthFacts
    }
    incidentCount(period: LAST_30_DAYS, zone: $zone)
  }
  statusTransitions(filter: {cameraIds: [$id]}, first: 8) {
    totalCount
    nodes {
      ...TransitionLine
    }
  }
}
    ${CameraHealthFactsFragmentDoc}
${TransitionLineFragmentDoc}`;

/**
 * __useCameraDrawerQuery__
 *
 * To run a query within a React component, call `useCameraDrawerQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraDrawerQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraDrawerQuery({
 *   variables: {
 *      id: // value for 'id'
 *      zone: // value for 'zone'
 *   },
 * });
 */
export function useCameraDrawerQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CameraDrawerQuery, CameraDrawerQueryVariables> & ({ variables: CameraDrawerQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraDrawerQuery, CameraDrawerQueryVariables>(CameraDrawerDocument, options);
      }
export type CameraDrawerQueryHookResult = ReturnType<typeof useCameraDrawerQuery>;
