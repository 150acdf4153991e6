/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { MalfunctionsPerMonthFragmentDoc } from '../widgets/MalfunctionsPerMonth.generated.ts';
import { UptimeTrendFragmentDoc } from '../widgets/UptimeTrend.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CameraHealthOutagesQueryVariables = Exact<{
  zone: string;
  year: number;
  trend: BaseTypes.TrendRange;
}>;


export type CameraHealthOutagesQuery = { malfunctionYears: Array<number>, cameraCounts: { total: number }, malfunctions: { year: number, total: number, months: Array<{ month: number, from: string, to: string, count: number | null }> }, uptimeTrend: { from: string, to: string, uptime: number | null, change: number | null, coverage: number, points: Array<{ from: string, to: string, uptime: number | null, malfunctions: number }> } };


export const CameraHealthOutagesDocument = gql<CameraHealthOutagesQuery, CameraHealthOutagesQueryVariables>`
    query CameraHealthOutages($zone: TimeZone!, $year: Int!, $trend: TrendRange!) {
  ...MalfunctionsPerMonth
  ...UptimeTrend
}
    ${MalfunctionsPerMonthFragmentDoc}
${UptimeTrendFragmentDoc}`;

/**
 * __useCameraHealthOutagesQuery__
 *
 * To run a query within a React component, call `useCameraHealthOutagesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraHealthOutagesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraHealthOutagesQuery({
 *   variables: {
 *      zone: // value for 'zone'
 *      year: // value for 'year'
 *      trend: // value for 'trend'
 *   },
 * });
 */
export function useCameraHealthOutagesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CameraHealthOutagesQuery, CameraHealthOutagesQueryVariables> & ({ variables: CameraHealthOutagesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraHealthOutagesQuery, CameraHealthOutagesQueryVariables>(CameraHealthOutagesDocument, options);
      }
export type CameraHealthOutagesQueryHookResult = ReturnType<typeof useCameraHealthOutagesQuery>;
