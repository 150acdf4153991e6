import type { SqlTables } from './column.ts';

export const incidentTables: SqlTables<'incidents' | 'incidentActivities'> = {
  incidents: {
    columns: {
      id: 'text',
      number: 'integer',
      cameraId: 'text?',
      siteId: 'text',
      kind: 'text',
      severity: 'text',
      state: 'text',
      summary: 'text',
      raisedAt: 'integer',
      urgency: 'integer',
      acknowledgedAt: 'integer?',
      acknowledgedById: 'text?',
      closedAt: 'integer?',
      closedById: 'text?',
      assigneeId: 'text?',
      parentId: 'text?',
    },
    references: {
      cameraId: 'cameras',
      siteId: 'sites',
      acknowledgedById: 'teamMembers',
      closedById: 'teamMembers',
      assigneeId: 'teamMembers',
      parentId: 'incidents',
    },
    indexes: [
      // The dashboards count what this index holds, and never look at the rows.
      [
        'raisedAt',
        'id',
        'cameraId',
        'siteId',
        'severity',
        'state',
        'kind',
        'parentId',
        'acknowledgedAt',
        'closedAt',
      ],
      ['number', 'id'],
      // The order of the desk: it begins with what is open, and passes over folded incidents.
      ['urgency', 'id', 'state', 'parentId'],
      ['cameraId', 'raisedAt', 'parentId', 'siteId'],
      ['cameraId', 'state', 'severity'],
      // The length of a filtered list is counted without folded incidents.
      ['state', 'raisedAt', 'id', 'parentId'],
      ['severity', 'state', 'raisedAt', 'id', 'parentId'],
      ['assigneeId', 'state'],
      ['parentId'],
    ],
    searched: ['summary'],
  },
  incidentActivities: {
    columns: {
      id: 'text',
      incidentId: 'text',
      at: 'integer',
      actorId: 'text?',
      action: 'text',
      note: 'text',
      before: 'json?',
    },
    references: { incidentId: 'incidents', actorId: 'teamMembers' },
    indexes: [['incidentId', 'at', 'id']],
  },
};
