import type { CalendarEventRow } from '~/resolvers/calendar/calendar.rows.ts';
import type { SqlTable } from './column.ts';

export const calendarColumns = {
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
    indexes: [['ownerId', 'start']],
  } satisfies SqlTable<CalendarEventRow>,
};
