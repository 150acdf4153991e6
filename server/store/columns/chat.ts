import type { ChatContactRow, ChatMessageRow, ChatRow } from '~/resolvers/chat/chat.rows.ts';
import type { SqlTable } from './column.ts';

export const chatColumns = {
  chatContacts: {
    columns: {
      id: 'text',
      name: 'text',
      avatar: 'text',
      status: 'text',
      mood: 'text',
      userId: 'text?',
    },
    references: { userId: 'users' },
    indexes: [['name']],
  } satisfies SqlTable<ChatContactRow>,
  chats: {
    columns: {
      id: 'text',
      ownerId: 'text',
      contactId: 'text',
      unread: 'integer',
      lastMessageId: 'text?',
      lastMessageAt: 'integer?',
    },
    references: { ownerId: 'users', contactId: 'chatContacts' },
    unique: [['ownerId', 'contactId']],
    indexes: [['ownerId', 'lastMessageAt']],
  } satisfies SqlTable<ChatRow>,
  chatMessages: {
    columns: {
      id: 'text',
      ownerId: 'text',
      chatId: 'text',
      senderId: 'text',
      text: 'text',
      sentAt: 'integer',
    },
    references: { ownerId: 'users', chatId: 'chats', senderId: 'chatContacts' },
    indexes: [['chatId', 'sentAt']],
  } satisfies SqlTable<ChatMessageRow>,
};
