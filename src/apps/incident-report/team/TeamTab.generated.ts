/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { TeamTableFragmentDoc } from './TeamTable.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentReportTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type IncidentReportTeamQuery = { teamMembers: Array<{ id: string, name: string, automated: boolean, avatar: string, position: string, office: string, email: string, phone: string, openIncidents: number }> };


export const IncidentReportTeamDocument = gql<IncidentReportTeamQuery, IncidentReportTeamQueryVariables>`
    query IncidentReportTeam {
  ...TeamTable
}
    ${TeamTableFragmentDoc}`;

/**
 * __useIncidentReportTeamQuery__
 *
 * To run a query within a React component, call `useIncidentReportTeamQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentReportTeamQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentReportTeamQuery({
 *   variables: {
 *   },
 * });
 */
export function useIncidentReportTeamQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<IncidentReportTeamQuery, IncidentReportTeamQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentReportTeamQuery, IncidentReportTeamQueryVariables>(IncidentReportTeamDocument, options);
      }
export type IncidentReportTeamQueryHookResult = ReturnType<typeof useIncidentReportTeamQuery>;
