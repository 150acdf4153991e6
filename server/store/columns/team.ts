import type { SqlTables } from './column.ts';

export const teamTables: SqlTables<'teamMembers'> = {
  teamMembers: {
    columns: {
      id: 'text',
      name: 'text',
      avatar: 'text',
      position: 'text',
      office: 'text',
      email: 'text',
      phone: 'text',
      removedAt: 'integer?',
    },
  },
};
