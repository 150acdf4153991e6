/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { MailLabelCountsFragmentDoc, MailFilterCountsFragmentDoc, MailFolderCountsFragmentDoc } from './views/MailViews.generated.ts';
import { RefusalFragmentDoc } from '../../shell/messages/Refusal.generated.ts';
import { MailRowFragmentDoc } from './list/MailRow.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type SetMailFlagsMutationVariables = Exact<{
  input: BaseTypes.SetMailFlagsInput;
}>;


export type SetMailFlagsMutation = { setMailFlags: { mails: Array<{ id: string, read: boolean, starred: boolean, important: boolean }>, folders: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, quickFilters: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, labels: Array<{ id: string, handle: string, title: string, color: string, unreadCount: number, totalCount: number }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type SetMailsFolderMutationVariables = Exact<{
  input: BaseTypes.SetMailsFolderInput;
}>;


export type SetMailsFolderMutation = { setMailsFolder: { mails: Array<{ id: string, folder: { id: string, handle: string } }>, folders: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, quickFilters: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, labels: Array<{ id: string, handle: string, title: string, color: string, unreadCount: number, totalCount: number }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type ToggleMailsLabelMutationVariables = Exact<{
  input: BaseTypes.ToggleMailsLabelInput;
}>;


export type ToggleMailsLabelMutation = { toggleMailsLabel: { mails: Array<{ id: string, labels: Array<{ id: string, handle: string, title: string, color: string }> }>, folders: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, quickFilters: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, labels: Array<{ id: string, handle: string, title: string, color: string, unreadCount: number, totalCount: number }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type DeleteMailsMutationVariables = Exact<{
  input: BaseTypes.DeleteMailsInput;
}>;


export type DeleteMailsMutation = { deleteMails: { deletedIds: Array<string>, folders: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, quickFilters: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, labels: Array<{ id: string, handle: string, title: string, color: string, unreadCount: number, totalCount: number }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreMailsMutationVariables = Exact<{
  input: BaseTypes.RestoreMailsInput;
}>;


export type RestoreMailsMutation = { restoreMails: { mails: Array<{ id: string, subject: string, preview: string, sentAt: string, read: boolean, starred: boolean, important: boolean, hasAttachments: boolean, folder: { id: string, handle: string }, from: { name: string, email: string, avatar: string }, to: Array<{ name: string, email: string }>, labels: Array<{ id: string, handle: string, title: string, color: string }> }>, folders: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, quickFilters: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, labels: Array<{ id: string, handle: string, title: string, color: string, unreadCount: number, totalCount: number }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };


export const SetMailFlagsDocument = gql<SetMailFlagsMutation, SetMailFlagsMutationVariables>`
    mutation SetMailFlags($input: SetMailFlagsInput!) {
  setMailFlags(input: $input) {
    mails {
      id
      read
      starred
      important
    }
    folders {
      ...MailFolderCounts
    }
    quickFilters {
      ...MailFilterCounts
    }
    labels {
      ...MailLabelCounts
    }
    errors {
      ...Refusal
    }
  }
}
    ${MailFolderCountsFragmentDoc}
${MailFilterCountsFragmentDoc}
${MailLabelCountsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSetMailFlagsMutation__
 *
 * To run a mutation, you first call `useSetMailFlagsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetMailFlagsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setMailFlagsMutation, { data, loading, error }] = useSetMailFlagsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetMailFlagsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetMailFlagsMutation, SetMailFlagsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetMailFlagsMutation, SetMailFlagsMutationVariables>(SetMailFlagsDocument, options);
      }
export type SetMailFlagsMutationHookResult = ReturnType<typeof useSetMailFlagsMutation>;
export const SetMailsFolderDocument = gql<SetMailsFolderMutation, SetMailsFolderMutationVariables>`
    mutation SetMailsFolder($input: SetMailsFolderInput!) {
  setMailsFolder(input: $input) {
    mails {
      id
      folder {
        id
        handle
      }
    }
    folders {
      ...MailFolderCounts
    }
    quickFilters {
      ...MailFilterCounts
    }
    labels {
      ...MailLabelCounts
    }
    errors {
      ...Refusal
    }
  }
}
    ${MailFolderCountsFragmentDoc}
${MailFilterCountsFragmentDoc}
${MailLabelCountsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSetMailsFolderMutation__
 *
 * To run a mutation, you first call `useSetMailsFolderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetMailsFolderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setMailsFolderMutation, { data, loading, error }] = useSetMailsFolderMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetMailsFolderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetMailsFolderMutation, SetMailsFolderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetMailsFolderMutation, SetMailsFolderMutationVariables>(SetMailsFolderDocument, options);
      }
export type SetMailsFolderMutationHookResult = ReturnType<typeof useSetMailsFolderMutation>;
export const ToggleMailsLabelDocument = gql<ToggleMailsLabelMutation, ToggleMailsLabelMutationVariables>`
    mutation ToggleMailsLabel($input: ToggleMailsLabelInput!) {
  toggleMailsLabel(input: $input) {
    mails {
      id
      labels {
        id
        handle
        title
        color
      }
    }
    folders {
      ...MailFolderCounts
    }
    quickFilters {
      ...MailFilterCounts
    }
    labels {
      ...MailLabelCounts
    }
    errors {
      ...Refusal
    }
  }
}
    ${MailFolderCountsFragmentDoc}
${MailFilterCountsFragmentDoc}
${MailLabelCountsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useToggleMailsLabelMutation__
 *
 * To run a mutation, you first call `useToggleMailsLabelMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useToggleMailsLabelMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [toggleMailsLabelMutation, { data, loading, error }] = useToggleMailsLabelMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useToggleMailsLabelMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ToggleMailsLabelMutation, ToggleMailsLabelMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ToggleMailsLabelMutation, ToggleMailsLabelMutationVariables>(ToggleMailsLabelDocument, options);
      }
export type ToggleMailsLabelMutationHookResult = ReturnType<typeof useToggleMailsLabelMutation>;
export const DeleteMailsDocument = gql<DeleteMailsMutation, DeleteMailsMutationVariables>`
    mutation DeleteMails($input: DeleteMailsInput!) {
  deleteMails(input: $input) {
    deletedIds
    folders {
      ...MailFolderCounts
    }
    quickFilters {
      ...MailFilterCounts
    }
    labels {
      ...MailLabelCounts
    }
    errors {
      ...Refusal
    }
  }
}
    ${MailFolderCountsFragmentDoc}
${MailFilterCountsFragmentDoc}
${MailLabelCountsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useDeleteMailsMutation__
 *
 * To run a mutation, you first call `useDeleteMailsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteMailsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteMailsMutation, { data, loading, error }] = useDeleteMailsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useDeleteMailsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteMailsMutation, DeleteMailsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteMailsMutation, DeleteMailsMutationVariables>(DeleteMailsDocument, options);
      }
export type DeleteMailsMutationHookResult = ReturnType<typeof useDeleteMailsMutation>;
export const RestoreMailsDocument = gql<RestoreMailsMutation, RestoreMailsMutationVariables>`
    mutation RestoreMails($input: RestoreMailsInput!) {
  restoreMails(input: $input) {
    mails {
      ...MailRow
    }
    folders {
      ...MailFolderCounts
    }
    quickFilters {
      ...MailFilterCounts
    }
    labels {
      ...MailLabelCounts
    }
    errors {
      ...Refusal
    }
  }
}
    ${MailRowFragmentDoc}
${MailFolderCountsFragmentDoc}
${MailFilterCountsFragmentDoc}
${MailLabelCountsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreMailsMutation__
 *
 * To run a mutation, you first call `useRestoreMailsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreMailsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreMailsMutation, { data, loading, error }] = useRestoreMailsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRestoreMailsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreMailsMutation, RestoreMailsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreMailsMutation, RestoreMailsMutationVariables>(RestoreMailsDocument, options);
      }
export type RestoreMailsMutationHookResult = ReturnType<typeof useRestoreMailsMutation>;