import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key, uniqueIndexOn } from '../migration.ts';

export async function createNote(
  db: Kysely<unknown>,
  { text, boolean, integer, json }: SqlTypes,
): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('notes')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('title', text, always)
    .addColumn('description', text, always)
    .addColumn('archived', boolean, always)
    .addColumn('image', text, always)
    .addColumn('time', integer, always)
    .addColumn('reminder', integer)
    .addColumn('checklist', json, always)
    .addColumn('createdAt', integer, always)
    .addColumn('words', text, always)
    .addColumn('wordsLower', text)
    .execute();
  await schema
    .createTable('noteLabels')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('name', text, always)
    .addColumn('handle', text, always)
    .addColumn('position', integer, always)
    .execute();
  await schema
    .createTable('noteLabelings')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('noteId', text, alwaysRefersTo('notes'))
    .addColumn('labelId', text, alwaysRefersTo('noteLabels'))
    .execute();
  await indexOn(db, 'notes', 'ownerId', 'createdAt');
  await indexOn(db, 'noteLabels', 'ownerId', 'position');
  await uniqueIndexOn(db, 'noteLabelings', 'noteId', 'labelId');
  await indexOn(db, 'noteLabelings', 'labelId');
}
