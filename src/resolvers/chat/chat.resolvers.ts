import { loadBatched, requiredRow, rowOf } from '../base/loadBatched.ts';
import { ownRow, subscribeOwn, viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import type {
  ChatContactResolvers,
  ChatMessageResolvers,
  ChatResolvers,
  ChatUserResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../types.generated.ts';
import { otherContacts } from './chat.contacts.ts';
import { otherContact, ownContact } from './chat.people.ts';
import type { ChatRow } from './chat.rows.ts';

/** The viewer's chat with a contact, read together with the others that the operation needs. */
const chatWith = async (context: Context, contactId: string): Promise<ChatRow | null> =>
  (await loadBatched<ChatRow>(context, 'chat:with', contactId, async (ids) => {
    const { rows } = await context.store.chats.list({
      where: { ownerId: viewerId(context), contactId: { in: ids } },
    });
    return new Map(rows.map((row) => [row.contactId, row]));
  })) ?? null;

type Queries = Pick<QueryResolvers, 'chatContacts' | 'chats' | 'chatWith' | 'chatUser'>;

const Query: Queries = {
  chatContacts: (_, { search, ...page }, context) => otherContacts(context, search?.trim() ?? '', page),
  chats: (_, page, context) =>
    readConnection(
      context.store.chats,
      {
        where: { ownerId: viewerId(context) },
        orderBy: [{ field: 'lastMessageAt', direction: 'desc' }],
      },
      page,
    ),
  async chatWith(_, { contactId }, context) {
    await otherContact(context, context.store, contactId);
    return chatWith(context, contactId);
  },
  chatUser: (_, __, context) => ownContact(context),
};

const ChatContact: ChatContactResolvers = {
  unreadCount: async ({ id }, _, context) => (await chatWith(context, id))?.unread ?? 0,
  chat: ({ id }, _, context) => chatWith(context, id),
};

const ChatUser: ChatUserResolvers = {
  async unreadCount(_, __, context) {
    const [all] = await context.store.chats.aggregate({
      where: { ownerId: viewerId(context) },
      sum: ['unread'],
    });
    return all?.sum.unread ?? 0;
  },
};

const Chat: ChatResolvers = {
  contact: ({ contactId }, _, context) => requiredRow(context, 'chatContacts', contactId),
  unreadCount: ({ unread }) => unread,
  lastMessage: async ({ lastMessageId }, _, context) =>
    lastMessageId === null ? null : ((await rowOf(context, 'chatMessages', lastMessageId)) ?? null),
  messages: ({ id }, page, { store }) =>
    readConnection(
      store.chatMessages,
      { where: { chatId: id }, orderBy: [{ field: 'sentAt', direction: 'desc' }] },
      page,
    ),
};

const ChatMessage: ChatMessageResolvers = {
  chat: ({ chatId }, _, context) => requiredRow(context, 'chats', chatId),
  sender: ({ senderId }, _, context) => requiredRow(context, 'chatContacts', senderId),
  mine: ({ senderId }, _, context) => senderId === viewerId(context),
};

const Subscription: Pick<SubscriptionResolvers, 'chatMessageSent'> = {
  chatMessageSent: {
    subscribe: (_, __, context) => subscribeOwn(context, 'chatMessageSent'),
    resolve: ({ messageId }: { messageId: string }, _: unknown, context: Context) =>
      ownRow(context, context.store.chatMessages, messageId, 'Message'),
  },
};

export const chatResolvers = { Query, Chat, ChatContact, ChatMessage, ChatUser, Subscription };
