import type { ApolloCache } from '@apollo/client';
import {
  type ChatContactChangedSubscription,
  ChatPanelDocument,
  type ChatPanelMessageSubscription,
} from './Chat.generated.ts';
import type { ChatBubbleFragment } from './ChatBubbles.generated.ts';
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
const begun = ({ id, deliveredUntil, readUntil }: ToldMessage['chat']) => ({
  __typename: 'Chat',
  id,
  deliveredUntil,
  readUntil,
  messages: {
    __typename: 'ChatMessageConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

/** Puts a message where lists and dialogs are read from; nothing is changed by one that is there already. */
export function keepMessage(cache: ApolloCache, { chat, key: _, ...message }: ToldMessage): void {
  cache.updateQuery(
    { query: ChatPanelDocument },
    (panel) => panel && { ...panel, chats: { ...panel.chats, nodes: withTalk(panel.chats.nodes, chat) } },
  );
  cache.updateQuery(
    { query: ConversationDocument, variables: conversationVariables(chat.contact.id) },
    (conversation) => {
      if (!conversation) return conversation;
      const talk = conversation.chatWith ?? begun(chat);
      const nodes = [...withMessage(talk.messages.nodes, message)];
      const { unreadCount } = chat;
      return { ...conversation, chatWith: { ...talk, unreadCount, messages: { ...talk.messages, nodes } } };
    },
  );
}

/**
 * Puts messages that were told while a conversation was read into what was read: an answer may be older than they are.
 * @param told of the contact
 */
export function keepTold(cache: ApolloCache, contactId: string, told: readonly ToldMessage[]): void {
  const asked = { query: ConversationDocument, variables: conversationVariables(contactId) };
  const talk = cache.readQuery(asked)?.chatWith;
  const known = new Set(talk?.messages.nodes.map(({ id }) => id));
  const missing = told.filter(({ id }) => !known.has(id));
  if (!talk || missing.length === 0) return;
  const nodes = missing.reduce<readonly ChatBubbleFragment[]>(
    (all, { chat: _, key: __, ...message }) => withMessage(all, message),
    talk.messages.nodes,
  );
  cache.updateQuery(
    asked,
    (conversation) =>
      conversation && {
        ...conversation,
        chatWith: { ...talk, messages: { ...talk.messages, nodes: [...nodes] } },
      },
  );
}

type Changed = ChatContactChangedSubscription['chatContactChanged'];

/** Somebody changed how they are seen, which the cache has taken already: new people come into the list. */
export function keepContact(cache: ApolloCache, contact: Changed, viewer: string): void {
  if (contact.id === viewer) {
    cache.modify({
      id: cache.identify({ __typename: 'ChatUser', id: viewer }) ?? '',
      fields: { status: () => contact.status, mood: () => contact.mood, avatar: () => contact.avatar },
    });
    return;
  }
  cache.updateQuery({ query: ChatPanelDocument }, (panel) => {
    if (!panel || panel.chatContacts.nodes.some(({ id }) => id === contact.id)) return panel;
    const nodes = [...panel.chatContacts.nodes, contact].sort((a, b) => a.name.localeCompare(b.name));
    return { ...panel, chatContacts: { ...panel.chatContacts, nodes } };
  });
}

/** Whoever signs in next in this tab is shown nothing of the last one's talks. */
export function forgetTalks(cache: ApolloCache): void {
  for (const fieldName of ['chats', 'chatContacts', 'chatContact', 'chatWith', 'chatUser']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}
