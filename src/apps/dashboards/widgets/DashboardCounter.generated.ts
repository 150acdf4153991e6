/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { CameraCounterFragmentDoc } from './CameraCounter.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DashboardCounterQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCounterQuery = { cameraCounts: { total: number, live: number, offline: number, notObserved: number, excluded: number, byState: Array<{ state: BaseTypes.CameraState, count: number }> } };


export const DashboardCounterDocument = gql<DashboardCounterQuery, DashboardCounterQueryVariables>`
    query DashboardCounter {
  ...CameraCounter
}
    ${CameraCounterFragmentDoc}`;

/**
 * __useDashboardCounterQuery__
 *
 * To run a query within a React component, call `useDashboardCounterQuery` and pass it any options that fit your needs.
 * When your component renders, `useDashboardCounterQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDashboardCounterQuery({
 *   variables: {
 *   },
 * });
 */
export function useDashboardCounterQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardCounterQuery, DashboardCounterQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardCounterQuery, DashboardCounterQueryVariables>(DashboardCounterDocument, options);
      }
export type DashboardCounterQueryHookResult = ReturnType<typeof useDashboardCounterQuery>;
