/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DrilldownVisitsQueryVariables = Exact<{
  filter: BaseTypes.VisitFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type DrilldownVisitsQuery = { visits: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, device: BaseTypes.DeviceKind, startedAt: string, lastSeenAt: string, views: number, member: { id: string, name: string } | null }> } };


export const DrilldownVisitsDocument = gql<DrilldownVisitsQuery, DrilldownVisitsQueryVariables>`
    query DrilldownVisits($filter: VisitFilter!, $first: Int!, $after: String) {
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
 * __useDrilldownVisitsQuery__
 *
 * To run a query within a React component, call `useDrilldownVisitsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDrilldownVisitsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDrilldownVisitsQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useDrilldownVisitsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DrilldownVisitsQuery, DrilldownVisitsQueryVariables> & ({ variables: DrilldownVisitsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DrilldownVisitsQuery, DrilldownVisitsQueryVariables>(DrilldownVisitsDocument, options);
      }
export type DrilldownVisitsQueryHookResult = ReturnType<typeof useDrilldownVisitsQuery>;
