import type { SqlTables } from './column.ts';

export const wallTables: SqlTables<'walls' | 'tours'> = {
  walls: {
    columns: {
      id: 'text',
      ownerId: 'text?',
      authorId: 'text',
      name: 'text',
      removedAt: 'integer?',
      layout: 'text',
      cells: 'json',
      filter: 'json',
    },
    references: { ownerId: 'users', authorId: 'users' },
    indexes: [['ownerId', 'name'], ['authorId'], ['removedAt']],
  },
  tours: {
    columns: {
      id: 'text',
      ownerId: 'text?',
      authorId: 'text',
      name: 'text',
      removedAt: 'integer?',
      pages: 'json',
    },
    references: { ownerId: 'users', authorId: 'users' },
    indexes: [['ownerId', 'name'], ['authorId'], ['removedAt']],
  },
};
