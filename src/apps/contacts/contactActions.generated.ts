/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { ContactRowFragmentDoc } from './list/ContactRow.generated.ts';
import { RefusalFragmentDoc } from '../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type StarContactsMutationVariables = Exact<{
  ids: Array<string> | string;
  starred: boolean;
}>;


export type StarContactsMutation = { setContactsStarred: { contacts: Array<{ id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, groups: Array<{ id: string, name: string }> }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type PinContactsMutationVariables = Exact<{
  ids: Array<string> | string;
  pinned: boolean;
}>;


export type PinContactsMutation = { setContactsPinned: { contacts: Array<{ id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, groups: Array<{ id: string, name: string }> }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveContactsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveContactsMutation = { removeContacts: { removedIds: Array<string>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreContactsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreContactsMutation = { restoreContacts: { contacts: Array<{ id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, groups: Array<{ id: string, name: string }> }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type ChangeContactGroupMembersMutationVariables = Exact<{
  id: string;
  add?: Array<string> | string | null | undefined;
  remove?: Array<string> | string | null | undefined;
}>;


export type ChangeContactGroupMembersMutation = { changeContactGroupMembers: { group: { id: string, name: string, contactCount: number } | null, contacts: Array<{ id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, groups: Array<{ id: string, name: string }> }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type CreateContactGroupMutationVariables = Exact<{
  name: string;
  contactIds?: Array<string> | string | null | undefined;
}>;


export type CreateContactGroupMutation = { createContactGroup: { group: { id: string, name: string, contactCount: number } | null, contacts: Array<{ id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, groups: Array<{ id: string, name: string }> }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RenameContactGroupMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameContactGroupMutation = { renameContactGroup: { group: { id: string, name: string, contactCount: number } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type DeleteContactGroupMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactGroupMutation = { deleteContactGroup: { deletedId: string, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreContactGroupMutationVariables = Exact<{
  id: string;
}>;


export type RestoreContactGroupMutation = { restoreContactGroup: { group: { id: string, name: string, contactCount: number } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };


export const StarContactsDocument = gql<StarContactsMutation, StarContactsMutationVariables>`
    mutation StarContacts($ids: [ID!]!, $starred: Boolean!) {
  setContactsStarred(input: {ids: $ids, starred: $starred}) {
    contacts {
      ...ContactRow
    }
    errors {
      ...Refusal
    }
  }
}
    ${ContactRowFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useStarContactsMutation__
 *
 * To run a mutation, you first call `useStarContactsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStarContactsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [starContactsMutation, { data, loading, error }] = useStarContactsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      starred: // value for 'starred'
 *   },
 * });
 */
export function useStarContactsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StarContactsMutation, StarContactsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StarContactsMutation, StarContactsMutationVariables>(StarContactsDocument, options);
      }
export type StarContactsMutationHookResult = ReturnType<typeof useStarContactsMutation>;
export const PinContactsDocument = gql<PinContactsMutation, PinContactsMutationVariables>`
    mutation PinContacts($ids: [ID!]!, $pinned: Boolean!) {
  setContactsPinned(input: {ids: $ids, pinned: $pinned}) {
    contacts {
      ...ContactRow
    }
    errors {
      ...Refusal
    }
  }
}
    ${ContactRowFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __usePinContactsMutation__
 *
 * To run a mutation, you first call `usePinContactsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePinContactsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [pinContactsMutation, { data, loading, error }] = usePinContactsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      pinned: // value for 'pinned'
 *   },
 * });
 */
export function usePinContactsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PinContactsMutation, PinContactsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PinContactsMutation, PinContactsMutationVariables>(PinContactsDocument, options);
      }
export type PinContactsMutationHookResult = ReturnType<typeof usePinContactsMutation>;
export const RemoveContactsDocument = gql<RemoveContactsMutation, RemoveContactsMutationVariables>`
    mutation RemoveContacts($ids: [ID!]!) {
  removeContacts(input: {ids: $ids}) {
    removedIds
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveContactsMutation__
 *
 * To run a mutation, you first call `useRemoveContactsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveContactsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeContactsMutation, { data, loading, error }] = useRemoveContactsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRemoveContactsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveContactsMutation, RemoveContactsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveContactsMutation, RemoveContactsMutationVariables>(RemoveContactsDocument, options);
      }
export type RemoveContactsMutationHookResult = ReturnType<typeof useRemoveContactsMutation>;
export const RestoreContactsDocument = gql<RestoreContactsMutation, RestoreContactsMutationVariables>`
    mutation RestoreContacts($ids: [ID!]!) {
  restoreContacts(input: {ids: $ids}) {
    contacts {
      ...ContactRow
    }
    errors {
      ...Refusal
    }
  }
}
    ${ContactRowFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreContactsMutation__
 *
 * To run a mutation, you first call `useRestoreContactsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreContactsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreContactsMutation, { data, loading, error }] = useRestoreContactsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreContactsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreContactsMutation, RestoreContactsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreContactsMutation, RestoreContactsMutationVariables>(RestoreContactsDocument, options);
      }
export type RestoreContactsMutationHookResult = ReturnType<typeof useRestoreContactsMutation>;
export const ChangeContactGroupMembersDocument = gql<ChangeContactGroupMembersMutation, ChangeContactGroupMembersMutationVariables>`
    mutation ChangeContactGroupMembers($id: ID!, $add: [ID!], $remove: [ID!]) {
  changeContactGroupMembers(input: {id: $id, add: $add, remove: $remove}) {
    group {
      id
      name
      contactCount
    }
    contacts {
      ...ContactRow
    }
    errors {
      ...Refusal
    }
  }
}
    ${ContactRowFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useChangeContactGroupMembersMutation__
 *
 * To run a mutation, you first call `useChangeContactGroupMembersMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeContactGroupMembersMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeContactGroupMembersMutation, { data, loading, error }] = useChangeContactGroupMembersMutation({
 *   variables: {
 *      id: // value for 'id'
 *      add: // value for 'add'
 *      remove: // value for 'remove'
 *   },
 * });
 */
export function useChangeContactGroupMembersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeContactGroupMembersMutation, ChangeContactGroupMembersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeContactGroupMembersMutation, ChangeContactGroupMembersMutationVariables>(ChangeContactGroupMembersDocument, options);
      }
export type ChangeContactGroupMembersMutationHookResult = ReturnType<typeof useChangeContactGroupMembersMutation>;
export const CreateContactGroupDocument = gql<CreateContactGroupMutation, CreateContactGroupMutationVariables>`
    mutation CreateContactGroup($name: String!, $contactIds: [ID!]) {
  createContactGroup(input: {name: $name, contactIds: $contactIds}) {
    group {
      id
      name
      contactCount
    }
    contacts {
      ...ContactRow
    }
    errors {
      ...Refusal
    }
  }
}
    ${ContactRowFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useCreateContactGroupMutation__
 *
 * To run a mutation, you first call `useCreateContactGroupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateContactGroupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createContactGroupMutation, { data, loading, error }] = useCreateContactGroupMutation({
 *   variables: {
 *      name: // value for 'name'
 *      contactIds: // value for 'contactIds'
 *   },
 * });
 */
export function useCreateContactGroupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateContactGroupMutation, CreateContactGroupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateContactGroupMutation, CreateContactGroupMutationVariables>(CreateContactGroupDocument, options);
      }
export type CreateContactGroupMutationHookResult = ReturnType<typeof useCreateContactGroupMutation>;
export const RenameContactGroupDocument = gql<RenameContactGroupMutation, RenameContactGroupMutationVariables>`
    mutation RenameContactGroup($id: ID!, $name: String!) {
  renameContactGroup(input: {id: $id, name: $name}) {
    group {
      id
      name
      contactCount
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRenameContactGroupMutation__
 *
 * To run a mutation, you first call `useRenameContactGroupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRenameContactGroupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [renameContactGroupMutation, { data, loading, error }] = useRenameContactGroupMutation({
 *   variables: {
 *      id: // value for 'id'
 *      name: // value for 'name'
 *   },
 * });
 */
export function useRenameContactGroupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenameContactGroupMutation, RenameContactGroupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenameContactGroupMutation, RenameContactGroupMutationVariables>(RenameContactGroupDocument, options);
      }
