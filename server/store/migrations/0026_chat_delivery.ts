import { sql } from 'kysely';
import { type MakeMigration, uniqueIndexOn } from './migration.ts';

/**
 * How far messages were delivered and read, keys by which a message is sent once, and what else is known of the people of
 * the chats. Every account can be written to from its first day: those that are here already are entered now.
 */
export const chatDelivery: MakeMigration = ({ types: { text, integer } }) => ({
  async up(db) {
    const { schema } = db;
    await schema.alterTable('chats').addColumn('deliveredUntil', integer).execute();
    await schema.alterTable('chats').addColumn('readUntil', integer).execute();
    await schema.alterTable('chatMessages').addColumn('sendKey', text).execute();
    await schema
      .alterTable('chatContacts')
      .addColumn('email', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('chatContacts').addColumn('personId', text).execute();
    await uniqueIndexOn(db, 'chatMessages', 'ownerId', 'sendKey');
    await sql`update "chatContacts" set
      "personId" = (select "id" from "contacts" where 'chat-' || "contacts"."id" = "chatContacts"."id"),
      "email" = coalesce(
        (select "email" from "contacts" where 'chat-' || "contacts"."id" = "chatContacts"."id"),
        (select "email" from "teamMembers" where 'chat-' || "teamMembers"."id" = "chatContacts"."id"),
        '')`.execute(db);
    await sql`insert into "chatContacts" ("id", "name", "nameLower", "avatar", "status", "mood", "userId")
      select "id", "displayName", lower("displayName"), "photoURL", 'ONLINE', '', "id" from "users"
      where not exists (select 1 from "chatContacts" where "chatContacts"."id" = "users"."id")`.execute(db);
  },
});
