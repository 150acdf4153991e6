import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key, uniqueIndexOn } from '../migration.ts';

export async function createMail(
  db: Kysely<unknown>,
  { text, json, integer, boolean }: SqlTypes,
): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('mails')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('folderId', text, always)
    .addColumn('from', json, always)
    .addColumn('to', json, always)
    .addColumn('cc', json, always)
    .addColumn('bcc', json, always)
    .addColumn('subject', text, always)
    .addColumn('message', text, always)
    .addColumn('sentAt', integer, always)
    .addColumn('read', boolean, always)
    .addColumn('starred', boolean, always)
    .addColumn('important', boolean, always)
    .addColumn('attachments', json, always)
    .addColumn('words', text, always)
    .addColumn('wordsLower', text)
    .execute();
  await schema
    .createTable('mailLabelings')
    .addColumn('id', text, key)
    .addColumn('mailId', text, alwaysRefersTo('mails'))
    .addColumn('labelId', text, always)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('folderId', text, always)
    .addColumn('sentAt', integer, always)
    .addColumn('read', boolean, always)
    .addColumn('starred', boolean, always)
    .addColumn('important', boolean, always)
    .addColumn('words', text, always)
    .addColumn('wordsLower', text)
    .execute();
  await indexOn(db, 'mails', 'ownerId', 'folderId', 'sentAt');
  await indexOn(db, 'mails', 'ownerId', 'sentAt');
  await indexOn(db, 'mails', 'ownerId', 'folderId', 'read', 'starred', 'important');
  await uniqueIndexOn(db, 'mailLabelings', 'mailId', 'labelId');
  await indexOn(db, 'mailLabelings', 'ownerId', 'labelId', 'sentAt');
  await indexOn(db, 'mailLabelings', 'ownerId', 'labelId', 'folderId', 'read');
  await indexOn(db, 'mailLabelings', 'mailId');
}
