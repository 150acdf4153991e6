import type { FileContentRow, FileMarkRow, FileRow } from '~/resolvers/file/file.rows.ts';
import type { SqlTable } from './column.ts';

export const fileColumns = {
  files: {
    columns: {
      id: 'text',
      name: 'text',
      type: 'text',
      rank: 'integer',
      ownerId: 'text',
      ownerName: 'text',
      size: 'integer',
      mimeType: 'text',
      modified: 'integer',
      opened: 'integer',
      created: 'integer',
      folderId: 'text',
      path: 'json',
    },
    indexes: [['folderId', 'rank', 'name'], ['ownerId'], ['modified']],
  } satisfies SqlTable<FileRow>,
  fileContents: {
    columns: { id: 'text', data: 'text' },
    references: { id: 'files' },
  } satisfies SqlTable<FileContentRow>,
  fileMarks: {
    columns: { id: 'text', ownerId: 'text', fileId: 'text', starred: 'boolean', offline: 'boolean' },
    references: { ownerId: 'users', fileId: 'files' },
    unique: [['ownerId', 'fileId']],
    indexes: [['fileId']],
  } satisfies SqlTable<FileMarkRow>,
};
