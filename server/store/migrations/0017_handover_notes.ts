import { always, indexOn, key, type MakeMigration, refersTo } from './migration.ts';

/** What one shift writes down for the next. */
export const handoverNotes: MakeMigration = ({ types: { text, integer } }) => ({
  async up(db) {
    await db.schema
      .createTable('handoverNotes')
      .addColumn('id', text, key)
      .addColumn('siteId', text, refersTo('sites'))
      .addColumn('at', integer, always)
      .addColumn('authorId', text, always)
      .addColumn('author', text, always)
      .addColumn('text', text, always)
      .execute();
    await indexOn(db, 'handoverNotes', 'at', 'id');
  },
});
