/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { IncidentCountFragmentDoc } from './IncidentCount.generated.ts';
import { IncidentAnalysisFragmentDoc } from './IncidentAnalysis.generated.ts';
import { TaskDistributionFragmentDoc } from './TaskDistribution.generated.ts';
import { AlertDistributionFragmentDoc } from './AlertDistribution.generated.ts';
import { SpentFiguresFragmentDoc } from './SpentFigures.generated.ts';
import { ScheduledViewsFragmentDoc } from './ScheduledViews.generated.ts';
import { CameraOperationsFragmentDoc } from './CameraOperations.generated.ts';
import { IncidentsPerCameraFragmentDoc } from './IncidentsPerCamera.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentReportHomeQueryVariables = Exact<{
  zone: string;
  count: BaseTypes.Period;
  analysis: BaseTypes.Period;
  tasks: BaseTypes.Period;
  alerts: BaseTypes.Period;
  spent: BaseTypes.Period;
  cameras: BaseTypes.Period;
  day: BaseTypes.ViewDay;
  siteIds?: Array<string> | string | null | undefined;
}>;


export type IncidentReportHomeQuery = { counted: { total: number, previousTotal: number, open: number, bySeverity: Array<{ severity: BaseTypes.IncidentSeverity, count: number }> }, analysed: { from: string, to: string, total: number, meanSecondsToAcknowledge: number | null, meanSecondsToClose: number | null, byState: Array<{ state: BaseTypes.IncidentState, count: number }>, buckets: Array<{ from: string, to: string, raised: number, acknowledged: number, closed: number, high: number, medium: number, low: number }> }, tasks: { total: number, open: number, byState: Array<{ state: BaseTypes.IncidentState, count: number }> }, alerts: { total: number, bySeverity: Array<{ severity: BaseTypes.IncidentSeverity, count: number }> }, projects: Array<{ id: string, name: string, currency: string, spent: { amount: number, budget: number, hours: number, incidents: number } }>, scheduledViews: { totalCount: number, nodes: Array<{ from: string, to: string, now: boolean, camera: { id: string, name: string, state: BaseTypes.CameraState, site: { id: string, name: string } } }> }, statusTransitions: { nodes: Array<{ id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, durationSeconds: number, camera: { id: string, name: string } }> }, incidentsPerCamera: Array<{ total: number, high: number, medium: number, low: number, open: number, camera: { id: string, name: string } }> };


export const IncidentReportHomeDocument = gql<IncidentReportHomeQuery, IncidentReportHomeQueryVariables>`
    query IncidentReportHome($zone: TimeZone!, $count: Period!, $analysis: Period!, $tasks: Period!, $alerts: Period!, $spent: Period!, $cameras: Period!, $day: ViewDay!, $siteIds: [ID!]) {
  ...IncidentCount
  ...IncidentAnalysis
  ...TaskDistribution
  ...AlertDistribution
  ...SpentFigures
  ...ScheduledViews
  ...CameraOperations
  ...IncidentsPerCamera
}
    ${IncidentCountFragmentDoc}
${IncidentAnalysisFragmentDoc}
${TaskDistributionFragmentDoc}
${AlertDistributionFragmentDoc}
${SpentFiguresFragmentDoc}
${ScheduledViewsFragmentDoc}
${CameraOperationsFragmentDoc}
${IncidentsPerCameraFragmentDoc}`;

/**
 * __useIncidentReportHomeQuery__
 *
 * To run a query within a React component, call `useIncidentReportHomeQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentReportHomeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentReportHomeQuery({
 *   variables: {
 *      zone: // value for 'zone'
 *      count: // value for 'count'
 *      analysis: // value for 'analysis'
 *      tasks: // value for 'tasks'
 *      alerts: // value for 'alerts'
 *      spent: // value for 'spent'
 *      cameras: // value for 'cameras'
 *      day: // value for 'day'
 *      siteIds: // value for 'siteIds'
 *   },
 * });
 */
export function useIncidentReportHomeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentReportHomeQuery, IncidentReportHomeQueryVariables> & ({ variables: IncidentReportHomeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentReportHomeQuery, IncidentReportHomeQueryVariables>(IncidentReportHomeDocument, options);
      }
export type IncidentReportHomeQueryHookResult = ReturnType<typeof useIncidentReportHomeQuery>;
