/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CameraChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CameraChangesSubscription = { cameraStatusChanged: { id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, camera: { id: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, operatorState: BaseTypes.OperatorState, lastTransition: { id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, observation: { source: BaseTypes.ObservationSource, by: string } | null } | null } } };

export type IncidentChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type IncidentChangesSubscription = { incidentChanged: { id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, inDrill: boolean, parent: { id: string } | null, camera: { id: string, name: string, openSeverity: BaseTypes.IncidentSeverity | null } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null, activity: { nodes: Array<{ id: string, action: BaseTypes.IncidentAction }> } } };

export type NewIncidentsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewIncidentsQuery = { incidents: { totalCount: number, nodes: Array<{ id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, inDrill: boolean, parent: { id: string } | null, camera: { id: string, name: string, openSeverity: BaseTypes.IncidentSeverity | null } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null, activity: { nodes: Array<{ id: string, action: BaseTypes.IncidentAction }> } }> } };

export type IncidentChangeFragment = { id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, inDrill: boolean, parent: { id: string } | null, camera: { id: string, name: string, openSeverity: BaseTypes.IncidentSeverity | null } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null, activity: { nodes: Array<{ id: string, action: BaseTypes.IncidentAction }> } };

export type RegistryChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RegistryChangesSubscription = { cameraChanged: { id: string, name: string, model: string, group: string, tags: Array<string>, priority: number, operatorState: BaseTypes.OperatorState, state: BaseTypes.CameraState, stateSince: string | null, openSeverity: BaseTypes.IncidentSeverity | null, streamKinds: Array<BaseTypes.StreamKind>, location: { lat: number, lng: number }, site: { id: string, name: string }, removal: { at: string, by: string } | null } };

export type OfficeChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OfficeChangesSubscription = { officeChanged: { app: BaseTypes.OfficeApp, ids: Array<string> } };

export const IncidentChangeFragmentDoc = gql<IncidentChangeFragment, unknown>`
    fragment IncidentChange on Incident {
  id
  number
  kind
  severity
  state
  summary
  raisedAt
  allowedActions
  childCount
  inDrill
  parent {
    id
  }
  camera {
    id
    name
    openSeverity
  }
  site {
    id
    name
  }
  assignee {
    id
    name
    automated
  }
  activity(last: 1) {
    nodes {
      id
      action
    }
  }
}
    `;
export const CameraChangesDocument = gql<CameraChangesSubscription, CameraChangesSubscriptionVariables>`
    subscription CameraChanges {
  cameraStatusChanged {
    id
    at
    from
    to
    reason
    detail
    camera {
      id
      state
      stateSince
      stateReason
      operatorState
      lastTransition {
        id
        at
        from
        to
        reason
        detail
        observation {
          source
          by
        }
      }
    }
  }
}
    `;

/**
 * __useCameraChangesSubscription__
 *
 * To run a query within a React component, call `useCameraChangesSubscription` and pass it any options that fit your needs.
 * When your component renders, `useCameraChangesSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraChangesSubscription({
 *   variables: {
 *   },
 * });
 */
export function useCameraChangesSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<CameraChangesSubscription, CameraChangesSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<CameraChangesSubscription, CameraChangesSubscriptionVariables>(CameraChangesDocument, options);
      }
export type CameraChangesSubscriptionHookResult = ReturnType<typeof useCameraChangesSubscription>;
export const IncidentChangesDocument = gql<IncidentChangesSubscription, IncidentChangesSubscriptionVariables>`
    subscription IncidentChanges {
  incidentChanged {
    ...IncidentChange
  }
}
    ${IncidentChangeFragmentDoc}`;

/**
 * __useIncidentChangesSubscription__
 *
 * To run a query within a React component, call `useIncidentChangesSubscription` and pass it any options that fit your needs.
 * When your component renders, `useIncidentChangesSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentChangesSubscription({
 *   variables: {
 *   },
 * });
 */
export function useIncidentChangesSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<IncidentChangesSubscription, IncidentChangesSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<IncidentChangesSubscription, IncidentChangesSubscriptionVariables>(IncidentChangesDocument, options);
      }
export type IncidentChangesSubscriptionHookResult = ReturnType<typeof useIncidentChangesSubscription>;
export const NewIncidentsDocument = gql<NewIncidentsQuery, NewIncidentsQueryVariables>`
    query NewIncidents {
  incidents(filter: {states: [NEW], folded: false}, first: 100) {
    nodes {
      ...IncidentChange
    }
    totalCount
  }
}
    ${IncidentChangeFragmentDoc}`;

/**
 * __useNewIncidentsQuery__
 *
 * To run a query within a React component, call `useNewIncidentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useNewIncidentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNewIncidentsQuery({
 *   variables: {
 *   },
 * });
 */
export function useNewIncidentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NewIncidentsQuery, NewIncidentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NewIncidentsQuery, NewIncidentsQueryVariables>(NewIncidentsDocument, options);
      }
export type NewIncidentsQueryHookResult = ReturnType<typeof useNewIncidentsQuery>;
export const RegistryChangesDocument = gql<RegistryChangesSubscription, RegistryChangesSubscriptionVariables>`
    subscription RegistryChanges {
  cameraChanged {
    id
    name
    model
    group
    tags
    priority
    operatorState
    state
    stateSince
    openSeverity
    streamKinds
    location {
      lat
      lng
    }
    site {
      id
      name
    }
    removal {
      at
      by
    }
  }
}
    `;

/**
 * __useRegistryChangesSubscription__
 *
 * To run a query within a React component, call `useRegistryChangesSubscription` and pass it any options that fit your needs.
 * When your component renders, `useRegistryChangesSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRegistryChangesSubscription({
 *   variables: {
 *   },
 * });
 */
export function useRegistryChangesSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<RegistryChangesSubscription, RegistryChangesSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<RegistryChangesSubscription, RegistryChangesSubscriptionVariables>(RegistryChangesDocument, options);
      }
export type RegistryChangesSubscriptionHookResult = ReturnType<typeof useRegistryChangesSubscription>;
export const OfficeChangesDocument = gql<OfficeChangesSubscription, OfficeChangesSubscriptionVariables>`
    subscription OfficeChanges {
  officeChanged {
    app
    ids
  }
}
    `;

/**
 * __useOfficeChangesSubscription__
 *
 * To run a query within a React component, call `useOfficeChangesSubscription` and pass it any options that fit your needs.
 * When your component renders, `useOfficeChangesSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOfficeChangesSubscription({
 *   variables: {
 *   },
 * });
 */
export function useOfficeChangesSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<OfficeChangesSubscription, OfficeChangesSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<OfficeChangesSubscription, OfficeChangesSubscriptionVariables>(OfficeChangesDocument, options);
      }
export type OfficeChangesSubscriptionHookResult = ReturnType<typeof useOfficeChangesSubscription>;