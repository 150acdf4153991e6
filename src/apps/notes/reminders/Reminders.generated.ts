/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ClaimNoteRemindersMutationVariables = Exact<{ [key: string]: never; }>;


export type ClaimNoteRemindersMutation = { claimNoteReminders: { nextAt: string | null, notes: Array<{ id: string, title: string, description: string, reminder: string | null, checklist: Array<{ id: string, text: string, checked: boolean }> }> } };


export const ClaimNoteRemindersDocument = gql<ClaimNoteRemindersMutation, ClaimNoteRemindersMutationVariables>`
    mutation ClaimNoteReminders {
  claimNoteReminders {
    notes {
      id
      title
      description
      reminder
      checklist {
        id
        text
        checked
      }
    }
    nextAt
  }
}
    `;

/**
 * __useClaimNoteRemindersMutation__
 *
 * To run a mutation, you first call `useClaimNoteRemindersMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useClaimNoteRemindersMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [claimNoteRemindersMutation, { data, loading, error }] = useClaimNoteRemindersMutation({
 *   variables: {
 *   },
 * });
 */
export function useClaimNoteRemindersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ClaimNoteRemindersMutation, ClaimNoteRemindersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ClaimNoteRemindersMutation, ClaimNoteRemindersMutationVariables>(ClaimNoteRemindersDocument, options);
      }
export type ClaimNoteRemindersMutationHookResult = ReturnType<typeof useClaimNoteRemindersMutation>;