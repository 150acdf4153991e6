import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key } from '../migration.ts';

export async function createQuickPanel(db: Kysely<unknown>, { text, integer }: SqlTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('quickPanelItems')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('kind', text, always)
    .addColumn('position', integer, always)
    .addColumn('title', text, always)
    .addColumn('detail', text, always)
    .execute();
  await indexOn(db, 'quickPanelItems', 'ownerId', 'position');
}
