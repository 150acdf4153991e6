import { always, key, type MakeMigration, uniqueIndexOn } from './migration.ts';

/**
 * Who saw the first picture of a camera, kept in its transition; and the origins of streams that administrators allow
 * pages to fetch from.
 */
export const observations: MakeMigration = ({ types: { text, integer, json } }) => ({
  async up(db) {
    await db.schema.alterTable('statusTransitions').addColumn('observation', json).execute();
    await db.schema
      .createTable('mediaOrigins')
      .addColumn('id', text, key)
      .addColumn('origin', text, always)
      .addColumn('addedAt', integer, always)
      .addColumn('addedByName', text, always)
      .execute();
    await uniqueIndexOn(db, 'mediaOrigins', 'origin');
  },
});
