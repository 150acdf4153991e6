import type { SqlTables } from './column.ts';

export const iconTables: SqlTables<'icons'> = {
  icons: {
    columns: {
      id: 'text',
      order: 'integer',
      name: 'text',
      code: 'integer',
      tags: 'json',
      searchText: 'text',
    },
    unique: [['code']],
    indexes: [['order']],
    searched: ['searchText'],
  },
};
