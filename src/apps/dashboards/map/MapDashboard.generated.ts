/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { CameraCounterFragmentDoc } from '../widgets/CameraCounter.generated.ts';
import { MalfunctionsPerMonthFragmentDoc } from '../widgets/MalfunctionsPerMonth.generated.ts';
import { ConversionFragmentDoc } from '../widgets/Conversion.generated.ts';
import { ImpressionsFragmentDoc } from '../widgets/Impressions.generated.ts';
import { VisitsFragmentDoc } from '../widgets/Visits.generated.ts';
import { VisitorsAndViewsFragmentDoc } from '../widgets/VisitorsAndViews.generated.ts';
import { DeviceShareFragmentDoc } from '../widgets/DeviceShare.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type MapDashboardQueryVariables = Exact<{
  zone: string;
  year: number;
  visitors: BaseTypes.Period;
  device: BaseTypes.Period;
}>;


export type MapDashboardQuery = { malfunctionYears: Array<number>, cameraCounts: { total: number, live: number, offline: number, notObserved: number, excluded: number, byState: Array<{ state: BaseTypes.CameraState, count: number }> }, malfunctions: { year: number, total: number, months: Array<{ month: number, from: string, to: string, count: number | null }> }, incidentConversion: { from: string, to: string, value: number | null, target: number, targetSeconds: number, ofTarget: number | null, days: Array<{ from: string, to: string, raised: number, inTime: number, value: number | null }> }, impressions: { from: string, to: string, total: number, previousTotal: number, buckets: Array<{ from: string, to: string, raised: number }> }, visitsOfWeek: { visits: number, previousVisits: number, buckets: Array<{ from: string, to: string, visits: number }> }, visitorsAndViews: { visitors: number, views: number, buckets: Array<{ from: string, visitors: number, views: number }> }, deviceShare: { visits: number, devices: Array<{ device: BaseTypes.DeviceKind, visits: number, share: number | null, change: number | null }> } };


export const MapDashboardDocument = gql<MapDashboardQuery, MapDashboardQueryVariables>`
    query MapDashboard($zone: TimeZone!, $year: Int!, $visitors: Period!, $device: Period!) {
  ...CameraCounter
  ...MalfunctionsPerMonth
  ...Conversion
  ...Impressions
  ...Visits
  ...VisitorsAndViews
  ...DeviceShare
}
    ${CameraCounterFragmentDoc}
${MalfunctionsPerMonthFragmentDoc}
${ConversionFragmentDoc}
${ImpressionsFragmentDoc}
${VisitsFragmentDoc}
${VisitorsAndViewsFragmentDoc}
${DeviceShareFragmentDoc}`;

/**
 * __useMapDashboardQuery__
 *
 * To run a query within a React component, call `useMapDashboardQuery` and pass it any options that fit your needs.
 * When your component renders, `useMapDashboardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMapDashboardQuery({
 *   variables: {
 *      zone: // value for 'zone'
 *      year: // value for 'year'
 *      visitors: // value for 'visitors'
 *      device: // value for 'device'
 *   },
 * });
 */
export function useMapDashboardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MapDashboardQuery, MapDashboardQueryVariables> & ({ variables: MapDashboardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MapDashboardQuery, MapDashboardQueryVariables>(MapDashboardDocument, options);
      }
export type MapDashboardQueryHookResult = ReturnType<typeof useMapDashboardQuery>;
