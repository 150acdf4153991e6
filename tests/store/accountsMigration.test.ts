import { Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { skeletonOf } from '~/resolvers/session/names.rules.ts';
import type { Database } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { migrations } from '../../server/store/migrations.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { inTransaction } from '../../server/store/transaction.ts';
import { hasPostgres } from '../support/postgres.mjs';
import { folderOfFile, lost, patience, postgresUrlsOfFile } from './databases.ts';

/** The database as a server before accounts had skeletons left it. */
async function olden({ writer, dialect }: Database): Promise<void> {
  const made = Object.entries(migrations).map(([name, make]) => [name, make(dialect)] as const);
  const older = Object.fromEntries(made.filter(([name]) => name < '0010'));
  await inTransaction(writer, dialect, (db) =>
    new Migrator({
      db,
      provider: { getMigrations: async () => older },
      disableTransactions: true,
    }).migrateToLatest(),
  );
}

function describeUpgrade(open: () => Promise<Database> | Database): void {
  it('keeps its accounts, contacts and boards, whose names are compared and whose makers are not known', async () => {
    const database = await open();
    await olden(database);
    const { writer, dialect } = database;
    await sql`insert into "users"
      ("id", "from", "userName", "email", "displayName", "photoURL", "passwordHash", "roles", "shortcuts", "settings")
      values ('old', 'JWT', 'old', 'old@example.com', 'Mira AYDIN', '', '', '[]', '[]', '{}')`.execute(
      writer,
    );
    await sql`insert into "boards" ("id", "name", "settings", "listIds", "memberIds", "labels", "createdAt")
      values ('board', 'Old', '{}', '[]', '[]', '[]', 1)`.execute(writer);
    expect(await inTransaction(writer, dialect, (on) => migrate(on, dialect))).toContain('0010_accounts');
    const users = await sql`select "id", "nameSkeleton" from "users"`.execute(database.reader);
    expect(users.rows).toEqual([{ id: 'old', nameSkeleton: skeletonOf('Mira Aydın') }]);
    const boards = await sql`select "id", "createdById" from "boards"`.execute(database.reader);
    expect(boards.rows).toEqual([{ id: 'board', createdById: null }]);
    await database.close();
  });
}

describe('An older SQLite database', patience, () => {
  const folder = folderOfFile();
  describeUpgrade(() => openSqlite(folder()));
});

// Where there is no PostgreSQL, `npm test` says so in its last lines.
describe.skipIf(!hasPostgres())('An older PostgreSQL database', patience, () => {
  const url = postgresUrlsOfFile();
  describeUpgrade(async () => openPostgres(await url('older'), lost));
});
