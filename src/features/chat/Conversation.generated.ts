/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { ChatRailContactFragmentDoc } from './ChatRail.generated.ts';
import { ChatBubbleFragmentDoc } from './ChatBubbles.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ConversationQueryVariables = Exact<{
  contactId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ConversationQuery = { chatContact: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string } | null, chatWith: { id: string, unreadCount: number, deliveredUntil: string | null, readUntil: string | null, messages: { nodes: Array<{ id: string, text: string, mine: boolean, sentAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type MarkConversationReadMutationVariables = Exact<{
  chatId: string;
  until: string;
}>;


export type MarkConversationReadMutation = { markChatRead: { chat: { id: string, unreadCount: number } } };


export const ConversationDocument = gql<ConversationQuery, ConversationQueryVariables>`
    query Conversation($contactId: ID!, $first: Int!, $after: String) {
  chatContact(id: $contactId) {
    ...ChatRailContact
  }
  chatWith(contactId: $contactId) {
    id
    unreadCount
    deliveredUntil
    readUntil
    messages(first: $first, after: $after) {
      nodes {
        ...ChatBubble
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${ChatRailContactFragmentDoc}
${ChatBubbleFragmentDoc}`;

/**
 * __useConversationQuery__
 *
 * To run a query within a React component, call `useConversationQuery` and pass it any options that fit your needs.
 * When your component renders, `useConversationQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConversationQuery({
 *   variables: {
 *      contactId: // value for 'contactId'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useConversationQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConversationQuery, ConversationQueryVariables> & ({ variables: ConversationQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConversationQuery, ConversationQueryVariables>(ConversationDocument, options);
      }
export type ConversationQueryHookResult = ReturnType<typeof useConversationQuery>;
export const MarkConversationReadDocument = gql<MarkConversationReadMutation, MarkConversationReadMutationVariables>`
    mutation MarkConversationRead($chatId: ID!, $until: ID!) {
  markChatRead(input: {chatId: $chatId, until: $until}) {
    chat {
      id
      unreadCount
    }
  }
}
    `;

/**
 * __useMarkConversationReadMutation__
 *
 * To run a mutation, you first call `useMarkConversationReadMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkConversationReadMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markConversationReadMutation, { data, loading, error }] = useMarkConversationReadMutation({
 *   variables: {
 *      chatId: // value for 'chatId'
 *      until: // value for 'until'
 *   },
 * });
 */
export function useMarkConversationReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkConversationReadMutation, MarkConversationReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkConversationReadMutation, MarkConversationReadMutationVariables>(MarkConversationReadDocument, options);
      }
export type MarkConversationReadMutationHookResult = ReturnType<typeof useMarkConversationReadMutation>;