import { loadBatched, requiredRow, rowOf } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import type {
  ChatContactResolvers,
  ChatMessageResolvers,
  ChatResolvers,
  ChatTypingResolvers,
  ChatUserResolvers,
  QueryResolvers,
} from '../types.generated.ts';
import { otherContacts } from './chat.contacts.ts';
import { contactById, otherContact, ownContact } from './chat.people.ts';
import { statusOf } from './chat.presence.ts';
import type { ChatContactRow, ChatRow } from './chat.rows.ts';

/** The viewer's chat with a contact, read together with the others that the operation needs. */
const chatWith = async (context: Context, contactId: string): Promise<ChatRow | null> =>
  (await loadBatched<ChatRow>(context, 'chat:with', contactId, async (ids) => {
    const { rows } = await context.store.chats.list({
      where: { ownerId: viewerId(context), contactId: { in: ids } },
    });
    return new Map(rows.map((row) => [row.contactId, row]));
  })) ?? null;

type Queries = Pick<QueryResolvers, 'chatContacts' | 'chatContact' | 'chats' | 'chatWith' | 'chatUser'>;

const Query: Queries = {
  chatContacts: (_, { search, ...page }, context) => otherContacts(context, search?.trim() ?? '', page),
  chatContact: (_, { id }, context) => otherContact(context, context.store, id),
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

/** An account's address is the one that its team knows: that by which it signs in is nobody else's. */
async function emailOf(context: Context, { userId, email }: ChatContactRow): Promise<string> {
  const user = userId === null ? undefined : await rowOf(context, 'users', userId);
  if (!user?.memberId) return email;
  return (await rowOf(context, 'teamMembers', user.memberId))?.email ?? email;
}

const ChatContact: ChatContactResolvers = {
  status: (contact, _, context) => statusOf(context, contact),
  email: (contact, _, context) => emailOf(context, contact),
  person: async ({ personId }, _, context) =>
    personId === null ? null : ((await rowOf(context, 'contacts', personId)) ?? null),
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
  key: ({ sendKey }) => sendKey,
};

const ChatTyping: ChatTypingResolvers = {
  contact: ({ contactId }, _, { store }) => contactById(store, contactId),
};

export const chatResolvers = { Query, Chat, ChatContact, ChatMessage, ChatTyping, ChatUser };
