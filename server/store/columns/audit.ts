import type { SqlTables } from './column.ts';

export const auditTables: SqlTables<'auditEntries'> = {
  auditEntries: {
    columns: {
      id: 'text',
      at: 'integer',
      userId: 'text',
      userName: 'text',
      action: 'text',
      subject: 'text',
      subjectId: 'text?',
      subjectName: 'text',
      detail: 'text',
      batchId: 'text',
      lineId: 'text',
      place: 'integer',
    },
    indexes: [
      ['at'],
      ['userId', 'at'],
      ['subjectId', 'at'],
      ['lineId', 'place'],
      ['place', 'at'],
      ['userId', 'batchId'],
    ],
  },
};
