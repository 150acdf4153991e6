import type { SqlTables } from './column.ts';

export const drillTables: SqlTables<'drills'> = {
  drills: {
    columns: {
      id: 'text',
      kind: 'text',
      siteId: 'text',
      cameraId: 'text?',
      startedAt: 'integer',
      startedById: 'text?',
      endedAt: 'integer?',
      incidentId: 'text?',
      broken: 'json',
    },
    // The camera is no reference: it may be removed while the drill is remembered.
    references: { siteId: 'sites', startedById: 'teamMembers', incidentId: 'incidents' },
    indexes: [['endedAt', 'startedAt', 'id']],
  },
};
