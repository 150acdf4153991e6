/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentReportProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type IncidentReportProjectsQuery = { projects: Array<{ id: string, name: string, sites: Array<{ id: string, name: string }> }> };


export const IncidentReportProjectsDocument = gql<IncidentReportProjectsQuery, IncidentReportProjectsQueryVariables>`
    query IncidentReportProjects {
  projects {
    id
    name
    sites {
      id
      name
    }
  }
}
    `;

/**
 * __useIncidentReportProjectsQuery__
 *
 * To run a query within a React component, call `useIncidentReportProjectsQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentReportProjectsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentReportProjectsQuery({
 *   variables: {
 *   },
 * });
 */
export function useIncidentReportProjectsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<IncidentReportProjectsQuery, IncidentReportProjectsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentReportProjectsQuery, IncidentReportProjectsQueryVariables>(IncidentReportProjectsDocument, options);
      }
export type IncidentReportProjectsQueryHookResult = ReturnType<typeof useIncidentReportProjectsQuery>;
