/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type VisitsBehindQueryVariables = Exact<{
  filter: BaseTypes.VisitFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type VisitsBehindQuery = { visits: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, device: BaseTypes.DeviceKind, startedAt: string, lastSeenAt: string, views: number, member: { id: string, name: string } | null }> } };


export const VisitsBehindDocument = gql<VisitsBehindQuery, VisitsBehindQueryVariables>`
    query VisitsBehind($filter: VisitFilter!, $first: Int!, $after: String) {
  visits(filter: $filter, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      device
      startedAt
      lastSeenAt
      views
      member {
        id
        name
      }
    }
  }
}
    `;

/**
 * __useVisitsBehindQuery__
 *
 * To run a query within a React component, call `useVisitsBehindQuery` and pass it any options that fit your needs.
 * When your component renders, `useVisitsBehindQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVisitsBehindQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useVisitsBehindQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VisitsBehindQuery, VisitsBehindQueryVariables> & ({ variables: VisitsBehindQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VisitsBehindQuery, VisitsBehindQueryVariables>(VisitsBehindDocument, options);
      }
export function useVisitsBehindLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VisitsBehindQuery, VisitsBehindQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VisitsBehindQuery, VisitsBehindQueryVariables>(VisitsBehindDocument, options);
        }
// @ts-ignore
export function useVisitsBehindSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<VisitsBehindQuery, VisitsBehindQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VisitsBehindQuery, VisitsBehindQueryVariables>;
export function useVisitsBehindSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VisitsBehindQuery, VisitsBehindQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VisitsBehindQuery | undefined, VisitsBehindQueryVariables>;
export function useVisitsBehindSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VisitsBehindQuery, VisitsBehindQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<VisitsBehindQuery, VisitsBehindQueryVariables>(VisitsBehindDocument, options);
        }
export type VisitsBehindQueryHookResult = ReturnType<typeof useVisitsBehindQuery>;
export type VisitsBehindLazyQueryHookResult = ReturnType<typeof useVisitsBehindLazyQuery>;
export type VisitsBehindSuspenseQueryHookResult = ReturnType<typeof useVisitsBehindSuspenseQuery>;