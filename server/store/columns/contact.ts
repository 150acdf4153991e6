import type { SqlTables } from './column.ts';

export const contactTables: SqlTables<'contacts' | 'contactMarks' | 'contactGroups' | 'contactMemberships'> =
  {
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
      },
      indexes: [['name'], ['lastName']],
      searched: ['words'],
    },
    contactMarks: {
      columns: { id: 'text', ownerId: 'text', contactId: 'text', starred: 'boolean', frequent: 'boolean' },
      references: { ownerId: 'users', contactId: 'contacts' },
      unique: [['ownerId', 'contactId']],
      indexes: [['contactId']],
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
