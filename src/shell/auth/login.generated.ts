/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { RefusalFragmentDoc } from '../messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type LoginMutationVariables = Exact<{
  input: BaseTypes.LoginInput;
}>;


export type LoginMutation = { login: { session: { accessToken: string, expiresAt: string, user: { id: string, from: BaseTypes.AccountSource, displayName: string, email: string, roles: Array<BaseTypes.Role>, photoURL: string, shortcuts: Array<string>, settings: Readonly<Record<string, unknown>> } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { ended: boolean } };

export type SaveUserDataMutationVariables = Exact<{
  input: BaseTypes.UpdateUserInput;
}>;


export type SaveUserDataMutation = { updateUser: { user: { id: string, from: BaseTypes.AccountSource, displayName: string, email: string, roles: Array<BaseTypes.Role>, photoURL: string, shortcuts: Array<string>, settings: Readonly<Record<string, unknown>> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, from: BaseTypes.AccountSource, displayName: string, email: string, roles: Array<BaseTypes.Role>, photoURL: string, shortcuts: Array<string>, settings: Readonly<Record<string, unknown>> } | null };

export type SignedInUserFragment = { id: string, from: BaseTypes.AccountSource, displayName: string, email: string, roles: Array<BaseTypes.Role>, photoURL: string, shortcuts: Array<string>, settings: Readonly<Record<string, unknown>> };

export type EnteredFragment = { accessToken: string, expiresAt: string, user: { id: string, from: BaseTypes.AccountSource, displayName: string, email: string, roles: Array<BaseTypes.Role>, photoURL: string, shortcuts: Array<string>, settings: Readonly<Record<string, unknown>> } };

export const SignedInUserFragmentDoc = gql<SignedInUserFragment, unknown>`
    fragment SignedInUser on User {
  id
  from
  displayName
  email
  roles
  photoURL
  shortcuts
  settings
}
    `;
export const EnteredFragmentDoc = gql<EnteredFragment, unknown>`
    fragment Entered on Session {
  accessToken
  expiresAt
  user {
    ...SignedInUser
  }
}
    `;
export const LoginDocument = gql<LoginMutation, LoginMutationVariables>`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
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
 * __useLoginMutation__
 *
 * To run a mutation, you first call `useLoginMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLoginMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [loginMutation, { data, loading, error }] = useLoginMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useLoginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LoginMutation, LoginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LoginMutation, LoginMutationVariables>(LoginDocument, options);
      }
export type LoginMutationHookResult = ReturnType<typeof useLoginMutation>;
export const LogoutDocument = gql<LogoutMutation, LogoutMutationVariables>`
    mutation Logout {
  logout {
    ended
  }
}
    `;

/**
 * __useLogoutMutation__
 *
 * To run a mutation, you first call `useLogoutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLogoutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [logoutMutation, { data, loading, error }] = useLogoutMutation({
 *   variables: {
 *   },
 * });
 */
export function useLogoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LogoutMutation, LogoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
      }
export type LogoutMutationHookResult = ReturnType<typeof useLogoutMutation>;
export const SaveUserDataDocument = gql<SaveUserDataMutation, SaveUserDataMutationVariables>`
    mutation SaveUserData($input: UpdateUserInput!) {
  updateUser(input: $input) {
    user {
      ...SignedInUser
    }
    errors {
      ...Refusal
    }
  }
}
    ${SignedInUserFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSaveUserDataMutation__
 *
 * To run a mutation, you first call `useSaveUserDataMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveUserDataMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveUserDataMutation, { data, loading, error }] = useSaveUserDataMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSaveUserDataMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveUserDataMutation, SaveUserDataMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveUserDataMutation, SaveUserDataMutationVariables>(SaveUserDataDocument, options);
      }
export type SaveUserDataMutationHookResult = ReturnType<typeof useSaveUserDataMutation>;
export const ViewerDocument = gql<ViewerQuery, ViewerQueryVariables>`
    query Viewer {
  viewer {
    ...SignedInUser
  }
}
    ${SignedInUserFragmentDoc}`;

/**
 * __useViewerQuery__
 *
 * To run a query within a React component, call `useViewerQuery` and pass it any options that fit your needs.
 * When your component renders, `useViewerQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useViewerQuery({
 *   variables: {
 *   },
 * });
 */
export function useViewerQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ViewerQuery, ViewerQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);
      }
export type ViewerQueryHookResult = ReturnType<typeof useViewerQuery>;
