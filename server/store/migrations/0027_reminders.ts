import { indexOn, type MakeMigration } from './migration.ts';

/** Each reminder is told once: this is when, and nothing once it was. Those that have passed before are not told. */
export const reminders: MakeMigration = ({ types: { integer } }) => ({
  async up(db) {
    await db.schema.alterTable('notes').addColumn('remindAt', integer).execute();
    await db
      .updateTable('notes')
      .set((expression) => ({ remindAt: expression.ref('reminder') }))
      .where('reminder', '>', Date.now())
      .execute();
    await indexOn(db, 'notes', 'ownerId', 'remindAt');
  },
});
