import { always, indexOn, key, type MakeMigration } from './migration.ts';

/** Who is connected to the chat, for all servers on the database. */
export const chatPresences: MakeMigration = ({ types: { text, integer } }) => ({
  async up(db) {
    await db.schema
      .createTable('chatPresences')
      .addColumn('id', text, key)
      // Without a reference: whoever is removed may be connected still.
      .addColumn('userId', text, always)
      .addColumn('until', integer, always)
      .execute();
    await indexOn(db, 'chatPresences', 'userId');
    await indexOn(db, 'chatPresences', 'until');
  },
});
