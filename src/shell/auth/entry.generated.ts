/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { SignedInUserFragmentDoc, EnteredFragmentDoc } from './login.generated.ts';
import { RefusalFragmentDoc } from '../messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type RegisterMutationVariables = Exact<{
  input: BaseTypes.RegisterInput;
}>;


export type RegisterMutation = { register: { session: { accessToken: string, expiresAt: string, user: { id: string, from: BaseTypes.AccountSource, displayName: string, email: string, roles: Array<BaseTypes.Role>, photoURL: string, shortcuts: Array<string>, settings: Readonly<Record<string, unknown>> } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type SetupMutationVariables = Exact<{
  input: BaseTypes.SetupInput;
}>;


export type SetupMutation = { setup: { session: { accessToken: string, expiresAt: string, user: { id: string, from: BaseTypes.AccountSource, displayName: string, email: string, roles: Array<BaseTypes.Role>, photoURL: string, shortcuts: Array<string>, settings: Readonly<Record<string, unknown>> } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type SignInWithProviderMutationVariables = Exact<{
  input: BaseTypes.ProviderSignInInput;
}>;


export type SignInWithProviderMutation = { signInWithProvider: { session: { accessToken: string, expiresAt: string, user: { id: string, from: BaseTypes.AccountSource, displayName: string, email: string, roles: Array<BaseTypes.Role>, photoURL: string, shortcuts: Array<string>, settings: Readonly<Record<string, unknown>> } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RefreshSessionMutationVariables = Exact<{
  accessToken: string;
}>;


export type RefreshSessionMutation = { refreshSession: { session: { accessToken: string, user: { id: string, from: BaseTypes.AccountSource, displayName: string, email: string, roles: Array<BaseTypes.Role>, photoURL: string, shortcuts: Array<string>, settings: Readonly<Record<string, unknown>> } } } };


export const RegisterDocument = gql<RegisterMutation, RegisterMutationVariables>`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    session {
      ...Entered
    }
    errors {
      ...Refusal
    }
  }
}
    ${EnteredFragmentDoc}
${SignedInUserFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRegisterMutation__
 *
 * To run a mutation, you first call `useRegisterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerMutation, { data, loading, error }] = useRegisterMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterMutation, RegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
      }
export type RegisterMutationHookResult = ReturnType<typeof useRegisterMutation>;
export const SetupDocument = gql<SetupMutation, SetupMutationVariables>`
    mutation Setup($input: SetupInput!) {
  setup(input: $input) {
    session {
      ...Entered
    }
    errors {
      ...Refusal
    }
  }
}
    ${EnteredFragmentDoc}
${SignedInUserFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSetupMutation__
 *
 * To run a mutation, you first call `useSetupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setupMutation, { data, loading, error }] = useSetupMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetupMutation, SetupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetupMutation, SetupMutationVariables>(SetupDocument, options);
      }
export type SetupMutationHookResult = ReturnType<typeof useSetupMutation>;
export const SignInWithProviderDocument = gql<SignInWithProviderMutation, SignInWithProviderMutationVariables>`
    mutation SignInWithProvider($input: ProviderSignInInput!) {
  signInWithProvider(input: $input) {
    session {
      ...Entered
    }
    errors {
      ...Refusal
    }
  }
}
    ${EnteredFragmentDoc}
${SignedInUserFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSignInWithProviderMutation__
 *
 * To run a mutation, you first call `useSignInWithProviderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSignInWithProviderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [signInWithProviderMutation, { data, loading, error }] = useSignInWithProviderMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSignInWithProviderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SignInWithProviderMutation, SignInWithProviderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SignInWithProviderMutation, SignInWithProviderMutationVariables>(SignInWithProviderDocument, options);
      }
export type SignInWithProviderMutationHookResult = ReturnType<typeof useSignInWithProviderMutation>;
export const RefreshSessionDocument = gql<RefreshSessionMutation, RefreshSessionMutationVariables>`
    mutation RefreshSession($accessToken: String!) {
  refreshSession(input: {accessToken: $accessToken}) {
    session {
      accessToken
      user {
        ...SignedInUser
      }
    }
  }
}
    ${SignedInUserFragmentDoc}`;

/**
 * __useRefreshSessionMutation__
 *
 * To run a mutation, you first call `useRefreshSessionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRefreshSessionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [refreshSessionMutation, { data, loading, error }] = useRefreshSessionMutation({
 *   variables: {
 *      accessToken: // value for 'accessToken'
 *   },
 * });
 */
export function useRefreshSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RefreshSessionMutation, RefreshSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RefreshSessionMutation, RefreshSessionMutationVariables>(RefreshSessionDocument, options);
      }
export type RefreshSessionMutationHookResult = ReturnType<typeof useRefreshSessionMutation>;