/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { DrillCardFragmentDoc } from './DrillCard.generated.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DrillDrawerQueryVariables = Exact<{ [key: string]: never; }>;


export type DrillDrawerQuery = { demo: { pulseRunning: boolean, resettable: boolean }, drills: Array<{ id: string, kind: BaseTypes.DrillKind, startedAt: string, endedAt: string | null, site: { id: string, name: string }, camera: { id: string, name: string } | null, incident: { id: string, number: number, state: BaseTypes.IncidentState } | null, steps: Array<{ name: BaseTypes.DrillStepName, seconds: number | null }> }> };

export type StartDrillMutationVariables = Exact<{
  input: BaseTypes.StartDrillInput;
}>;


export type StartDrillMutation = { startDrill: { errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }>, drills: Array<{ id: string, kind: BaseTypes.DrillKind, startedAt: string, endedAt: string | null, site: { id: string, name: string }, camera: { id: string, name: string } | null, incident: { id: string, number: number, state: BaseTypes.IncidentState } | null, steps: Array<{ name: BaseTypes.DrillStepName, seconds: number | null }> }>, transitions: Array<{ id: string, camera: { id: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null } }>, incidents: Array<{ id: string, state: BaseTypes.IncidentState }> } };

export type EndDrillMutationVariables = Exact<{
  id: string;
}>;


export type EndDrillMutation = { endDrill: { drills: Array<{ id: string, kind: BaseTypes.DrillKind, startedAt: string, endedAt: string | null, site: { id: string, name: string }, camera: { id: string, name: string } | null, incident: { id: string, number: number, state: BaseTypes.IncidentState } | null, steps: Array<{ name: BaseTypes.DrillStepName, seconds: number | null }> }>, transitions: Array<{ id: string, camera: { id: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null } }>, incidents: Array<{ id: string, state: BaseTypes.IncidentState }> } };

export type EndAllDrillsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndAllDrillsMutation = { endAllDrills: { drills: Array<{ id: string, kind: BaseTypes.DrillKind, startedAt: string, endedAt: string | null, site: { id: string, name: string }, camera: { id: string, name: string } | null, incident: { id: string, number: number, state: BaseTypes.IncidentState } | null, steps: Array<{ name: BaseTypes.DrillStepName, seconds: number | null }> }>, transitions: Array<{ id: string, camera: { id: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null } }>, incidents: Array<{ id: string, state: BaseTypes.IncidentState }> } };

export type SetDrillPulseMutationVariables = Exact<{
  running: boolean;
}>;


export type SetDrillPulseMutation = { setDemoPulse: { demo: { pulseRunning: boolean, resettable: boolean } } };

export type DrillTransitionFragment = { id: string, camera: { id: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null } };

export type DrillIncidentFragment = { id: string, state: BaseTypes.IncidentState };

export const DrillTransitionFragmentDoc = gql<DrillTransitionFragment, unknown>`
    fragment DrillTransition on StatusTransition {
  id
  camera {
    id
    state
    stateSince
    stateReason
  }
}
    `;
export const DrillIncidentFragmentDoc = gql<DrillIncidentFragment, unknown>`
    fragment DrillIncident on Incident {
  id
  state
}
    `;
export const DrillDrawerDocument = gql<DrillDrawerQuery, DrillDrawerQueryVariables>`
    query DrillDrawer {
  demo {
    pulseRunning
    resettable
  }
  drills {
    ...DrillCard
  }
}
    ${DrillCardFragmentDoc}`;

/**
 * __useDrillDrawerQuery__
 *
 * To run a query within a React component, call `useDrillDrawerQuery` and pass it any options that fit your needs.
 * When your component renders, `useDrillDrawerQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDrillDrawerQuery({
 *   variables: {
 *   },
 * });
 */
export function useDrillDrawerQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DrillDrawerQuery, DrillDrawerQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DrillDrawerQuery, DrillDrawerQueryVariables>(DrillDrawerDocument, options);
      }
