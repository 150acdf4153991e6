/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { MailAttachmentFileFragmentDoc, WrittenMailFragmentDoc } from '../detail/WrittenMail.generated.ts';
import { MailRowFragmentDoc } from '../list/MailRow.generated.ts';
import { MailFolderCountsFragmentDoc } from '../views/MailViews.generated.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type SaveMailDraftMutationVariables = Exact<{
  input: BaseTypes.MailDraftInput;
}>;


export type SaveMailDraftMutation = { saveMailDraft: { mail: { message: string, id: string, subject: string, preview: string, sentAt: string, read: boolean, starred: boolean, important: boolean, hasAttachments: boolean, to: Array<{ name: string, email: string, avatar: string }>, cc: Array<{ name: string, email: string }>, bcc: Array<{ name: string, email: string }>, attachments: Array<{ type: string, fileName: string, preview: string, url: string, bytes: number }>, folder: { id: string, handle: string }, from: { name: string, email: string, avatar: string }, labels: Array<{ id: string, handle: string, title: string, color: string }> } | null, folders: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type SendMailMutationVariables = Exact<{
  input: BaseTypes.MailDraftInput;
}>;


export type SendMailMutation = { sendMail: { mail: { message: string, id: string, subject: string, preview: string, sentAt: string, read: boolean, starred: boolean, important: boolean, hasAttachments: boolean, to: Array<{ name: string, email: string, avatar: string }>, cc: Array<{ name: string, email: string }>, bcc: Array<{ name: string, email: string }>, attachments: Array<{ type: string, fileName: string, preview: string, url: string, bytes: number }>, folder: { id: string, handle: string }, from: { name: string, email: string, avatar: string }, labels: Array<{ id: string, handle: string, title: string, color: string }> } | null, folders: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type AddressSuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type AddressSuggestionsQuery = { mailRecipients: Array<{ name: string, email: string }> };


export const SaveMailDraftDocument = gql<SaveMailDraftMutation, SaveMailDraftMutationVariables>`
    mutation SaveMailDraft($input: MailDraftInput!) {
  saveMailDraft(input: $input) {
    mail {
      ...WrittenMail
    }
    folders {
      ...MailFolderCounts
    }
    errors {
      ...Refusal
    }
  }
}
    ${WrittenMailFragmentDoc}
${MailRowFragmentDoc}
${MailAttachmentFileFragmentDoc}
${MailFolderCountsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSaveMailDraftMutation__
 *
 * To run a mutation, you first call `useSaveMailDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveMailDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveMailDraftMutation, { data, loading, error }] = useSaveMailDraftMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSaveMailDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveMailDraftMutation, SaveMailDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveMailDraftMutation, SaveMailDraftMutationVariables>(SaveMailDraftDocument, options);
      }
export type SaveMailDraftMutationHookResult = ReturnType<typeof useSaveMailDraftMutation>;
export const SendMailDocument = gql<SendMailMutation, SendMailMutationVariables>`
    mutation SendMail($input: MailDraftInput!) {
  sendMail(input: $input) {
    mail {
      ...WrittenMail
    }
    folders {
      ...MailFolderCounts
    }
    errors {
      ...Refusal
    }
  }
}
    ${WrittenMailFragmentDoc}
${MailRowFragmentDoc}
${MailAttachmentFileFragmentDoc}
${MailFolderCountsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSendMailMutation__
 *
 * To run a mutation, you first call `useSendMailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendMailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendMailMutation, { data, loading, error }] = useSendMailMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSendMailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendMailMutation, SendMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendMailMutation, SendMailMutationVariables>(SendMailDocument, options);
      }
export type SendMailMutationHookResult = ReturnType<typeof useSendMailMutation>;
export const AddressSuggestionsDocument = gql<AddressSuggestionsQuery, AddressSuggestionsQueryVariables>`
    query AddressSuggestions($search: String!) {
  mailRecipients(search: $search) {
    name
    email
  }
}
    `;

/**
 * __useAddressSuggestionsQuery__
 *
 * To run a query within a React component, call `useAddressSuggestionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAddressSuggestionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAddressSuggestionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *   },
 * });
 */
export function useAddressSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AddressSuggestionsQuery, AddressSuggestionsQueryVariables> & ({ variables: AddressSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AddressSuggestionsQuery, AddressSuggestionsQueryVariables>(AddressSuggestionsDocument, options);
      }
export type AddressSuggestionsQueryHookResult = ReturnType<typeof useAddressSuggestionsQuery>;
