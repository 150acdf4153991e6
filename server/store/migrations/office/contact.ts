import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key, uniqueIndexOn } from '../migration.ts';

export async function createContact(
  db: Kysely<unknown>,
  { text, boolean, integer }: SqlTypes,
): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('contacts')
    .addColumn('id', text, key)
    .addColumn('name', text, always)
    .addColumn('lastName', text, always)
    .addColumn('avatar', text, always)
    .addColumn('nickname', text, always)
    .addColumn('company', text, always)
    .addColumn('jobTitle', text, always)
    .addColumn('email', text, always)
    .addColumn('phone', text, always)
    .addColumn('address', text, always)
    .addColumn('birthday', text)
    .addColumn('notes', text, always)
    .addColumn('words', text, always)
    .addColumn('wordsLower', text)
    .execute();
  await schema
    .createTable('contactMarks')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('contactId', text, alwaysRefersTo('contacts'))
    .addColumn('starred', boolean, always)
    .addColumn('frequent', boolean, always)
    .execute();
  await schema
    .createTable('contactGroups')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('name', text, always)
    .addColumn('createdAt', integer, always)
    .execute();
  await schema
    .createTable('contactMemberships')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('groupId', text, alwaysRefersTo('contactGroups'))
    .addColumn('contactId', text, alwaysRefersTo('contacts'))
    .execute();
  await indexOn(db, 'contacts', 'name');
  await indexOn(db, 'contacts', 'lastName');
  await uniqueIndexOn(db, 'contactMarks', 'ownerId', 'contactId');
  await indexOn(db, 'contactMarks', 'contactId');
  await indexOn(db, 'contactGroups', 'ownerId', 'createdAt');
  await uniqueIndexOn(db, 'contactMemberships', 'groupId', 'contactId');
  await indexOn(db, 'contactMemberships', 'ownerId', 'contactId');
  await indexOn(db, 'contactMemberships', 'contactId');
}
