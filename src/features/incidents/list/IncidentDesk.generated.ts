/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { IncidentRowFragmentDoc } from './IncidentRow.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentDeskQueryVariables = Exact<{
  filter: BaseTypes.IncidentFilter;
  orderBy: BaseTypes.IncidentOrder;
  after?: string | null | undefined;
}>;


export type IncidentDeskQuery = { incidents: { totalCount: number, nodes: Array<{ id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type IncidentDeskOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type IncidentDeskOptionsQuery = { sites: Array<{ id: string, name: string }>, teamMembers: Array<{ id: string, name: string, automated: boolean }> };

export type IncidentDeskCamerasQueryVariables = Exact<{
  search: string;
}>;


export type IncidentDeskCamerasQuery = { cameras: { nodes: Array<{ id: string, name: string }> } };


export const IncidentDeskDocument = gql<IncidentDeskQuery, IncidentDeskQueryVariables>`
    query IncidentDesk($filter: IncidentFilter!, $orderBy: IncidentOrder!, $after: String) {
  incidents(filter: $filter, orderBy: $orderBy, first: 50, after: $after) {
    nodes {
      ...IncidentRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${IncidentRowFragmentDoc}`;

/**
 * __useIncidentDeskQuery__
 *
 * To run a query within a React component, call `useIncidentDeskQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentDeskQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentDeskQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useIncidentDeskQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentDeskQuery, IncidentDeskQueryVariables> & ({ variables: IncidentDeskQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentDeskQuery, IncidentDeskQueryVariables>(IncidentDeskDocument, options);
      }
export type IncidentDeskQueryHookResult = ReturnType<typeof useIncidentDeskQuery>;
export const IncidentDeskOptionsDocument = gql<IncidentDeskOptionsQuery, IncidentDeskOptionsQueryVariables>`
    query IncidentDeskOptions {
  sites {
    id
    name
  }
  teamMembers {
    id
    name
    automated
  }
}
    `;

/**
 * __useIncidentDeskOptionsQuery__
 *
 * To run a query within a React component, call `useIncidentDeskOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentDeskOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentDeskOptionsQuery({
 *   variables: {
 *   },
 * });
 */
export function useIncidentDeskOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<IncidentDeskOptionsQuery, IncidentDeskOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentDeskOptionsQuery, IncidentDeskOptionsQueryVariables>(IncidentDeskOptionsDocument, options);
      }
export type IncidentDeskOptionsQueryHookResult = ReturnType<typeof useIncidentDeskOptionsQuery>;
export const IncidentDeskCamerasDocument = gql<IncidentDeskCamerasQuery, IncidentDeskCamerasQueryVariables>`
    query IncidentDeskCameras($search: String!) {
  cameras(first: 100, filter: {search: $search}) {
    nodes {
      id
      name
    }
  }
}
    `;

/**
 * __useIncidentDeskCamerasQuery__
 *
 * To run a query within a React component, call `useIncidentDeskCamerasQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentDeskCamerasQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentDeskCamerasQuery({
 *   variables: {
 *      search: // value for 'search'
 *   },
 * });
 */
export function useIncidentDeskCamerasQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentDeskCamerasQuery, IncidentDeskCamerasQueryVariables> & ({ variables: IncidentDeskCamerasQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentDeskCamerasQuery, IncidentDeskCamerasQueryVariables>(IncidentDeskCamerasDocument, options);
      }
export type IncidentDeskCamerasQueryHookResult = ReturnType<typeof useIncidentDeskCamerasQuery>;
