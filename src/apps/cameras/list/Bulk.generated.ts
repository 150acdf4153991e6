/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ChangeCamerasMutationVariables = Exact<{
  ids: Array<string> | string;
  input: BaseTypes.CameraBulkChangesInput;
}>;


export type ChangeCamerasMutation = { changeCameras: { cameras: Array<{ id: string }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type SetCamerasOperatorStateMutationVariables = Exact<{
  ids: Array<string> | string;
  state: BaseTypes.OperatorState;
}>;


export type SetCamerasOperatorStateMutation = { setCameraOperatorState: { cameras: Array<{ id: string }> } };

export type RemoveCamerasMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveCamerasMutation = { removeCameras: { cameras: Array<{ id: string, removal: { at: string, by: string } | null }> } };

export type RestoreCamerasMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCamerasMutation = { restoreCameras: { cameras: Array<{ id: string, removal: { at: string, by: string } | null }> } };


export const ChangeCamerasDocument = gql<ChangeCamerasMutation, ChangeCamerasMutationVariables>`
    mutation ChangeCameras($ids: [ID!]!, $input: CameraBulkChangesInput!) {
  changeCameras(input: {ids: $ids, changes: $input}) {
    cameras {
      id
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useChangeCamerasMutation__
 *
 * To run a mutation, you first call `useChangeCamerasMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeCamerasMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeCamerasMutation, { data, loading, error }] = useChangeCamerasMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangeCamerasMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeCamerasMutation, ChangeCamerasMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeCamerasMutation, ChangeCamerasMutationVariables>(ChangeCamerasDocument, options);
      }
export type ChangeCamerasMutationHookResult = ReturnType<typeof useChangeCamerasMutation>;
export const SetCamerasOperatorStateDocument = gql<SetCamerasOperatorStateMutation, SetCamerasOperatorStateMutationVariables>`
    mutation SetCamerasOperatorState($ids: [ID!]!, $state: OperatorState!) {
  setCameraOperatorState(input: {ids: $ids, state: $state}) {
    cameras {
      id
    }
  }
}
    `;

/**
 * __useSetCamerasOperatorStateMutation__
 *
 * To run a mutation, you first call `useSetCamerasOperatorStateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetCamerasOperatorStateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setCamerasOperatorStateMutation, { data, loading, error }] = useSetCamerasOperatorStateMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      state: // value for 'state'
 *   },
 * });
 */
export function useSetCamerasOperatorStateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetCamerasOperatorStateMutation, SetCamerasOperatorStateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetCamerasOperatorStateMutation, SetCamerasOperatorStateMutationVariables>(SetCamerasOperatorStateDocument, options);
      }
export type SetCamerasOperatorStateMutationHookResult = ReturnType<typeof useSetCamerasOperatorStateMutation>;
export const RemoveCamerasDocument = gql<RemoveCamerasMutation, RemoveCamerasMutationVariables>`
    mutation RemoveCameras($ids: [ID!]!) {
  removeCameras(input: {ids: $ids}) {
    cameras {
      id
      removal {
        at
        by
      }
    }
  }
}
    `;

/**
 * __useRemoveCamerasMutation__
 *
 * To run a mutation, you first call `useRemoveCamerasMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveCamerasMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeCamerasMutation, { data, loading, error }] = useRemoveCamerasMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRemoveCamerasMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveCamerasMutation, RemoveCamerasMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveCamerasMutation, RemoveCamerasMutationVariables>(RemoveCamerasDocument, options);
      }
export type RemoveCamerasMutationHookResult = ReturnType<typeof useRemoveCamerasMutation>;
export const RestoreCamerasDocument = gql<RestoreCamerasMutation, RestoreCamerasMutationVariables>`
    mutation RestoreCameras($ids: [ID!]!) {
  restoreCameras(input: {ids: $ids}) {
    cameras {
      id
      removal {
        at
        by
      }
    }
  }
}
    `;

/**
 * __useRestoreCamerasMutation__
 *
 * To run a mutation, you first call `useRestoreCamerasMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCamerasMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCamerasMutation, { data, loading, error }] = useRestoreCamerasMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreCamerasMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreCamerasMutation, RestoreCamerasMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreCamerasMutation, RestoreCamerasMutationVariables>(RestoreCamerasDocument, options);
      }
export type RestoreCamerasMutationHookResult = ReturnType<typeof useRestoreCamerasMutation>;