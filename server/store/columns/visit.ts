import type { SqlTables } from './column.ts';

export const visitTables: SqlTables<'visits'> = {
  visits: {
    columns: {
      id: 'text',
      memberId: 'text',
      device: 'text',
      startedAt: 'integer',
      lastSeenAt: 'integer',
      views: 'integer',
    },
    // The member is no reference: visits of users outside the team bear the user's own id.
    indexes: [
      ['memberId', 'device', 'startedAt', 'id'],
      ['startedAt', 'id'],
    ],
  },
};
