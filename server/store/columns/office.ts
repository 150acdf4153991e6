import type { SqlTables } from './column.ts';

export const officeTables: SqlTables<'removedThings' | 'sampleThings'> = {
  removedThings: {
    // What the rows name may be gone meanwhile: nothing here refers to other tables.
    columns: { id: 'text', removedAt: 'integer', row: 'json', belongings: 'json' },
    indexes: [['removedAt', 'id']],
  },
  sampleThings: {
    columns: { id: 'text', ownerId: 'text', app: 'text', table: 'text', written: 'text' },
    references: { ownerId: 'users' },
    indexes: [['ownerId', 'app']],
  },
};
