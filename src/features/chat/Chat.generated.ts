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


export type ChatPanelQuery = { chats: { nodes: Array<{ id: string, unreadCount: number, lastMessageAt: string | null, deliveredUntil: string | null, readUntil: string | null, lastMessage: { id: string, text: string, mine: boolean } | null, contact: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string } }> }, chatContacts: { nodes: Array<{ id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, quickPanel: { switches: { notifications: boolean } } };

export type ChatPanelMessageSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatPanelMessageSubscription = { chatMessageSent: { key: string | null, id: string, text: string, mine: boolean, sentAt: string, chat: { id: string, unreadCount: number, lastMessageAt: string | null, deliveredUntil: string | null, readUntil: string | null, lastMessage: { id: string, text: string, mine: boolean } | null, contact: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string } } } };

export type ChatChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatChangedSubscription = { chatChanged: { id: string, unreadCount: number, deliveredUntil: string | null, readUntil: string | null } };

export type ChatContactChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatContactChangedSubscription = { chatContactChanged: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string } };

export type ChatTypingSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatTypingSubscription = { chatTyping: { seconds: number, contact: { id: string } } };

export type SendChatPanelMessageMutationVariables = Exact<{
  input: BaseTypes.ChatMessageInput;
}>;


export type SendChatPanelMessageMutation = { sendChatMessage: { message: { key: string | null, id: string, text: string, mine: boolean, sentAt: string } | null, chat: { id: string, unreadCount: number, lastMessageAt: string | null, deliveredUntil: string | null, readUntil: string | null, lastMessage: { id: string, text: string, mine: boolean } | null, contact: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type MarkDeliveredMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkDeliveredMutation = { markChatsDelivered: { chats: Array<{ id: string }> } };

export type TellTypingMutationVariables = Exact<{
  contactId: string;
  typing: boolean;
}>;


export type TellTypingMutation = { tellTyping: { told: boolean } };


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
    key
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
export const ChatChangedDocument = gql<ChatChangedSubscription, ChatChangedSubscriptionVariables>`
    subscription ChatChanged {
  chatChanged {
    id
    unreadCount
    deliveredUntil
    readUntil
  }
}
    `;

/**
 * __useChatChangedSubscription__
 *
 * To run a query within a React component, call `useChatChangedSubscription` and pass it any options that fit your needs.
 * When your component renders, `useChatChangedSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatChangedSubscription({
 *   variables: {
 *   },
 * });
 */
export function useChatChangedSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<ChatChangedSubscription, ChatChangedSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<ChatChangedSubscription, ChatChangedSubscriptionVariables>(ChatChangedDocument, options);
      }
export type ChatChangedSubscriptionHookResult = ReturnType<typeof useChatChangedSubscription>;
export const ChatContactChangedDocument = gql<ChatContactChangedSubscription, ChatContactChangedSubscriptionVariables>`
    subscription ChatContactChanged {
  chatContactChanged {
    ...ChatRailContact
  }
}
    ${ChatRailContactFragmentDoc}`;

/**
 * __useChatContactChangedSubscription__
 *
 * To run a query within a React component, call `useChatContactChangedSubscription` and pass it any options that fit your needs.
 * When your component renders, `useChatContactChangedSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatContactChangedSubscription({
 *   variables: {
 *   },
 * });
 */
export function useChatContactChangedSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<ChatContactChangedSubscription, ChatContactChangedSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<ChatContactChangedSubscription, ChatContactChangedSubscriptionVariables>(ChatContactChangedDocument, options);
      }
export type ChatContactChangedSubscriptionHookResult = ReturnType<typeof useChatContactChangedSubscription>;
export const ChatTypingDocument = gql<ChatTypingSubscription, ChatTypingSubscriptionVariables>`
    subscription ChatTyping {
  chatTyping {
    seconds
    contact {
      id
    }
  }
}
    `;

/**
 * __useChatTypingSubscription__
 *
 * To run a query within a React component, call `useChatTypingSubscription` and pass it any options that fit your needs.
 * When your component renders, `useChatTypingSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatTypingSubscription({
 *   variables: {
 *   },
 * });
 */
export function useChatTypingSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<ChatTypingSubscription, ChatTypingSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<ChatTypingSubscription, ChatTypingSubscriptionVariables>(ChatTypingDocument, options);
      }
export type ChatTypingSubscriptionHookResult = ReturnType<typeof useChatTypingSubscription>;
export const SendChatPanelMessageDocument = gql<SendChatPanelMessageMutation, SendChatPanelMessageMutationVariables>`
    mutation SendChatPanelMessage($input: ChatMessageInput!) {
  sendChatMessage(input: $input) {
    message {
      ...ChatBubble
      key
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
export const MarkDeliveredDocument = gql<MarkDeliveredMutation, MarkDeliveredMutationVariables>`
    mutation MarkDelivered {
  markChatsDelivered {
    chats {
      id
    }
  }
}
    `;

/**
 * __useMarkDeliveredMutation__
 *
 * To run a mutation, you first call `useMarkDeliveredMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkDeliveredMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markDeliveredMutation, { data, loading, error }] = useMarkDeliveredMutation({
 *   variables: {
 *   },
 * });
 */
export function useMarkDeliveredMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkDeliveredMutation, MarkDeliveredMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkDeliveredMutation, MarkDeliveredMutationVariables>(MarkDeliveredDocument, options);
      }
export type MarkDeliveredMutationHookResult = ReturnType<typeof useMarkDeliveredMutation>;
export const TellTypingDocument = gql<TellTypingMutation, TellTypingMutationVariables>`
    mutation TellTyping($contactId: ID!, $typing: Boolean!) {
  tellTyping(input: {contactId: $contactId, typing: $typing}) {
    told
  }
}
    `;

/**
 * __useTellTypingMutation__
 *
 * To run a mutation, you first call `useTellTypingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useTellTypingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [tellTypingMutation, { data, loading, error }] = useTellTypingMutation({
 *   variables: {
 *      contactId: // value for 'contactId'
 *      typing: // value for 'typing'
 *   },
 * });
 */
export function useTellTypingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TellTypingMutation, TellTypingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TellTypingMutation, TellTypingMutationVariables>(TellTypingDocument, options);
      }
export type TellTypingMutationHookResult = ReturnType<typeof useTellTypingMutation>;