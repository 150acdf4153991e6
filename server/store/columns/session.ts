import type { SqlTables } from './column.ts';

export const sessionTables: SqlTables<'users'> = {
  users: {
    columns: {
      id: 'text',
      from: 'text',
      userName: 'text',
      email: 'text',
      displayName: 'text',
      photoURL: 'text',
      passwordHash: 'text',
      roles: 'json',
      shortcuts: 'json',
      memberId: 'text?',
    },
    references: { memberId: 'teamMembers' },
    unique: [['email'], ['userName']],
  },
};