export type RenameContactGroupMutationHookResult = ReturnType<typeof useRenameContactGroupMutation>;
export const DeleteContactGroupDocument = gql<DeleteContactGroupMutation, DeleteContactGroupMutationVariables>`
    mutation DeleteContactGroup($id: ID!) {
  deleteContactGroup(input: {id: $id}) {
    deletedId
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useDeleteContactGroupMutation__
 *
 * To run a mutation, you first call `useDeleteContactGroupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteContactGroupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteContactGroupMutation, { data, loading, error }] = useDeleteContactGroupMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteContactGroupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteContactGroupMutation, DeleteContactGroupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteContactGroupMutation, DeleteContactGroupMutationVariables>(DeleteContactGroupDocument, options);
      }
export type DeleteContactGroupMutationHookResult = ReturnType<typeof useDeleteContactGroupMutation>;
export const RestoreContactGroupDocument = gql<RestoreContactGroupMutation, RestoreContactGroupMutationVariables>`
    mutation RestoreContactGroup($id: ID!) {
  restoreContactGroup(input: {id: $id}) {
    group {
      id
      name
      contactCount
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRestoreContactGroupMutation__
 *
 * To run a mutation, you first call `useRestoreContactGroupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreContactGroupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreContactGroupMutation, { data, loading, error }] = useRestoreContactGroupMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreContactGroupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreContactGroupMutation, RestoreContactGroupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreContactGroupMutation, RestoreContactGroupMutationVariables>(RestoreContactGroupDocument, options);
      }
export type RestoreContactGroupMutationHookResult = ReturnType<typeof useRestoreContactGroupMutation>;