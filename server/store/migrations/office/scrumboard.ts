import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key } from '../migration.ts';

export async function createScrumboard(
  db: Kysely<unknown>,
  { text, json, integer, boolean }: SqlTypes,
): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('boards')
    .addColumn('id', text, key)
    .addColumn('name', text, always)
    .addColumn('settings', json, always)
    .addColumn('listIds', json, always)
    .addColumn('memberIds', json, always)
    .addColumn('labels', json, always)
    .addColumn('createdAt', integer, always)
    .execute();
  await schema
    .createTable('boardLists')
    .addColumn('id', text, key)
    .addColumn('boardId', text, alwaysRefersTo('boards'))
    .addColumn('name', text, always)
    .addColumn('cardIds', json, always)
    .execute();
  await schema
    .createTable('boardCards')
    .addColumn('id', text, key)
    .addColumn('boardId', text, alwaysRefersTo('boards'))
    .addColumn('name', text, always)
    .addColumn('description', text, always)
    .addColumn('coverId', text)
    .addColumn('memberIds', json, always)
    .addColumn('labelIds', json, always)
    .addColumn('attachments', json, always)
    .addColumn('subscribed', boolean, always)
    .addColumn('checklists', json, always)
    .addColumn('activities', json, always)
    .addColumn('due', integer)
    .execute();
  await indexOn(db, 'boards', 'createdAt');
  await indexOn(db, 'boardLists', 'boardId');
  await indexOn(db, 'boardCards', 'boardId');
}
