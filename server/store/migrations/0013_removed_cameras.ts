import { indexOn, type MakeMigration } from './migration.ts';

/** Cameras that are removed keep their row, so that their history is read and they can be restored. */
export const removedCameras: MakeMigration = ({ types: { text, integer } }) => ({
  async up(db) {
    await db.schema.alterTable('cameras').addColumn('removedAt', integer).execute();
    await db.schema.alterTable('cameras').addColumn('removedBy', text).execute();
    await indexOn(db, 'cameras', 'removedAt', 'id');
  },
});
