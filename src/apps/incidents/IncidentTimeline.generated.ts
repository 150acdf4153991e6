/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentTimelineQueryVariables = Exact<{
  filter: BaseTypes.IncidentFilter;
}>;


export type IncidentTimelineQuery = { incidentCounts: { buckets: Array<{ from: string, to: string, high: number, medium: number, low: number }> } };


export const IncidentTimelineDocument = gql<IncidentTimelineQuery, IncidentTimelineQueryVariables>`
    query IncidentTimeline($filter: IncidentFilter!) {
  incidentCounts(filter: $filter) {
    buckets {
      from
      to
      high
      medium
      low
    }
  }
}
    `;

/**
 * __useIncidentTimelineQuery__
 *
 * To run a query within a React component, call `useIncidentTimelineQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentTimelineQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentTimelineQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useIncidentTimelineQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentTimelineQuery, IncidentTimelineQueryVariables> & ({ variables: IncidentTimelineQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentTimelineQuery, IncidentTimelineQueryVariables>(IncidentTimelineDocument, options);
      }
export type IncidentTimelineQueryHookResult = ReturnType<typeof useIncidentTimelineQuery>;
