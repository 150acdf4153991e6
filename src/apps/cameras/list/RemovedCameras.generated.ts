/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type RemovedCameraFragment = { id: string, name: string, group: string, site: { id: string, name: string }, removal: { at: string, by: string } | null };

export type RemovedCamerasQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RemovedCamerasQuery = { removedCameras: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, group: string, site: { id: string, name: string }, removal: { at: string, by: string } | null }> } };

export const RemovedCameraFragmentDoc = gql<RemovedCameraFragment, unknown>`
    fragment RemovedCamera on Camera {
  id
  name
  group
  site {
    id
    name
  }
  removal {
    at
    by
  }
}
    `;
export const RemovedCamerasDocument = gql<RemovedCamerasQuery, RemovedCamerasQueryVariables>`
    query RemovedCameras($first: Int!, $after: String) {
  removedCameras(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...RemovedCamera
    }
  }
}
    ${RemovedCameraFragmentDoc}`;

/**
 * __useRemovedCamerasQuery__
 *
 * To run a query within a React component, call `useRemovedCamerasQuery` and pass it any options that fit your needs.
 * When your component renders, `useRemovedCamerasQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRemovedCamerasQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useRemovedCamerasQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RemovedCamerasQuery, RemovedCamerasQueryVariables> & ({ variables: RemovedCamerasQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RemovedCamerasQuery, RemovedCamerasQueryVariables>(RemovedCamerasDocument, options);
      }
export type RemovedCamerasQueryHookResult = ReturnType<typeof useRemovedCamerasQuery>;