export type DrillDrawerQueryHookResult = ReturnType<typeof useDrillDrawerQuery>;
export const StartDrillDocument = gql<StartDrillMutation, StartDrillMutationVariables>`
    mutation StartDrill($input: StartDrillInput!) {
  startDrill(input: $input) {
    errors {
      ...Refusal
    }
    drills {
      ...DrillCard
    }
    transitions {
      ...DrillTransition
    }
    incidents {
      ...DrillIncident
    }
  }
}
    ${RefusalFragmentDoc}
${DrillCardFragmentDoc}
${DrillTransitionFragmentDoc}
${DrillIncidentFragmentDoc}`;

/**
 * __useStartDrillMutation__
 *
 * To run a mutation, you first call `useStartDrillMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStartDrillMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [startDrillMutation, { data, loading, error }] = useStartDrillMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useStartDrillMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartDrillMutation, StartDrillMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartDrillMutation, StartDrillMutationVariables>(StartDrillDocument, options);
      }
export type StartDrillMutationHookResult = ReturnType<typeof useStartDrillMutation>;
export const EndDrillDocument = gql<EndDrillMutation, EndDrillMutationVariables>`
    mutation EndDrill($id: ID!) {
  endDrill(input: {id: $id}) {
    drills {
      ...DrillCard
    }
    transitions {
      ...DrillTransition
    }
    incidents {
      ...DrillIncident
    }
  }
}
    ${DrillCardFragmentDoc}
${DrillTransitionFragmentDoc}
${DrillIncidentFragmentDoc}`;

/**
 * __useEndDrillMutation__
 *
 * To run a mutation, you first call `useEndDrillMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndDrillMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endDrillMutation, { data, loading, error }] = useEndDrillMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEndDrillMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndDrillMutation, EndDrillMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndDrillMutation, EndDrillMutationVariables>(EndDrillDocument, options);
      }
export type EndDrillMutationHookResult = ReturnType<typeof useEndDrillMutation>;
export const EndAllDrillsDocument = gql<EndAllDrillsMutation, EndAllDrillsMutationVariables>`
    mutation EndAllDrills {
  endAllDrills {
    drills {
      ...DrillCard
    }
    transitions {
      ...DrillTransition
    }
    incidents {
      ...DrillIncident
    }
  }
}
    ${DrillCardFragmentDoc}
${DrillTransitionFragmentDoc}
${DrillIncidentFragmentDoc}`;

/**
 * __useEndAllDrillsMutation__
 *
 * To run a mutation, you first call `useEndAllDrillsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndAllDrillsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endAllDrillsMutation, { data, loading, error }] = useEndAllDrillsMutation({
 *   variables: {
 *   },
 * });
 */
export function useEndAllDrillsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndAllDrillsMutation, EndAllDrillsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndAllDrillsMutation, EndAllDrillsMutationVariables>(EndAllDrillsDocument, options);
      }
export type EndAllDrillsMutationHookResult = ReturnType<typeof useEndAllDrillsMutation>;
export const SetDrillPulseDocument = gql<SetDrillPulseMutation, SetDrillPulseMutationVariables>`
    mutation SetDrillPulse($running: Boolean!) {
  setDemoPulse(input: {running: $running}) {
    demo {
      pulseRunning
      resettable
    }
  }
}
    `;

/**
 * __useSetDrillPulseMutation__
 *
 * To run a mutation, you first call `useSetDrillPulseMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetDrillPulseMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setDrillPulseMutation, { data, loading, error }] = useSetDrillPulseMutation({
 *   variables: {
 *      running: // value for 'running'
 *   },
 * });
 */
export function useSetDrillPulseMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetDrillPulseMutation, SetDrillPulseMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetDrillPulseMutation, SetDrillPulseMutationVariables>(SetDrillPulseDocument, options);
      }
export type SetDrillPulseMutationHookResult = ReturnType<typeof useSetDrillPulseMutation>;