/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CalendarWindowFragment = { id: string, from: string, to: string, reason: string, phase: BaseTypes.MaintenancePhase, createdBy: string, site: { id: string, name: string } | null, cameras: { totalCount: number, nodes: Array<{ id: string, name: string }> } };

export type CalendarWindowsQueryVariables = Exact<{
  during: BaseTypes.TimeRangeInput;
}>;


export type CalendarWindowsQuery = { maintenanceWindows: { totalCount: number, nodes: Array<{ id: string, from: string, to: string, reason: string, phase: BaseTypes.MaintenancePhase, createdBy: string, site: { id: string, name: string } | null, cameras: { totalCount: number, nodes: Array<{ id: string, name: string }> } }> } };

export const CalendarWindowFragmentDoc = gql<CalendarWindowFragment, unknown>`
    fragment CalendarWindow on MaintenanceWindow {
  id
  from
  to
  reason
  phase
  createdBy
  site {
    id
    name
  }
  cameras(first: 10) {
    totalCount
    nodes {
      id
      name
    }
  }
}
    `;
export const CalendarWindowsDocument = gql<CalendarWindowsQuery, CalendarWindowsQueryVariables>`
    query CalendarWindows($during: TimeRangeInput!) {
  maintenanceWindows(
    filter: {at: $during, phases: [PLANNED, ACTIVE, ENDED]}
    first: 100
  ) {
    totalCount
    nodes {
      ...CalendarWindow
    }
  }
}
    ${CalendarWindowFragmentDoc}`;

/**
 * __useCalendarWindowsQuery__
 *
 * To run a query within a React component, call `useCalendarWindowsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCalendarWindowsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCalendarWindowsQuery({
 *   variables: {
 *      during: // value for 'during'
 *   },
 * });
 */
export function useCalendarWindowsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CalendarWindowsQuery, CalendarWindowsQueryVariables> & ({ variables: CalendarWindowsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarWindowsQuery, CalendarWindowsQueryVariables>(CalendarWindowsDocument, options);
      }
export type CalendarWindowsQueryHookResult = ReturnType<typeof useCalendarWindowsQuery>;
