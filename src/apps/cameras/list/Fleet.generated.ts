/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CamerasFleetQueryVariables = Exact<{ [key: string]: never; }>;


export type CamerasFleetQuery = { fleet: Array<{ id: string, name: string, model: string, siteId: string, siteName: string, group: string, tags: Array<string>, priority: number, operatorState: BaseTypes.OperatorState, state: BaseTypes.CameraState, stateSince: string | null, openSeverity: BaseTypes.IncidentSeverity | null, streamKinds: Array<BaseTypes.StreamKind>, lat: number, lng: number }> };

export type CamerasHealthQueryVariables = Exact<{
  ids: Array<string> | string;
  zone: string;
}>;


export type CamerasHealthQuery = { cameras: { nodes: Array<{ id: string, health: { uptime: number | null, coverage: number, malfunctions: number, downSeconds: number, upSeconds: number, degradedSeconds: number } }> } };

export type CamerasStatusSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CamerasStatusSubscription = { cameraStatusChanged: { id: string, at: string, to: BaseTypes.CameraState, camera: { id: string } } };

export type CamerasIncidentsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CamerasIncidentsSubscription = { incidentChanged: { id: string, camera: { id: string, openSeverity: BaseTypes.IncidentSeverity | null } | null } };


export const CamerasFleetDocument = gql<CamerasFleetQuery, CamerasFleetQueryVariables>`
    query CamerasFleet {
  fleet {
    id
    name
    model
    siteId
    siteName
    group
    tags
    priority
    operatorState
    state
    stateSince
    openSeverity
    streamKinds
    lat
    lng
  }
}
    `;

/**
 * __useCamerasFleetQuery__
 *
 * To run a query within a React component, call `useCamerasFleetQuery` and pass it any options that fit your needs.
 * When your component renders, `useCamerasFleetQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCamerasFleetQuery({
 *   variables: {
 *   },
 * });
 */
export function useCamerasFleetQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CamerasFleetQuery, CamerasFleetQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CamerasFleetQuery, CamerasFleetQueryVariables>(CamerasFleetDocument, options);
      }
export function useCamerasFleetLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CamerasFleetQuery, CamerasFleetQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CamerasFleetQuery, CamerasFleetQueryVariables>(CamerasFleetDocument, options);
        }
// @ts-ignore
export function useCamerasFleetSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CamerasFleetQuery, CamerasFleetQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CamerasFleetQuery, CamerasFleetQueryVariables>;
export function useCamerasFleetSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CamerasFleetQuery, CamerasFleetQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CamerasFleetQuery | undefined, CamerasFleetQueryVariables>;
export function useCamerasFleetSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CamerasFleetQuery, CamerasFleetQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CamerasFleetQuery, CamerasFleetQueryVariables>(CamerasFleetDocument, options);
        }
export type CamerasFleetQueryHookResult = ReturnType<typeof useCamerasFleetQuery>;
export type CamerasFleetLazyQueryHookResult = ReturnType<typeof useCamerasFleetLazyQuery>;
export type CamerasFleetSuspenseQueryHookResult = ReturnType<typeof useCamerasFleetSuspenseQuery>;
export const CamerasHealthDocument = gql<CamerasHealthQuery, CamerasHealthQueryVariables>`
    query CamerasHealth($ids: [ID!]!, $zone: TimeZone!) {
  cameras(filter: {ids: $ids}, first: 100) {
    nodes {
      id
      health(period: LAST_30_DAYS, zone: $zone) {
        uptime
        coverage
        malfunctions
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
export function useCamerasHealthLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CamerasHealthQuery, CamerasHealthQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CamerasHealthQuery, CamerasHealthQueryVariables>(CamerasHealthDocument, options);
        }
// @ts-ignore
export function useCamerasHealthSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CamerasHealthQuery, CamerasHealthQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CamerasHealthQuery, CamerasHealthQueryVariables>;
export function useCamerasHealthSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CamerasHealthQuery, CamerasHealthQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CamerasHealthQuery | undefined, CamerasHealthQueryVariables>;
export function useCamerasHealthSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CamerasHealthQuery, CamerasHealthQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CamerasHealthQuery, CamerasHealthQueryVariables>(CamerasHealthDocument, options);
        }
export type CamerasHealthQueryHookResult = ReturnType<typeof useCamerasHealthQuery>;
export type CamerasHealthLazyQueryHookResult = ReturnType<typeof useCamerasHealthLazyQuery>;
export type CamerasHealthSuspenseQueryHookResult = ReturnType<typeof useCamerasHealthSuspenseQuery>;
export const CamerasStatusDocument = gql<CamerasStatusSubscription, CamerasStatusSubscriptionVariables>`
    subscription CamerasStatus {
  cameraStatusChanged {
    id
    at
    to
    camera {
      id
    }
  }
}
    `;

/**
 * __useCamerasStatusSubscription__
 *
 * To run a query within a React component, call `useCamerasStatusSubscription` and pass it any options that fit your needs.
 * When your component renders, `useCamerasStatusSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCamerasStatusSubscription({
 *   variables: {
 *   },
 * });
 */
export function useCamerasStatusSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<CamerasStatusSubscription, CamerasStatusSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<CamerasStatusSubscription, CamerasStatusSubscriptionVariables>(CamerasStatusDocument, options);
      }
export type CamerasStatusSubscriptionHookResult = ReturnType<typeof useCamerasStatusSubscription>;
export const CamerasIncidentsDocument = gql<CamerasIncidentsSubscription, CamerasIncidentsSubscriptionVariables>`
    subscription CamerasIncidents {
  incidentChanged {
    id
    camera {
      id
      openSeverity
    }
  }
}
    `;

/**
 * __useCamerasIncidentsSubscription__
 *
 * To run a query within a React component, call `useCamerasIncidentsSubscription` and pass it any options that fit your needs.
 * When your component renders, `useCamerasIncidentsSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCamerasIncidentsSubscription({
 *   variables: {
 *   },
 * });
 */
export function useCamerasIncidentsSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<CamerasIncidentsSubscription, CamerasIncidentsSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<CamerasIncidentsSubscription, CamerasIncidentsSubscriptionVariables>(CamerasIncidentsDocument, options);
      }
export type CamerasIncidentsSubscriptionHookResult = ReturnType<typeof useCamerasIncidentsSubscription>;