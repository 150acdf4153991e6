import type { SqlTables } from './column.ts';

export const calendarTables: SqlTables<'calendarEvents'> = {
  calendarEvents: {
    columns: {
      id: 'text',
      ownerId: 'text',
      title: 'text',
      allDay: 'boolean',
      start: 'integer',
      end: 'integer',
      description: 'text',
      words: 'text',
    },
    references: { ownerId: 'users' },
    indexes: [
      ['ownerId', 'start'],
      ['ownerId', 'end'],
    ],
    searched: ['words'],
  },
};
