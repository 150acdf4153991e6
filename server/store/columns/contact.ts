import type {
  ContactGroupRow,
  ContactMarkRow,
  ContactMembershipRow,
  ContactRow,
} from '~/resolvers/contact/contact.rows.ts';
import type { SqlTable } from './column.ts';

export const contactColumns = {
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
    },
    indexes: [['name'], ['lastName']],
  } satisfies SqlTable<ContactRow>,
  contactMarks: {
    columns: { id: 'text', ownerId: 'text', contactId: 'text', starred: 'boolean', frequent: 'boolean' },
    references: { ownerId: 'users', contactId: 'contacts' },
    unique: [['ownerId', 'contactId']],
    indexes: [['contactId']],
  } satisfies SqlTable<ContactMarkRow>,
  contactGroups: {
    columns: { id: 'text', ownerId: 'text', name: 'text', createdAt: 'integer' },
    references: { ownerId: 'users' },
    indexes: [['ownerId', 'createdAt']],
  } satisfies SqlTable<ContactGroupRow>,
  contactMemberships: {
    columns: { id: 'text', ownerId: 'text', groupId: 'text', contactId: 'text' },
    references: { ownerId: 'users', groupId: 'contactGroups', contactId: 'contacts' },
    unique: [['groupId', 'contactId']],
    indexes: [['ownerId', 'contactId'], ['contactId']],
  } satisfies SqlTable<ContactMembershipRow>,
};
