import type { ApolloCache } from '@apollo/client';
import { ChatPanelDocument, type ChatPanelMessageSubscription } from './Chat.generated.ts';
import { ConversationDocument, type ConversationQueryVariables } from './Conversation.generated.ts';
import { withMessage, withTalk } from './chatPanel.rules.ts';

/** Messages that are fetched at once. */
export const PAGE = 20;

/** A message with its chat as it is after it. */
export type ToldMessage = ChatPanelMessageSubscription['chatMessageSent'];

/** What is asked for when somebody is chosen. */
export const conversationVariables = (contactId: string): ConversationQueryVariables => ({
  contactId,
  first: PAGE,
});

/** A chat whose first message is told just now. The types are what the cache knows an answer by. */
const begun = (id: string) => ({
  __typename: 'Chat',
  id,
  messages: {
    __typename: 'ChatMessageConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

/** Puts a message where lists and dialogs are read from; nothing is changed by one that is there already. */
export function keepMessage(cache: ApolloCache, { chat, ...message }: ToldMessage): void {
  cache.updateQuery(
    { query: ChatPanelDocument },
    (panel) => panel && { ...panel, chats: { ...panel.chats, nodes: withTalk(panel.chats.nodes, chat) } },
  );
  cache.updateQuery(
    { query: ConversationDocument, variables: conversationVariables(chat.contact.id) },
    (conversation) => {
      if (!conversation) return conversation;
      const talk = conversation.chatWith ?? begun(chat.id);
      const nodes = [...withMessage(talk.messages.nodes, message)];
      const { unreadCount } = chat;
      return { ...conversation, chatWith: { ...talk, unreadCount, messages: { ...talk.messages, nodes } } };
    },
  );
}

/** Whoever signs in next in this tab is shown nothing of the last one's talks. */
export function forgetTalks(cache: ApolloCache): void {
  for (const fieldName of ['chats', 'chatContacts', 'chatWith']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}
