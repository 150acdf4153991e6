/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type FleetMarkersQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetMarkersQuery = { fleet: Array<{ id: string, name: string, model: string, siteId: string, siteName: string, state: BaseTypes.CameraState, stateSince: string | null, lat: number, lng: number }> };

export type FleetStateSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FleetStateSubscription = { cameraStatusChanged: { id: string, camera: { id: string, state: BaseTypes.CameraState, stateSince: string | null } } };


export const FleetMarkersDocument = gql<FleetMarkersQuery, FleetMarkersQueryVariables>`
    query FleetMarkers {
  fleet {
    id
    name
    model
    siteId
    siteName
    state
    stateSince
    lat
    lng
  }
}
    `;

/**
 * __useFleetMarkersQuery__
 *
 * To run a query within a React component, call `useFleetMarkersQuery` and pass it any options that fit your needs.
 * When your component renders, `useFleetMarkersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFleetMarkersQuery({
 *   variables: {
 *   },
 * });
 */
export function useFleetMarkersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FleetMarkersQuery, FleetMarkersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FleetMarkersQuery, FleetMarkersQueryVariables>(FleetMarkersDocument, options);
      }
export function useFleetMarkersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FleetMarkersQuery, FleetMarkersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FleetMarkersQuery, FleetMarkersQueryVariables>(FleetMarkersDocument, options);
        }
// @ts-ignore
export function useFleetMarkersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FleetMarkersQuery, FleetMarkersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FleetMarkersQuery, FleetMarkersQueryVariables>;
export function useFleetMarkersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FleetMarkersQuery, FleetMarkersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FleetMarkersQuery | undefined, FleetMarkersQueryVariables>;
export function useFleetMarkersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FleetMarkersQuery, FleetMarkersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FleetMarkersQuery, FleetMarkersQueryVariables>(FleetMarkersDocument, options);
        }
export type FleetMarkersQueryHookResult = ReturnType<typeof useFleetMarkersQuery>;
export type FleetMarkersLazyQueryHookResult = ReturnType<typeof useFleetMarkersLazyQuery>;
export type FleetMarkersSuspenseQueryHookResult = ReturnType<typeof useFleetMarkersSuspenseQuery>;
export const FleetStateDocument = gql<FleetStateSubscription, FleetStateSubscriptionVariables>`
    subscription FleetState {
  cameraStatusChanged {
    id
    camera {
      id
      state
      stateSince
    }
  }
}
    `;

/**
 * __useFleetStateSubscription__
 *
 * To run a query within a React component, call `useFleetStateSubscription` and pass it any options that fit your needs.
 * When your component renders, `useFleetStateSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFleetStateSubscription({
 *   variables: {
 *   },
 * });
 */
export function useFleetStateSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<FleetStateSubscription, FleetStateSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<FleetStateSubscription, FleetStateSubscriptionVariables>(FleetStateDocument, options);
      }
export type FleetStateSubscriptionHookResult = ReturnType<typeof useFleetStateSubscription>;