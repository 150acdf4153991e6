/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { ContactRowFragmentDoc } from '../list/ContactRow.generated.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ContactDetailQueryVariables = Exact<{
  id: string;
}>;


export type ContactDetailQuery = { contact: { nickname: string, address: string, birthday: string | null, notes: string, id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, chatContact: { id: string } | null, groups: Array<{ id: string, name: string }> } | null };

export type ContactDetailFragment = { nickname: string, address: string, birthday: string | null, notes: string, id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, chatContact: { id: string } | null, groups: Array<{ id: string, name: string }> };

export type AddContactMutationVariables = Exact<{
  input: BaseTypes.ContactInput;
}>;


export type AddContactMutation = { addContact: { contact: { nickname: string, address: string, birthday: string | null, notes: string, id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, chatContact: { id: string } | null, groups: Array<{ id: string, name: string }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateContactMutationVariables = Exact<{
  id: string;
  changes: BaseTypes.ContactChangesInput;
}>;


export type UpdateContactMutation = { updateContact: { contact: { nickname: string, address: string, birthday: string | null, notes: string, id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, chatContact: { id: string } | null, groups: Array<{ id: string, name: string }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export const ContactDetailFragmentDoc = gql<ContactDetailFragment, unknown>`
    fragment ContactDetail on Contact {
  ...ContactRow
  nickname
  address
  birthday
  notes
  chatContact {
    id
  }
}
    `;
export const ContactDetailDocument = gql<ContactDetailQuery, ContactDetailQueryVariables>`
    query ContactDetail($id: ID!) {
  contact(id: $id) {
    ...ContactDetail
  }
}
    ${ContactDetailFragmentDoc}
${ContactRowFragmentDoc}`;

/**
 * __useContactDetailQuery__
 *
 * To run a query within a React component, call `useContactDetailQuery` and pass it any options that fit your needs.
 * When your component renders, `useContactDetailQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useContactDetailQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useContactDetailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ContactDetailQuery, ContactDetailQueryVariables> & ({ variables: ContactDetailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ContactDetailQuery, ContactDetailQueryVariables>(ContactDetailDocument, options);
      }
export type ContactDetailQueryHookResult = ReturnType<typeof useContactDetailQuery>;
export const AddContactDocument = gql<AddContactMutation, AddContactMutationVariables>`
    mutation AddContact($input: ContactInput!) {
  addContact(input: $input) {
    contact {
      ...ContactDetail
    }
    errors {
      ...Refusal
    }
  }
}
    ${ContactDetailFragmentDoc}
${ContactRowFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useAddContactMutation__
 *
 * To run a mutation, you first call `useAddContactMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddContactMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addContactMutation, { data, loading, error }] = useAddContactMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddContactMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddContactMutation, AddContactMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddContactMutation, AddContactMutationVariables>(AddContactDocument, options);
      }
export type AddContactMutationHookResult = ReturnType<typeof useAddContactMutation>;
export const UpdateContactDocument = gql<UpdateContactMutation, UpdateContactMutationVariables>`
    mutation UpdateContact($id: ID!, $changes: ContactChangesInput!) {
  updateContact(input: {id: $id, changes: $changes}) {
    contact {
      ...ContactDetail
    }
    errors {
      ...Refusal
    }
  }
}
    ${ContactDetailFragmentDoc}
${ContactRowFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateContactMutation__
 *
 * To run a mutation, you first call `useUpdateContactMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateContactMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateContactMutation, { data, loading, error }] = useUpdateContactMutation({
 *   variables: {
 *      id: // value for 'id'
 *      changes: // value for 'changes'
 *   },
 * });
 */
export function useUpdateContactMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateContactMutation, UpdateContactMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateContactMutation, UpdateContactMutationVariables>(UpdateContactDocument, options);
      }
export type UpdateContactMutationHookResult = ReturnType<typeof useUpdateContactMutation>;