import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key, refersTo, uniqueIndexOn } from '../migration.ts';

export async function createChat(db: Kysely<unknown>, { text, integer }: SqlTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('chatContacts')
    .addColumn('id', text, key)
    .addColumn('name', text, always)
    .addColumn('nameLower', text)
    .addColumn('avatar', text, always)
    .addColumn('status', text, always)
    .addColumn('mood', text, always)
    .addColumn('userId', text, refersTo('users'))
    .execute();
  await schema
    .createTable('chats')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('contactId', text, alwaysRefersTo('chatContacts'))
    .addColumn('unread', integer, always)
    .addColumn('lastMessageId', text)
    .addColumn('lastMessageAt', integer)
    .execute();
  await schema
    .createTable('chatMessages')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('chatId', text, alwaysRefersTo('chats'))
    .addColumn('senderId', text, alwaysRefersTo('chatContacts'))
    .addColumn('text', text, always)
    .addColumn('sentAt', integer, always)
    .execute();
  await indexOn(db, 'chatContacts', 'name');
  await uniqueIndexOn(db, 'chats', 'ownerId', 'contactId');
  await indexOn(db, 'chats', 'ownerId', 'lastMessageAt');
  await indexOn(db, 'chatMessages', 'chatId', 'sentAt');
}
