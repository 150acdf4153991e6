import type { SqlTables } from './column.ts';

export const cameraTables: SqlTables<'cameras'> = {
  cameras: {
    columns: {
      id: 'text',
      name: 'text',
      model: 'text',
      siteId: 'text',
      lat: 'real',
      lng: 'real',
      group: 'text',
      tags: 'json',
      priority: 'integer',
      operatorState: 'text',
      streams: 'json',
      schedule: 'json',
      installedAt: 'integer',
      keptState: 'text?',
    },
    references: { siteId: 'sites' },
    indexes: [['siteId'], ['operatorState'], ['keptState'], ['name', 'id']],
    searched: ['name'],
  },
};
