import type { SqlTables } from './column.ts';

export const sessionTables: SqlTables<'sessions' | 'users' | 'attempts' | 'invitations'> = {
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
      nameSkeleton: 'text',
      photoURL: 'text',
      passwordHash: 'text',
      roles: 'json',
      shortcuts: 'json',
      settings: 'json',
      memberId: 'text?',
    },
    references: { memberId: 'teamMembers' },
    unique: [['email'], ['userName'], ['from', 'subject']],
    indexes: [['nameSkeleton']],
  },
  attempts: {
    columns: { id: 'text', count: 'integer', endsAt: 'integer' },
    indexes: [['endsAt']],
  },
  invitations: {
    columns: {
      id: 'text',
      email: 'text?',
      role: 'text',
      createdById: 'text',
      createdAt: 'integer',
      expiresAt: 'integer',
    },
    indexes: [['expiresAt']],
  },
};
