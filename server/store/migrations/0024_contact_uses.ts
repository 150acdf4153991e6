import { sql } from 'kysely';
import { always, alwaysRefersTo, indexOn, key, type MakeMigration, uniqueIndexOn } from './migration.ts';

/**
 * Who is frequent follows from whom somebody writes to; those that were marked so stay, pinned. Contacts are found by
 * their address in small letters.
 */
export const contactUses: MakeMigration = ({ types: { text, integer } }) => ({
  async up(db) {
    await db.schema
      .createTable('contactUses')
      .addColumn('id', text, key)
      .addColumn('ownerId', text, alwaysRefersTo('users'))
      .addColumn('who', text, always)
      .addColumn('day', integer, always)
      .addColumn('count', integer, always)
      .execute();
    await uniqueIndexOn(db, 'contactUses', 'ownerId', 'who', 'day');
    await indexOn(db, 'contactUses', 'ownerId', 'day');
    await db.schema.alterTable('contactMarks').renameColumn('frequent', 'pinned').execute();
    await db.schema
      .alterTable('contacts')
      .addColumn('emailKey', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update "contacts" set "emailKey" = lower(trim("email"))`.execute(db);
    await indexOn(db, 'contacts', 'emailKey');
  },
});
