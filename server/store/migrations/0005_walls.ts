import { always, alwaysRefersTo, indexOn, key, type MakeMigration, refersTo } from './migration.ts';

/** Walls and tours of Live View. */
export const walls: MakeMigration = ({ types: { text, integer, json } }) => ({
  async up(db) {
    const ofBoth = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('id', text, key)
        .addColumn('ownerId', text, refersTo('users'))
        .addColumn('authorId', text, alwaysRefersTo('users'))
        .addColumn('name', text, always)
        .addColumn('removedAt', integer);
    await ofBoth('walls')
      .addColumn('layout', text, always)
      .addColumn('cells', json, always)
      .addColumn('filter', json, always)
      .execute();
    await ofBoth('tours').addColumn('pages', json, always).execute();
    for (const table of ['walls', 'tours']) {
      await indexOn(db, table, 'ownerId', 'name');
      await indexOn(db, table, 'authorId');
      await indexOn(db, table, 'removedAt');
    }
  },
});
