/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentExportQueryVariables = Exact<{
  filter: BaseTypes.IncidentFilter;
  orderBy: BaseTypes.IncidentOrder;
  after?: string | null | undefined;
}>;


export type IncidentExportQuery = { incidents: { totalCount: number, nodes: Array<{ id: string, number: number, severity: BaseTypes.IncidentSeverity, kind: BaseTypes.IncidentKind, state: BaseTypes.IncidentState, summary: string, raisedAt: string, acknowledgedAt: string | null, closedAt: string | null, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const IncidentExportDocument = gql<IncidentExportQuery, IncidentExportQueryVariables>`
    query IncidentExport($filter: IncidentFilter!, $orderBy: IncidentOrder!, $after: String) {
  incidents(filter: $filter, orderBy: $orderBy, first: 100, after: $after) {
    nodes {
      id
      number
      severity
      kind
      state
      summary
      raisedAt
      acknowledgedAt
      closedAt
      camera {
        id
        name
      }
      site {
        id
        name
      }
      assignee {
        id
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `;

/**
 * __useIncidentExportQuery__
 *
 * To run a query within a React component, call `useIncidentExportQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentExportQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentExportQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useIncidentExportQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentExportQuery, IncidentExportQueryVariables> & ({ variables: IncidentExportQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentExportQuery, IncidentExportQueryVariables>(IncidentExportDocument, options);
      }
export type IncidentExportQueryHookResult = ReturnType<typeof useIncidentExportQuery>;
