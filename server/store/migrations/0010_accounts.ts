import { type Kysely, sql } from 'kysely';
import { skeletonOf } from '~/resolvers/session/names.rules.ts';
import type { Dialect } from '../dialect.ts';
import { always, indexOn, key, type MakeMigration } from './migration.ts';

/** Names of accounts that look alike are found by their skeleton. */
async function addSkeletons(db: Kysely<unknown>, { types: { text } }: Dialect): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('nameSkeleton', text, (column) => always(column).defaultTo(''))
    .execute();
  const { rows } = await sql<{ id: string; displayName: string }>`
    select "id", "displayName" from "users"`.execute(db);
  for (const { id, displayName } of rows) {
    await sql`update "users" set "nameSkeleton" = ${skeletonOf(displayName)} where "id" = ${id}`.execute(db);
  }
  await indexOn(db, 'users', 'nameSkeleton');
}

/** Tries are counted in the database, invitations make accounts, and shared rows know who made them. */
export const accounts: MakeMigration = (dialect) => ({
  async up(db) {
    const { text, integer } = dialect.types;
    await addSkeletons(db, dialect);
    await db.schema
      .createTable('attempts')
      .addColumn('id', text, key)
      .addColumn('count', integer, always)
      .addColumn('endsAt', integer, always)
      .execute();
    await indexOn(db, 'attempts', 'endsAt');
    await db.schema
      .createTable('invitations')
      .addColumn('id', text, key)
      .addColumn('email', text)
      .addColumn('role', text, always)
      .addColumn('createdById', text, always)
      .addColumn('createdAt', integer, always)
      .addColumn('expiresAt', integer, always)
      .execute();
    await indexOn(db, 'invitations', 'expiresAt');
    for (const table of ['contacts', 'boards']) {
      await db.schema.alterTable(table).addColumn('createdById', text).execute();
    }
  },
});
