/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentLiveQueryVariables = Exact<{
  cameraId: string;
}>;


export type IncidentLiveQuery = { camera: { id: string, name: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, openSeverity: BaseTypes.IncidentSeverity | null, operatorState: BaseTypes.OperatorState, priority: number, streams: Array<{ name: string, kind: BaseTypes.StreamKind, role: BaseTypes.StreamRole, width: number, height: number, framesPerSecond: number, address: { scheme: string, host: string, port: number | null, path: string } | null }> } | null };


export const IncidentLiveDocument = gql<IncidentLiveQuery, IncidentLiveQueryVariables>`
    query IncidentLive($cameraId: ID!) {
  camera(id: $cameraId) {
    id
    name
    state
    stateSince
    stateReason
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
}
    `;

/**
 * __useIncidentLiveQuery__
 *
 * To run a query within a React component, call `useIncidentLiveQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentLiveQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentLiveQuery({
 *   variables: {
 *      cameraId: // value for 'cameraId'
 *   },
 * });
 */
export function useIncidentLiveQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentLiveQuery, IncidentLiveQueryVariables> & ({ variables: IncidentLiveQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentLiveQuery, IncidentLiveQueryVariables>(IncidentLiveDocument, options);
      }
export type IncidentLiveQueryHookResult = ReturnType<typeof useIncidentLiveQuery>;
