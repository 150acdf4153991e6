/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { ConversionFragmentDoc } from './Conversion.generated.ts';
import { ImpressionsFragmentDoc } from './Impressions.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DashboardIncidentsQueryVariables = Exact<{
  zone: string;
}>;


export type DashboardIncidentsQuery = { incidentConversion: { from: string, to: string, value: number | null, target: number, targetSeconds: number, ofTarget: number | null, days: Array<{ from: string, to: string, raised: number, inTime: number, value: number | null }> }, impressions: { from: string, to: string, total: number, previousTotal: number, buckets: Array<{ from: string, to: string, raised: number }> } };


export const DashboardIncidentsDocument = gql<DashboardIncidentsQuery, DashboardIncidentsQueryVariables>`
    query DashboardIncidents($zone: TimeZone!) {
  ...Conversion
  ...Impressions
}
    ${ConversionFragmentDoc}
${ImpressionsFragmentDoc}`;

/**
 * __useDashboardIncidentsQuery__
 *
 * To run a query within a React component, call `useDashboardIncidentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDashboardIncidentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDashboardIncidentsQuery({
 *   variables: {
 *      zone: // value for 'zone'
 *   },
 * });
 */
export function useDashboardIncidentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DashboardIncidentsQuery, DashboardIncidentsQueryVariables> & ({ variables: DashboardIncidentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardIncidentsQuery, DashboardIncidentsQueryVariables>(DashboardIncidentsDocument, options);
      }
export type DashboardIncidentsQueryHookResult = ReturnType<typeof useDashboardIncidentsQuery>;
