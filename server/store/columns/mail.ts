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
      // The counts beside the folders come from this index alone: the rows hold whole letters.
      ['ownerId', 'folderId', 'read', 'starred', 'important'],
    ],
    searched: ['words'],
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
    indexes: [['ownerId', 'labelId', 'sentAt'], ['ownerId', 'labelId', 'folderId', 'read'], ['mailId']],
    searched: ['words'],
  },
};
