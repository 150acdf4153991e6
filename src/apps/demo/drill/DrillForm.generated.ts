/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DrillPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type DrillPlacesQuery = { fleet: Array<{ id: string, name: string, siteId: string, siteName: string, state: BaseTypes.CameraState }> };


export const DrillPlacesDocument = gql<DrillPlacesQuery, DrillPlacesQueryVariables>`
    query DrillPlaces {
  fleet {
    id
    name
    siteId
    siteName
    state
  }
}
    `;

/**
 * __useDrillPlacesQuery__
 *
 * To run a query within a React component, call `useDrillPlacesQuery` and pass it any options that fit your needs.
 * When your component renders, `useDrillPlacesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDrillPlacesQuery({
 *   variables: {
 *   },
 * });
 */
export function useDrillPlacesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DrillPlacesQuery, DrillPlacesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DrillPlacesQuery, DrillPlacesQueryVariables>(DrillPlacesDocument, options);
      }
export function useDrillPlacesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DrillPlacesQuery, DrillPlacesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DrillPlacesQuery, DrillPlacesQueryVariables>(DrillPlacesDocument, options);
        }
// @ts-ignore
export function useDrillPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DrillPlacesQuery, DrillPlacesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrillPlacesQuery, DrillPlacesQueryVariables>;
export function useDrillPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrillPlacesQuery, DrillPlacesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrillPlacesQuery | undefined, DrillPlacesQueryVariables>;
export function useDrillPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrillPlacesQuery, DrillPlacesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DrillPlacesQuery, DrillPlacesQueryVariables>(DrillPlacesDocument, options);
        }
export type DrillPlacesQueryHookResult = ReturnType<typeof useDrillPlacesQuery>;
export type DrillPlacesLazyQueryHookResult = ReturnType<typeof useDrillPlacesLazyQuery>;
export type DrillPlacesSuspenseQueryHookResult = ReturnType<typeof useDrillPlacesSuspenseQuery>;