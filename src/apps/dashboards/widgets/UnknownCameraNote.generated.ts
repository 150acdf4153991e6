/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type KnownCameraQueryVariables = Exact<{
  id: string;
}>;


export type KnownCameraQuery = { camera: { id: string } | null };


export const KnownCameraDocument = gql<KnownCameraQuery, KnownCameraQueryVariables>`
    query KnownCamera($id: ID!) {
  camera(id: $id) {
    id
  }
}
    `;

/**
 * __useKnownCameraQuery__
 *
 * To run a query within a React component, call `useKnownCameraQuery` and pass it any options that fit your needs.
 * When your component renders, `useKnownCameraQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useKnownCameraQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useKnownCameraQuery(baseOptions: ApolloReactHooks.QueryHookOptions<KnownCameraQuery, KnownCameraQueryVariables> & ({ variables: KnownCameraQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<KnownCameraQuery, KnownCameraQueryVariables>(KnownCameraDocument, options);
      }
export type KnownCameraQueryHookResult = ReturnType<typeof useKnownCameraQuery>;
