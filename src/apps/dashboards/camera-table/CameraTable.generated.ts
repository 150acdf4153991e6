/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CameraTableQueryVariables = Exact<{
  filter: BaseTypes.CameraFilter;
  orderBy: BaseTypes.CameraOrder;
  first: number;
  after?: string | null | undefined;
  zone: string;
}>;


export type CameraTableQuery = { cameras: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, operatorState: BaseTypes.OperatorState, state: BaseTypes.CameraState, health: { malfunctions: number, outagesBefore: number, upSeconds: number, degradedSeconds: number, downSeconds: number, uptime: number | null, coverage: number } }> } };


export const CameraTableDocument = gql<CameraTableQuery, CameraTableQueryVariables>`
    query CameraTable($filter: CameraFilter!, $orderBy: CameraOrder!, $first: Int!, $after: String, $zone: TimeZone!) {
  cameras(
    filter: $filter
    orderBy: $orderBy
    zone: $zone
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
      name
      operatorState
      state
      health(period: LAST_12_MONTHS, zone: $zone) {
        malfunctions
        outagesBefore
        upSeconds
        degradedSeconds
        downSeconds
        uptime
        coverage
      }
    }
  }
}
    `;

/**
 * __useCameraTableQuery__
 *
 * To run a query within a React component, call `useCameraTableQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraTableQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraTableQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      zone: // value for 'zone'
 *   },
 * });
 */
export function useCameraTableQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CameraTableQuery, CameraTableQueryVariables> & ({ variables: CameraTableQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraTableQuery, CameraTableQueryVariables>(CameraTableDocument, options);
      }
export type CameraTableQueryHookResult = ReturnType<typeof useCameraTableQuery>;
