/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { ChatRailContactFragmentDoc, ChatRailChatFragmentDoc } from './ChatRail.generated.ts';
import { ChatBubbleFragmentDoc } from './ChatBubbles.generated.ts';
import { RefusalFragmentDoc } from '../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ChatPanelQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ChatPanelQuery = { chats: { nodes: Array<{ id: string, unreadCount: number, lastMessageAt: string | null, contact: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus } }> }, chatContacts: { nodes: Array<{ id: string, name: string, avatar: string, status: BaseTypes.ChatStatus }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, quickPanel: { switches: { notifications: boolean } } };

export type ChatPanelMessageSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatPanelMessageSubscription = { chatMessageSent: { id: string, text: string, mine: boolean, sentAt: string, chat: { id: string, unreadCount: number, lastMessageAt: string | null, contact: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus } } } };

export type SendChatPanelMessageMutationVariables = Exact<{
  input: BaseTypes.ChatMessageInput;
}>;


export type SendChatPanelMessageMutation = { sendChatMessage: { message: { id: string, text: string, mine: boolean, sentAt: string } | null, chat: { id: string, unreadCount: number, lastMessageAt: string | null, contact: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };


export const ChatPanelDocument = gql<ChatPanelQuery, ChatPanelQueryVariables>`
    query ChatPanel($after: String) {
  chats(first: 100) {
    nodes {
      ...ChatRailChat
    }
  }
  chatContacts(first: 100, after: $after) {
    nodes {
      ...ChatRailContact
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  quickPanel {
    switches {
      notifications
    }
  }
}
    ${ChatRailChatFragmentDoc}
${ChatRailContactFragmentDoc}`;

/**
 * __useChatPanelQuery__
 *
 * To run a query within a React component, call `useChatPanelQuery` and pass it any options that fit your needs.
 * When your component renders, `useChatPanelQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatPanelQuery({
 *   variables: {
 *      after: // value for 'after'
 *   },
 * });
 */
export function useChatPanelQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ChatPanelQuery, ChatPanelQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChatPanelQuery, ChatPanelQueryVariables>(ChatPanelDocument, options);
      }
export type ChatPanelQueryHookResult = ReturnType<typeof useChatPanelQuery>;
export const ChatPanelMessageDocument = gql<ChatPanelMessageSubscription, ChatPanelMessageSubscriptionVariables>`
    subscription ChatPanelMessage {
  chatMessageSent {
    ...ChatBubble
    chat {
      ...ChatRailChat
    }
  }
}
    ${ChatBubbleFragmentDoc}
${ChatRailChatFragmentDoc}
${ChatRailContactFragmentDoc}`;

/**
 * __useChatPanelMessageSubscription__
 *
 * To run a query within a React component, call `useChatPanelMessageSubscription` and pass it any options that fit your needs.
 * When your component renders, `useChatPanelMessageSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatPanelMessageSubscription({
 *   variables: {
 *   },
 * });
 */
export function useChatPanelMessageSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<ChatPanelMessageSubscription, ChatPanelMessageSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<ChatPanelMessageSubscription, ChatPanelMessageSubscriptionVariables>(ChatPanelMessageDocument, options);
      }
export type ChatPanelMessageSubscriptionHookResult = ReturnType<typeof useChatPanelMessageSubscription>;
export const SendChatPanelMessageDocument = gql<SendChatPanelMessageMutation, SendChatPanelMessageMutationVariables>`
    mutation SendChatPanelMessage($input: ChatMessageInput!) {
  sendChatMessage(input: $input) {
    message {
      ...ChatBubble
    }
    chat {
      ...ChatRailChat
    }
    errors {
      ...Refusal
    }
  }
}
    ${ChatBubbleFragmentDoc}
${ChatRailChatFragmentDoc}
${ChatRailContactFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSendChatPanelMessageMutation__
 *
 * To run a mutation, you first call `useSendChatPanelMessageMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendChatPanelMessageMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendChatPanelMessageMutation, { data, loading, error }] = useSendChatPanelMessageMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSendChatPanelMessageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendChatPanelMessageMutation, SendChatPanelMessageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendChatPanelMessageMutation, SendChatPanelMessageMutationVariables>(SendChatPanelMessageDocument, options);
      }
export type SendChatPanelMessageMutationHookResult = ReturnType<typeof useSendChatPanelMessageMutation>;