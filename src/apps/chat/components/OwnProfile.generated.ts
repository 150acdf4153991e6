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
export type OwnProfileFragment = { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string };

export type UpdateOwnProfileMutationVariables = Exact<{
  input: BaseTypes.ChatUserInput;
}>;


export type UpdateOwnProfileMutation = { updateChatUser: { user: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export const OwnProfileFragmentDoc = gql<OwnProfileFragment, unknown>`
    fragment OwnProfile on ChatUser {
  id
  name
  avatar
  status
  mood
}
    `;
export const UpdateOwnProfileDocument = gql<UpdateOwnProfileMutation, UpdateOwnProfileMutationVariables>`
    mutation UpdateOwnProfile($input: ChatUserInput!) {
  updateChatUser(input: $input) {
    user {
      ...OwnProfile
    }
    errors {
      ...Refusal
    }
  }
}
    ${OwnProfileFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateOwnProfileMutation__
 *
 * To run a mutation, you first call `useUpdateOwnProfileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateOwnProfileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateOwnProfileMutation, { data, loading, error }] = useUpdateOwnProfileMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateOwnProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateOwnProfileMutation, UpdateOwnProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateOwnProfileMutation, UpdateOwnProfileMutationVariables>(UpdateOwnProfileDocument, options);
      }
export type UpdateOwnProfileMutationHookResult = ReturnType<typeof useUpdateOwnProfileMutation>;