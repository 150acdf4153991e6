import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key } from '../migration.ts';

export async function createKnowledgeBase(
  db: Kysely<unknown>,
  { text, integer, boolean }: SqlTypes,
): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('knowledgeBaseCategories')
    .addColumn('id', text, key)
    .addColumn('position', integer, always)
    .addColumn('title', text, always)
    .execute();
  await schema
    .createTable('knowledgeBaseArticles')
    .addColumn('id', text, key)
    .addColumn('categoryId', text, alwaysRefersTo('knowledgeBaseCategories'))
    .addColumn('position', integer, always)
    .addColumn('featured', boolean, always)
    .addColumn('title', text, always)
    .addColumn('content', text, always)
    .addColumn('searchText', text, always)
    .addColumn('searchTextLower', text)
    .execute();
  await indexOn(db, 'knowledgeBaseCategories', 'position');
  await indexOn(db, 'knowledgeBaseArticles', 'categoryId', 'position');
}
