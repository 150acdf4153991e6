import type { IconRow } from '~/resolvers/icon/icon.rows.ts';
import type { SqlTable } from './column.ts';

export const iconColumns = {
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
  } satisfies SqlTable<IconRow>,
};
