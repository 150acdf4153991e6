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
import { UptimeTrendFragmentDoc } from '../widgets/UptimeTrend.generated.ts';
import { VisitorsAndViewsFragmentDoc } from '../widgets/VisitorsAndViews.generated.ts';
import { DeviceShareFragmentDoc } from '../widgets/DeviceShare.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CameraHealthQueryVariables = Exact<{
  zone: string;
  year: number;
  trend: BaseTypes.TrendRange;
  visitors: BaseTypes.Period;
  device: BaseTypes.Period;
}>;


export type CameraHealthQuery = { malfunctionYears: Array<number>, cameraCounts: { total: number, live: number, offline: number, notObserved: number, excluded: number, byState: Array<{ state: BaseTypes.CameraState, count: number }> }, malfunctions: { year: number, total: number, months: Array<{ month: number, from: string, to: string, count: number | null }> }, incidentConversion: { from: string, to: string, value: number | null, target: number, targetSeconds: number, ofTarget: number | null, days: Array<{ from: string, to: string, raised: number, inTime: number, value: number | null }> }, impressions: { from: string, to: string, total: number, previousTotal: number, buckets: Array<{ from: string, to: string, raised: number }> }, visitsOfWeek: { visits: number, previousVisits: number, buckets: Array<{ from: string, to: string, visits: number }> }, uptimeTrend: { from: string, to: string, uptime: number | null, change: number | null, coverage: number, points: Array<{ from: string, to: string, uptime: number | null, malfunctions: number }> }, visitorsAndViews: { visitors: number, views: number, buckets: Array<{ from: string, visitors: number, views: number }> }, deviceShare: { visits: number, devices: Array<{ device: BaseTypes.DeviceKind, visits: number, share: number | null, change: number | null }> } };


export const CameraHealthDocument = gql<CameraHealthQuery, CameraHealthQueryVariables>`
    query CameraHealth($zone: TimeZone!, $year: Int!, $trend: TrendRange!, $visitors: Period!, $device: Period!) {
  ...CameraCounter
  ...MalfunctionsPerMonth
  ...Conversion
  ...Impressions
  ...Visits
  ...UptimeTrend
  ...VisitorsAndViews
  ...DeviceShare
}
    ${CameraCounterFragmentDoc}
${MalfunctionsPerMonthFragmentDoc}
${ConversionFragmentDoc}
${ImpressionsFragmentDoc}
${VisitsFragmentDoc}
${UptimeTrendFragmentDoc}
${VisitorsAndViewsFragmentDoc}
${DeviceShareFragmentDoc}`;

/**
 * __useCameraHealthQuery__
 *
 * To run a query within a React component, call `useCameraHealthQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraHealthQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraHealthQuery({
 *   variables: {
 *      zone: // value for 'zone'
 *      year: // value for 'year'
 *      trend: // value for 'trend'
 *      visitors: // value for 'visitors'
 *      device: // value for 'device'
 *   },
 * });
 */
export function useCameraHealthQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CameraHealthQuery, CameraHealthQueryVariables> & ({ variables: CameraHealthQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraHealthQuery, CameraHealthQueryVariables>(CameraHealthDocument, options);
      }
export type CameraHealthQueryHookResult = ReturnType<typeof useCameraHealthQuery>;
