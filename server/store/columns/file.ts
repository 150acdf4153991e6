import type { SqlTables } from './column.ts';

export const fileTables: SqlTables<'files' | 'fileContents' | 'fileMarks'> = {
  files: {
    columns: {
      id: 'text',
      name: 'text',
      type: 'text',
      rank: 'integer',
      uploaderId: 'text',
      ownerName: 'text',
      size: 'integer',
      mimeType: 'text',
      modified: 'integer',
      opened: 'integer',
      created: 'integer',
      folderId: 'text',
      path: 'json',
    },
    indexes: [['folderId', 'rank', 'name'], ['uploaderId'], ['modified']],
    searched: ['name'],
  },
  fileContents: {
    columns: { id: 'text', data: 'text' },
    references: { id: 'files' },
  },
  fileMarks: {
    columns: { id: 'text', ownerId: 'text', fileId: 'text', starred: 'boolean', offline: 'boolean' },
    references: { ownerId: 'users', fileId: 'files' },
    unique: [['ownerId', 'fileId']],
    indexes: [['fileId']],
  },
};
