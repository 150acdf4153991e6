/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DashboardCameraStatusSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DashboardCameraStatusSubscription = { cameraStatusChanged: { id: string, camera: { id: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, lastTransition: { id: string, detail: string } | null } } };

export type DashboardIncidentSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DashboardIncidentSubscription = { incidentChanged: { id: string, state: BaseTypes.IncidentState, camera: { id: string, openSeverity: BaseTypes.IncidentSeverity | null } | null } };


export const DashboardCameraStatusDocument = gql<DashboardCameraStatusSubscription, DashboardCameraStatusSubscriptionVariables>`
    subscription DashboardCameraStatus {
  cameraStatusChanged {
    id
    camera {
      id
      state
      stateSince
      stateReason
      lastTransition {
        id
        detail
      }
    }
  }
}
    `;

/**
 * __useDashboardCameraStatusSubscription__
 *
 * To run a query within a React component, call `useDashboardCameraStatusSubscription` and pass it any options that fit your needs.
 * When your component renders, `useDashboardCameraStatusSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDashboardCameraStatusSubscription({
 *   variables: {
 *   },
 * });
 */
export function useDashboardCameraStatusSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<DashboardCameraStatusSubscription, DashboardCameraStatusSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<DashboardCameraStatusSubscription, DashboardCameraStatusSubscriptionVariables>(DashboardCameraStatusDocument, options);
      }
export type DashboardCameraStatusSubscriptionHookResult = ReturnType<typeof useDashboardCameraStatusSubscription>;
export const DashboardIncidentDocument = gql<DashboardIncidentSubscription, DashboardIncidentSubscriptionVariables>`
    subscription DashboardIncident {
  incidentChanged {
    id
    state
    camera {
      id
      openSeverity
    }
  }
}
    `;

/**
 * __useDashboardIncidentSubscription__
 *
 * To run a query within a React component, call `useDashboardIncidentSubscription` and pass it any options that fit your needs.
 * When your component renders, `useDashboardIncidentSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDashboardIncidentSubscription({
 *   variables: {
 *   },
 * });
 */
export function useDashboardIncidentSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<DashboardIncidentSubscription, DashboardIncidentSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<DashboardIncidentSubscription, DashboardIncidentSubscriptionVariables>(DashboardIncidentDocument, options);
      }
export type DashboardIncidentSubscriptionHookResult = ReturnType<typeof useDashboardIncidentSubscription>;