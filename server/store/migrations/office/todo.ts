import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key, uniqueIndexOn } from '../migration.ts';

export async function createTodo(
  db: Kysely<unknown>,
  { text, integer, boolean, real }: SqlTypes,
): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('todos')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('title', text, always)
    .addColumn('notes', text, always)
    .addColumn('startDate', integer)
    .addColumn('dueDate', integer)
    .addColumn('completed', boolean, always)
    .addColumn('starred', boolean, always)
    .addColumn('important', boolean, always)
    .addColumn('deleted', boolean, always)
    .addColumn('folderId', text)
    .addColumn('position', real, always)
    .addColumn('startOrLast', integer, always)
    .addColumn('dueOrLast', integer, always)
    .addColumn('words', text, always)
    .addColumn('wordsLower', text)
    .execute();
  await schema
    .createTable('todoLabelings')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('todoId', text, alwaysRefersTo('todos'))
    .addColumn('labelId', text, always)
    .execute();
  await indexOn(db, 'todos', 'ownerId', 'deleted', 'position');
  await indexOn(db, 'todos', 'ownerId', 'deleted', 'dueOrLast');
  await uniqueIndexOn(db, 'todoLabelings', 'todoId', 'labelId');
  await indexOn(db, 'todoLabelings', 'ownerId', 'labelId');
}
