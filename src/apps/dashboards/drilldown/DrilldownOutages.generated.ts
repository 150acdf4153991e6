/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type OutagesBehindQueryVariables = Exact<{
  at: BaseTypes.TimeRangeInput;
  first: number;
  after?: string | null | undefined;
}>;


export type OutagesBehindQuery = { statusTransitions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, at: string, reason: BaseTypes.StatusReason, durationSeconds: number, camera: { id: string, name: string, state: BaseTypes.CameraState } }> } };


export const OutagesBehindDocument = gql<OutagesBehindQuery, OutagesBehindQueryVariables>`
    query OutagesBehind($at: TimeRangeInput!, $first: Int!, $after: String) {
  statusTransitions(
    filter: {from: [UP, DEGRADED, UNKNOWN, MAINTENANCE, PAUSED], to: [DOWN], at: $at}
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      at
      reason
      durationSeconds
      camera {
        id
        name
        state
      }
    }
  }
}
    `;

/**
 * __useOutagesBehindQuery__
 *
 * To run a query within a React component, call `useOutagesBehindQuery` and pass it any options that fit your needs.
 * When your component renders, `useOutagesBehindQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOutagesBehindQuery({
 *   variables: {
 *      at: // value for 'at'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useOutagesBehindQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OutagesBehindQuery, OutagesBehindQueryVariables> & ({ variables: OutagesBehindQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OutagesBehindQuery, OutagesBehindQueryVariables>(OutagesBehindDocument, options);
      }
export function useOutagesBehindLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OutagesBehindQuery, OutagesBehindQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OutagesBehindQuery, OutagesBehindQueryVariables>(OutagesBehindDocument, options);
        }
// @ts-ignore
export function useOutagesBehindSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OutagesBehindQuery, OutagesBehindQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OutagesBehindQuery, OutagesBehindQueryVariables>;
export function useOutagesBehindSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OutagesBehindQuery, OutagesBehindQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OutagesBehindQuery | undefined, OutagesBehindQueryVariables>;
export function useOutagesBehindSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OutagesBehindQuery, OutagesBehindQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OutagesBehindQuery, OutagesBehindQueryVariables>(OutagesBehindDocument, options);
        }
export type OutagesBehindQueryHookResult = ReturnType<typeof useOutagesBehindQuery>;
export type OutagesBehindLazyQueryHookResult = ReturnType<typeof useOutagesBehindLazyQuery>;
export type OutagesBehindSuspenseQueryHookResult = ReturnType<typeof useOutagesBehindSuspenseQuery>;