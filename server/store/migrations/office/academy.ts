import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key, uniqueIndexOn } from '../migration.ts';

export async function createAcademy(db: Kysely<unknown>, { text, integer }: SqlTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('courses')
    .addColumn('id', text, key)
    .addColumn('title', text, always)
    .addColumn('titleLower', text)
    .addColumn('slug', text, always)
    .addColumn('description', text, always)
    .addColumn('categoryValue', text, always)
    .addColumn('length', integer, always)
    .addColumn('totalSteps', integer, always)
    .addColumn('updated', integer, always)
    .execute();
  await schema
    .createTable('courseSteps')
    .addColumn('id', text, key)
    .addColumn('courseId', text, alwaysRefersTo('courses'))
    .addColumn('position', integer, always)
    .addColumn('title', text, always)
    .addColumn('content', text, always)
    .execute();
  await schema
    .createTable('courseProgress')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('courseId', text, alwaysRefersTo('courses'))
    .addColumn('activeStep', integer, always)
    .execute();
  await indexOn(db, 'courses', 'categoryValue');
  await indexOn(db, 'courseSteps', 'courseId', 'position');
  await uniqueIndexOn(db, 'courseProgress', 'ownerId', 'courseId');
}
