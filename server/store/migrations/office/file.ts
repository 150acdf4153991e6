import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key, uniqueIndexOn } from '../migration.ts';

export async function createFile(
  db: Kysely<unknown>,
  { text, integer, json, boolean }: SqlTypes,
): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('files')
    .addColumn('id', text, key)
    .addColumn('name', text, always)
    .addColumn('nameLower', text)
    .addColumn('type', text, always)
    .addColumn('rank', integer, always)
    .addColumn('uploaderId', text, always)
    .addColumn('ownerName', text, always)
    .addColumn('size', integer, always)
    .addColumn('mimeType', text, always)
    .addColumn('modified', integer, always)
    .addColumn('opened', integer, always)
    .addColumn('created', integer, always)
    .addColumn('folderId', text, always)
    .addColumn('path', json, always)
    .execute();
  await schema
    .createTable('fileContents')
    .addColumn('id', text, (column) => alwaysRefersTo('files')(key(column)))
    .addColumn('data', text, always)
    .execute();
  await schema
    .createTable('fileMarks')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('fileId', text, alwaysRefersTo('files'))
    .addColumn('starred', boolean, always)
    .addColumn('offline', boolean, always)
    .execute();
  await indexOn(db, 'files', 'folderId', 'rank', 'name');
  await indexOn(db, 'files', 'uploaderId');
  await indexOn(db, 'files', 'modified');
  await uniqueIndexOn(db, 'fileMarks', 'ownerId', 'fileId');
  await indexOn(db, 'fileMarks', 'fileId');
}
