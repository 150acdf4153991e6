/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { MalfunctionsPerMonthFragmentDoc } from '../widgets/MalfunctionsPerMonth.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type MapOutagesQueryVariables = Exact<{
  zone: string;
  year: number;
}>;


export type MapOutagesQuery = { malfunctionYears: Array<number>, cameraCounts: { total: number }, malfunctions: { year: number, total: number, months: Array<{ month: number, from: string, to: string, count: number | null }> } };


export const MapOutagesDocument = gql<MapOutagesQuery, MapOutagesQueryVariables>`
    query MapOutages($zone: TimeZone!, $year: Int!) {
  ...MalfunctionsPerMonth
}
    ${MalfunctionsPerMonthFragmentDoc}`;

/**
 * __useMapOutagesQuery__
 *
 * To run a query within a React component, call `useMapOutagesQuery` and pass it any options that fit your needs.
 * When your component renders, `useMapOutagesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMapOutagesQuery({
 *   variables: {
 *      zone: // value for 'zone'
 *      year: // value for 'year'
 *   },
 * });
 */
export function useMapOutagesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MapOutagesQuery, MapOutagesQueryVariables> & ({ variables: MapOutagesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MapOutagesQuery, MapOutagesQueryVariables>(MapOutagesDocument, options);
      }
export type MapOutagesQueryHookResult = ReturnType<typeof useMapOutagesQuery>;
