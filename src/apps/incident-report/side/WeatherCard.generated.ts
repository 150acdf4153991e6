/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type WeatherCardQueryVariables = Exact<{
  siteId?: string | null | undefined;
  zone: string;
}>;


export type WeatherCardQuery = { weather: { location: string, simulated: boolean, current: { at: string, icon: BaseTypes.WeatherIcon, temperatureC: number, temperatureF: number, windKmh: number, windMph: number, windDirection: string, rainProbability: number }, days: Array<{ at: string, icon: BaseTypes.WeatherIcon, temperatureC: number, temperatureF: number, windKmh: number, windMph: number, windDirection: string, rainProbability: number }> } | null };

export type WeatherNowFragment = { at: string, icon: BaseTypes.WeatherIcon, temperatureC: number, temperatureF: number, windKmh: number, windMph: number, windDirection: string, rainProbability: number };

export const WeatherNowFragmentDoc = gql<WeatherNowFragment, unknown>`
    fragment WeatherNow on WeatherReading {
  at
  icon
  temperatureC
  temperatureF
  windKmh
  windMph
  windDirection
  rainProbability
}
    `;
export const WeatherCardDocument = gql<WeatherCardQuery, WeatherCardQueryVariables>`
    query WeatherCard($siteId: ID, $zone: TimeZone!) {
  weather(siteId: $siteId, zone: $zone) {
    location
    simulated
    current {
      ...WeatherNow
    }
    days {
      ...WeatherNow
    }
  }
}
    ${WeatherNowFragmentDoc}`;

/**
 * __useWeatherCardQuery__
 *
 * To run a query within a React component, call `useWeatherCardQuery` and pass it any options that fit your needs.
 * When your component renders, `useWeatherCardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWeatherCardQuery({
 *   variables: {
 *      siteId: // value for 'siteId'
 *      zone: // value for 'zone'
 *   },
 * });
 */
export function useWeatherCardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WeatherCardQuery, WeatherCardQueryVariables> & ({ variables: WeatherCardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WeatherCardQuery, WeatherCardQueryVariables>(WeatherCardDocument, options);
      }
export type WeatherCardQueryHookResult = ReturnType<typeof useWeatherCardQuery>;
