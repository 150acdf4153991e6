import type { SqlTables } from './column.ts';

export const blobTables: SqlTables<'blobs' | 'blobUses'> = {
  blobs: {
    columns: {
      id: 'text',
      ownerId: 'text',
      name: 'text',
      type: 'text',
      size: 'integer',
      purpose: 'text',
      fingerprint: 'text',
      state: 'text',
      begunAt: 'integer',
      looseSince: 'integer?',
    },
    references: { ownerId: 'users' },
    indexes: [['ownerId', 'looseSince'], ['looseSince']],
  },
  blobUses: {
    columns: { id: 'text', blobId: 'text', thing: 'text', viewerId: 'text?' },
    references: { blobId: 'blobs', viewerId: 'users' },
    indexes: [['blobId'], ['thing']],
  },
};
