import type { SqlTables } from './column.ts';

export const chatTables: SqlTables<'chatContacts' | 'chats' | 'chatMessages' | 'chatPresences'> = {
  chatContacts: {
    columns: {
      id: 'text',
      name: 'text',
      avatar: 'text',
      status: 'text',
      mood: 'text',
      userId: 'text?',
      email: 'text',
      personId: 'text?',
    },
    references: { userId: 'users' },
    indexes: [['name']],
    searched: ['name'],
  },
  chats: {
    columns: {
      id: 'text',
      ownerId: 'text',
      contactId: 'text',
      unread: 'integer',
      lastMessageId: 'text?',
      lastMessageAt: 'integer?',
      deliveredUntil: 'integer?',
      readUntil: 'integer?',
    },
    references: { ownerId: 'users', contactId: 'chatContacts' },
    unique: [['ownerId', 'contactId']],
    indexes: [['ownerId', 'lastMessageAt']],
  },
  chatMessages: {
    columns: {
      id: 'text',
      ownerId: 'text',
      chatId: 'text',
      senderId: 'text',
      text: 'text',
      sentAt: 'integer',
      sendKey: 'text?',
    },
    references: { ownerId: 'users', chatId: 'chats', senderId: 'chatContacts' },
    unique: [['ownerId', 'sendKey']],
    indexes: [['chatId', 'sentAt']],
  },
  chatPresences: {
    columns: { id: 'text', userId: 'text', until: 'integer' },
    indexes: [['userId'], ['until']],
  },
};
