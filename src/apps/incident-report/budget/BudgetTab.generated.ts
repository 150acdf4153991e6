/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { ProjectBudgetFragmentDoc } from './ProjectBudget.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentReportBudgetQueryVariables = Exact<{
  zone: string;
  period: BaseTypes.Period;
}>;


export type IncidentReportBudgetQuery = { projects: Array<{ id: string, name: string, currency: string, monthlyBudget: number, hourlyRate: number, sites: Array<{ id: string, name: string }>, spent: { from: string, to: string, amount: number, budget: number, hours: number, incidents: number } }> };


export const IncidentReportBudgetDocument = gql<IncidentReportBudgetQuery, IncidentReportBudgetQueryVariables>`
    query IncidentReportBudget($zone: TimeZone!, $period: Period!) {
  projects {
    ...ProjectBudget
  }
}
    ${ProjectBudgetFragmentDoc}`;

/**
 * __useIncidentReportBudgetQuery__
 *
 * To run a query within a React component, call `useIncidentReportBudgetQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentReportBudgetQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentReportBudgetQuery({
 *   variables: {
 *      zone: // value for 'zone'
 *      period: // value for 'period'
 *   },
 * });
 */
export function useIncidentReportBudgetQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentReportBudgetQuery, IncidentReportBudgetQueryVariables> & ({ variables: IncidentReportBudgetQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentReportBudgetQuery, IncidentReportBudgetQueryVariables>(IncidentReportBudgetDocument, options);
      }
export type IncidentReportBudgetQueryHookResult = ReturnType<typeof useIncidentReportBudgetQuery>;
