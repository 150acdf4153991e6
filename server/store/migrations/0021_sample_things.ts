import { always, alwaysRefersTo, indexOn, key, type MakeMigration } from './migration.ts';

/** Which rows were added as sample data. */
export const sampleThings: MakeMigration = ({ types: { text } }) => ({
  async up(db) {
    await db.schema
      .createTable('sampleThings')
      .addColumn('id', text, key)
      .addColumn('ownerId', text, alwaysRefersTo('users'))
      .addColumn('app', text, always)
      .addColumn('table', text, always)
      .addColumn('written', text, always)
      .execute();
    await indexOn(db, 'sampleThings', 'ownerId', 'app');
  },
});
