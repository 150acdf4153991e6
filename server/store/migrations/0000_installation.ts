import { always, key, type MakeMigration } from './migration.ts';

/** What this database began with. */
export const installation: MakeMigration = ({ types }) => ({
  async up(db) {
    await db.schema
      .createTable('installation')
      .addColumn('id', types.integer, key)
      .addColumn('seed', types.text, always)
      .execute();
  },
});
