/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { IncidentCountersFragmentDoc } from './IncidentCounters.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentsScreenQueryVariables = Exact<{
  filter: BaseTypes.IncidentFilter;
}>;


export type IncidentsScreenQuery = { incidentCounts: { total: number, byState: Array<{ state: BaseTypes.IncidentState, count: number }>, bySeverity: Array<{ severity: BaseTypes.IncidentSeverity, count: number }> } };


export const IncidentsScreenDocument = gql<IncidentsScreenQuery, IncidentsScreenQueryVariables>`
    query IncidentsScreen($filter: IncidentFilter!) {
  incidentCounts(filter: $filter) {
    total
    ...IncidentCounters
  }
}
    ${IncidentCountersFragmentDoc}`;

/**
 * __useIncidentsScreenQuery__
 *
 * To run a query within a React component, call `useIncidentsScreenQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentsScreenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentsScreenQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useIncidentsScreenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentsScreenQuery, IncidentsScreenQueryVariables> & ({ variables: IncidentsScreenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentsScreenQuery, IncidentsScreenQueryVariables>(IncidentsScreenDocument, options);
      }
export type IncidentsScreenQueryHookResult = ReturnType<typeof useIncidentsScreenQuery>;
