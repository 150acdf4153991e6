/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { VisitsFragmentDoc } from './Visits.generated.ts';
import { VisitorsAndViewsFragmentDoc } from './VisitorsAndViews.generated.ts';
import { DeviceShareFragmentDoc } from './DeviceShare.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DashboardVisitsQueryVariables = Exact<{
  zone: string;
  visitors: BaseTypes.Period;
  device: BaseTypes.Period;
}>;


export type DashboardVisitsQuery = { visitsOfWeek: { visits: number, previousVisits: number, buckets: Array<{ from: string, to: string, visits: number }> }, visitorsAndViews: { visitors: number, views: number, buckets: Array<{ from: string, visitors: number, views: number }> }, deviceShare: { visits: number, devices: Array<{ device: BaseTypes.DeviceKind, visits: number, share: number | null, change: number | null }> } };


export const DashboardVisitsDocument = gql<DashboardVisitsQuery, DashboardVisitsQueryVariables>`
    query DashboardVisits($zone: TimeZone!, $visitors: Period!, $device: Period!) {
  ...Visits
  ...VisitorsAndViews
  ...DeviceShare
}
    ${VisitsFragmentDoc}
${VisitorsAndViewsFragmentDoc}
${DeviceShareFragmentDoc}`;

/**
 * __useDashboardVisitsQuery__
 *
 * To run a query within a React component, call `useDashboardVisitsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDashboardVisitsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDashboardVisitsQuery({
 *   variables: {
 *      zone: // value for 'zone'
 *      visitors: // value for 'visitors'
 *      device: // value for 'device'
 *   },
 * });
 */
export function useDashboardVisitsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DashboardVisitsQuery, DashboardVisitsQueryVariables> & ({ variables: DashboardVisitsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardVisitsQuery, DashboardVisitsQueryVariables>(DashboardVisitsDocument, options);
      }
export type DashboardVisitsQueryHookResult = ReturnType<typeof useDashboardVisitsQuery>;
