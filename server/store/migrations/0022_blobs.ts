import { sql } from 'kysely';
import { always, alwaysRefersTo, indexOn, key, type MakeMigration, refersTo } from './migration.ts';

/** Files that people send: what they are, what refers to them, and their bytes in parts. */
export const blobs: MakeMigration = ({ name, types: { text, integer } }) => ({
  async up(db) {
    await db.schema
      .createTable('blobs')
      .addColumn('id', text, key)
      .addColumn('ownerId', text, alwaysRefersTo('users'))
      .addColumn('name', text, always)
      .addColumn('type', text, always)
      .addColumn('size', integer, always)
      .addColumn('purpose', text, always)
      .addColumn('fingerprint', text, always)
      .addColumn('state', text, always)
      .addColumn('begunAt', integer, always)
      .addColumn('looseSince', integer)
      .execute();
    await indexOn(db, 'blobs', 'ownerId', 'looseSince');
    await indexOn(db, 'blobs', 'looseSince');
    await db.schema
      .createTable('blobUses')
      .addColumn('id', text, key)
      .addColumn('blobId', text, alwaysRefersTo('blobs'))
      .addColumn('thing', text, always)
      .addColumn('viewerId', text, refersTo('users'))
      .execute();
    await indexOn(db, 'blobUses', 'blobId');
    await indexOn(db, 'blobUses', 'thing');
    // No table of the store, and without a reference to one: bytes are written and removed outside its transactions.
    await db.schema
      .createTable('blobParts')
      .addColumn('blobId', text, always)
      .addColumn('place', integer, always)
      .addColumn('bytes', name === 'postgres' ? sql`bytea` : sql`blob`, always)
      .addPrimaryKeyConstraint('blobParts_pkey', ['blobId', 'place'])
      .execute();
  },
});
