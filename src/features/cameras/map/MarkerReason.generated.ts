/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type MarkerReasonQueryVariables = Exact<{
  id: string;
}>;


export type MarkerReasonQuery = { camera: { id: string, state: BaseTypes.CameraState, stateReason: BaseTypes.StatusReason | null, stateSince: string | null } | null };


export const MarkerReasonDocument = gql<MarkerReasonQuery, MarkerReasonQueryVariables>`
    query MarkerReason($id: ID!) {
  camera(id: $id) {
    id
    state
    stateReason
    stateSince
  }
}
    `;

/**
 * __useMarkerReasonQuery__
 *
 * To run a query within a React component, call `useMarkerReasonQuery` and pass it any options that fit your needs.
 * When your component renders, `useMarkerReasonQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMarkerReasonQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useMarkerReasonQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MarkerReasonQuery, MarkerReasonQueryVariables> & ({ variables: MarkerReasonQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MarkerReasonQuery, MarkerReasonQueryVariables>(MarkerReasonDocument, options);
      }
export type MarkerReasonQueryHookResult = ReturnType<typeof useMarkerReasonQuery>;
