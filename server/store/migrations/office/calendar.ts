import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key } from '../migration.ts';

export async function createCalendar(
  db: Kysely<unknown>,
  { text, boolean, integer }: SqlTypes,
): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('calendarEvents')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('title', text, always)
    .addColumn('allDay', boolean, always)
    .addColumn('start', integer, always)
    .addColumn('end', integer, always)
    .addColumn('description', text, always)
    .addColumn('words', text, always)
    .addColumn('wordsLower', text)
    .execute();
  await indexOn(db, 'calendarEvents', 'ownerId', 'start');
}
