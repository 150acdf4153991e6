import type { SqlTables } from './column.ts';

export const siteTables: SqlTables<'sites'> = {
  sites: {
    columns: {
      id: 'text',
      name: 'text',
      address: 'text',
      lat: 'real',
      lng: 'real',
      timeZone: 'text',
      projectId: 'text',
      removedAt: 'integer?',
    },
    references: { projectId: 'projects' },
    indexes: [['projectId']],
  },
};
