/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DrilldownOutagesQueryVariables = Exact<{
  at: BaseTypes.TimeRangeInput;
  first: number;
  after?: string | null | undefined;
}>;


export type DrilldownOutagesQuery = { statusTransitions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, at: string, reason: BaseTypes.StatusReason, durationSeconds: number, camera: { id: string, name: string, state: BaseTypes.CameraState } }> } };


export const DrilldownOutagesDocument = gql<DrilldownOutagesQuery, DrilldownOutagesQueryVariables>`
    query DrilldownOutages($at: TimeRangeInput!, $first: Int!, $after: String) {
  statusTransitions(
    filter: {from: [UP, DEGRADED, UNKNOWN, NOT_OBSERVED, MAINTENANCE, PAUSED], to: [DOWN], at: $at}
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      at
      reason
      durationSeconds
      camera {
        id
        name
        state
      }
    }
  }
}
    `;

/**
 * __useDrilldownOutagesQuery__
 *
 * To run a query within a React component, call `useDrilldownOutagesQuery` and pass it any options that fit your needs.
 * When your component renders, `useDrilldownOutagesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDrilldownOutagesQuery({
 *   variables: {
 *      at: // value for 'at'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useDrilldownOutagesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DrilldownOutagesQuery, DrilldownOutagesQueryVariables> & ({ variables: DrilldownOutagesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DrilldownOutagesQuery, DrilldownOutagesQueryVariables>(DrilldownOutagesDocument, options);
      }
export type DrilldownOutagesQueryHookResult = ReturnType<typeof useDrilldownOutagesQuery>;
