/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CamerasHealthQueryVariables = Exact<{
  ids: Array<string> | string;
  zone: string;
}>;


export type CamerasHealthQuery = { cameras: { nodes: Array<{ id: string, health: { uptime: number | null, coverage: number, malfunctions: number, outagesBefore: number, downSeconds: number, upSeconds: number, degradedSeconds: number } }> } };


export const CamerasHealthDocument = gql<CamerasHealthQuery, CamerasHealthQueryVariables>`
    query CamerasHealth($ids: [ID!]!, $zone: TimeZone!) {
  cameras(filter: {ids: $ids}, first: 100) {
    nodes {
      id
      health(period: LAST_30_DAYS, zone: $zone) {
        uptime
        coverage
        malfunctions
        outagesBefore
        downSeconds
        upSeconds
        degradedSeconds
      }
    }
  }
}
    `;

/**
 * __useCamerasHealthQuery__
 *
 * To run a query within a React component, call `useCamerasHealthQuery` and pass it any options that fit your needs.
 * When your component renders, `useCamerasHealthQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCamerasHealthQuery({
 *   variables: {
 *      ids: // value for 'ids'
 *      zone: // value for 'zone'
 *   },
 * });
 */
export function useCamerasHealthQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CamerasHealthQuery, CamerasHealthQueryVariables> & ({ variables: CamerasHealthQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CamerasHealthQuery, CamerasHealthQueryVariables>(CamerasHealthDocument, options);
      }
export type CamerasHealthQueryHookResult = ReturnType<typeof useCamerasHealthQuery>;
