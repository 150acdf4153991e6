import { type MakeMigration, uniqueIndexOn } from './migration.ts';

/** Accounts of sign-in providers: one for each person there. */
export const identities: MakeMigration = ({ types }) => ({
  async up(db) {
    await db.schema.alterTable('users').addColumn('subject', types.text).execute();
    await uniqueIndexOn(db, 'users', 'from', 'subject');
  },
});
