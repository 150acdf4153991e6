import { always, indexOn, key, type MakeMigration } from './migration.ts';

/** What somebody removed, kept whole for a while, so that it can be put back. */
export const removedThings: MakeMigration = ({ types: { text, integer, json } }) => ({
  async up(db) {
    await db.schema
      .createTable('removedThings')
      .addColumn('id', text, key)
      .addColumn('removedAt', integer, always)
      .addColumn('row', json, always)
      .addColumn('belongings', json, always)
      .execute();
    await indexOn(db, 'removedThings', 'removedAt', 'id');
  },
});
