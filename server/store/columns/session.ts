import type { SqlTables } from './column.ts';

export const sessionTables: SqlTables<'sessions' | 'users'> = {
  sessions: {
    columns: {
      id: 'text',
      userId: 'text',
      createdAt: 'integer',
      expiresAt: 'integer',
      revokedAt: 'integer?',
    },
    references: { userId: 'users' },
    indexes: [
      ['userId', 'id'],
      ['expiresAt', 'id'],
    ],
  },
  users: {
    columns: {
      id: 'text',
      from: 'text',
      subject: 'text?',
      userName: 'text',
      email: 'text',
      displayName: 'text',
      photoURL: 'text',
      passwordHash: 'text',
      roles: 'json',
      shortcuts: 'json',
      settings: 'json',
      memberId: 'text?',
    },
    references: { memberId: 'teamMembers' },
    unique: [['email'], ['userName'], ['from', 'subject']],
  },
};
