import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, indexOn, key } from '../migration.ts';

export async function createFaq(db: Kysely<unknown>, { text, integer }: SqlTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('faqs')
    .addColumn('id', text, key)
    .addColumn('position', integer, always)
    .addColumn('question', text, always)
    .addColumn('answer', text, always)
    .addColumn('searchText', text, always)
    .execute();
  await indexOn(db, 'faqs', 'position');
}
