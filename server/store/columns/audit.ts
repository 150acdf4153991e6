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
    },
    indexes: [['at'], ['userId', 'at'], ['subjectId', 'at']],
  },
};
