import type { SqlTables } from './column.ts';

export const mailTables: SqlTables<'mails' | 'mailLabelings'> = {
  mails: {
    columns: {
      id: 'text',
      ownerId: 'text',
      folderId: 'text',
      from: 'json',
      to: 'json',
      cc: 'json',
      bcc: 'json',
      subject: 'text',
      message: 'text',
      sentAt: 'integer',
      read: 'boolean',
      starred: 'boolean',
      important: 'boolean',
      attachments: 'json',
      words: 'text',
    },
    references: { ownerId: 'users' },
    indexes: [
      ['ownerId', 'folderId', 'sentAt'],
      ['ownerId', 'sentAt'],
    ],
    counted: ['ownerId', 'folderId', 'read', 'starred', 'important'],
  },
  mailLabelings: {
    columns: {
      id: 'text',
      mailId: 'text',
      labelId: 'text',
      ownerId: 'text',
      folderId: 'text',
      sentAt: 'integer',
      read: 'boolean',
      starred: 'boolean',
      important: 'boolean',
      words: 'text',
    },
    references: { ownerId: 'users', mailId: 'mails' },
    unique: [['mailId', 'labelId']],
    indexes: [['ownerId', 'labelId', 'sentAt'], ['mailId']],
    counted: ['ownerId', 'labelId', 'folderId', 'read', 'starred', 'important'],
  },
};
