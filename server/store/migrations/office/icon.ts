import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, indexOn, key, uniqueIndexOn } from '../migration.ts';

export async function createIcon(db: Kysely<unknown>, { text, integer, json }: SqlTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('icons')
    .addColumn('id', text, key)
    .addColumn('order', integer, always)
    .addColumn('name', text, always)
    .addColumn('code', integer, always)
    .addColumn('tags', json, always)
    .addColumn('searchText', text, always)
    .addColumn('searchTextLower', text)
    .execute();
  await uniqueIndexOn(db, 'icons', 'code');
  await indexOn(db, 'icons', 'order');
}
