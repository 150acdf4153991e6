import type { SqlTables } from './column.ts';

export const contactTables: SqlTables<
  'contacts' | 'contactMarks' | 'contactUses' | 'contactGroups' | 'contactMemberships'
> = {
  contacts: {
    columns: {
      id: 'text',
      name: 'text',
      lastName: 'text',
      avatar: 'text',
      nickname: 'text',
      company: 'text',
      jobTitle: 'text',
      email: 'text',
      phone: 'text',
      address: 'text',
      birthday: 'text?',
      notes: 'text',
      words: 'text',
      createdById: 'text?',
      emailKey: 'text',
    },
    indexes: [['name'], ['lastName'], ['emailKey']],
    searched: ['words'],
  },
  contactMarks: {
    columns: { id: 'text', ownerId: 'text', contactId: 'text', starred: 'boolean', pinned: 'boolean' },
    references: { ownerId: 'users', contactId: 'contacts' },
    unique: [['ownerId', 'contactId']],
    indexes: [['contactId']],
  },
  contactUses: {
    columns: { id: 'text', ownerId: 'text', who: 'text', day: 'integer', count: 'integer' },
    references: { ownerId: 'users' },
    unique: [['ownerId', 'who', 'day']],
    indexes: [['ownerId', 'day']],
  },
  contactGroups: {
    columns: { id: 'text', ownerId: 'text', name: 'text', createdAt: 'integer' },
    references: { ownerId: 'users' },
    indexes: [['ownerId', 'createdAt']],
  },
  contactMemberships: {
    columns: { id: 'text', ownerId: 'text', groupId: 'text', contactId: 'text' },
    references: { ownerId: 'users', groupId: 'contactGroups', contactId: 'contacts' },
    unique: [['groupId', 'contactId']],
    indexes: [['ownerId', 'contactId'], ['contactId']],
  },
};
