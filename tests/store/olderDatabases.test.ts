import { join } from 'node:path';
import { Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { urgencyOf } from '~/resolvers/incident/urgency.rules.ts';
import { skeletonOf } from '~/resolvers/session/names.rules.ts';
import type { Database } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { migrations } from '../../server/store/migrations.ts';
import { openStore } from '../../server/store/openStore.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { inTransaction } from '../../server/store/transaction.ts';
import { hasPostgres } from '../support/postgres.mjs';
import { folderOfFile, lost, patience, postgresUrlsOfFile } from './databases.ts';

/** The database as a server left it that knew the migrations before this one. */
async function olden({ writer, dialect }: Database, first: string): Promise<void> {
  const made = Object.entries(migrations).map(([name, make]) => [name, make(dialect)] as const);
  const older = Object.fromEntries(made.filter(([name]) => name < first));
  await inTransaction(writer, dialect, (db) =>
    new Migrator({
      db,
      provider: { getMigrations: async () => older },
      disableTransactions: true,
    }).migrateToLatest(),
  );
}

/** @param open a new, empty database of that name */
function describeUpgrade(open: (name: string) => Promise<Database> | Database): void {
  it('keeps its accounts, contacts and boards, whose names are compared and whose makers are not known', async () => {
    const database = await open('accounts');
    await olden(database, '0010');
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

  it('orders its incidents by how urgent they are', async () => {
    const database = await open('incidents');
    await olden(database, '0016_urgency');
    const { writer, dialect } = database;
    const rows = (['HIGH', 'MEDIUM', 'LOW'] as const).flatMap((severity, place) =>
      (['NEW', 'ACKNOWLEDGED', 'RESOLVED', 'DISMISSED'] as const).map((state, index) => ({
        id: `${severity} ${state}`,
        severity,
        state,
        raisedAt: 1_700_000_000_000 + 10 * place + index,
      })),
    );
    await sql`insert into "projects" ("id", "name", "monthlyBudget", "hourlyRate", "currency")
      values ('p', 'P', 1, 1, 'EUR')`.execute(writer);
    await sql`insert into "sites" ("id", "name", "projectId", "address", "lat", "lng")
      values ('s', 'S', 'p', '', 0, 0)`.execute(writer);
    for (const { id, severity, state, raisedAt } of rows) {
      await sql`insert into "incidents" ("id", "number", "siteId", "kind", "severity", "state", "summary", "raisedAt")
        values (${id}, ${raisedAt % 1000}, 's', 'MOTION', ${severity}, ${state}, '', ${raisedAt})`.execute(
        writer,
      );
    }
    await inTransaction(writer, dialect, (on) => migrate(on, dialect));
    const found = await sql<{
      id: string;
      urgency: number | string;
    }>`select "id", "urgency" from "incidents"`.execute(database.reader);
    const urgencies = found.rows.map(({ id, urgency }) => [id, Number(urgency)]);
    expect(new Map(urgencies as [string, number][])).toEqual(
      new Map(rows.map((row) => [row.id, urgencyOf(row)])),
    );
    await database.close();
  });

  it('finds its mails by all of their text, in any case of letters, and counts them', async () => {
    const database = await open('mails');
    await olden(database, '0023_mail_search');
    const { writer, dialect } = database;
    await sql`insert into "users"
      ("id", "from", "userName", "email", "displayName", "nameSkeleton", "photoURL", "passwordHash", "roles", "shortcuts", "settings")
      values ('me', 'JWT', 'me', 'me@example.com', 'Me', '', '', '', '[]', '[]', '{}')`.execute(writer);
    const person = '{"name":"IŞIK","email":"isik@example.com","avatar":""}';
    for (const id of ['a', 'b']) {
      await sql`insert into "mails" ("id", "ownerId", "folderId", "from", "to", "cc", "bcc", "subject", "message", "sentAt",
        "read", "starred", "important", "attachments", "words", "wordsLower")
        values (${id}, 'me', '0', ${person}, '[]', '[]', '[]', 'Gate', ${`<p>${'x'.repeat(2_000)} late ${id}</p>`}, 1,
        ${dialect.encodeBoolean(id === 'a')}, ${dialect.encodeBoolean(false)}, ${dialect.encodeBoolean(false)}, '[]', 'Gate', 'gate')`.execute(
        writer,
      );
    }
    await sql`insert into "mailLabelings" ("id", "mailId", "labelId", "ownerId", "folderId", "sentAt", "read", "starred",
      "important", "words", "wordsLower") values ('l', 'a', '1', 'me', '0', 1, ${dialect.encodeBoolean(true)},
      ${dialect.encodeBoolean(false)}, ${dialect.encodeBoolean(false)}, 'Gate', 'gate')`.execute(writer);
    await sql`insert into "calendarEvents" ("id", "ownerId", "title", "description", "allDay", "start", "end", "words", "wordsLower")
      values ('e', 'me', 'KAPI', '', ${dialect.encodeBoolean(false)}, 1, 2, 'KAPI ışığı', 'kapi ışığı')`.execute(
      writer,
    );
    const { store } = await openStore(database, 'empty', () => ({}));
    const found = async (contains: string) =>
      (await store.mails.list({ where: { words: { contains } } })).rows.map(({ id }) => id);
    expect([await found('LATE A'), await found('ışık'), await found('x late')]).toEqual([
      ['a'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(await store.mailLabelings.count({ words: { contains: 'late a' } })).toBe(1);
    expect(await store.mails.count({ ownerId: 'me', read: true })).toBe(1);
    await store.mails.remove(['b']);
    expect([await found('late b'), await store.mails.count({ ownerId: 'me' })]).toEqual([[], 1]);
    expect(await store.calendarEvents.count({ words: { contains: 'IŞIĞI' } })).toBe(1);
    await database.close();
  });

  it('keeps the pictures of its incidents as those that people took', async () => {
    const database = await open('pictures');
    await olden(database, '0019_stills');
    const { writer, dialect } = database;
    await sql`insert into "projects" ("id", "name", "monthlyBudget", "hourlyRate", "currency")
      values ('p', 'P', 1, 1, 'EUR')`.execute(writer);
    await sql`insert into "sites" ("id", "name", "projectId", "address", "lat", "lng")
      values ('s', 'S', 'p', '', 0, 0)`.execute(writer);
    await sql`insert into "incidents" ("id", "number", "siteId", "kind", "severity", "state", "summary", "raisedAt")
      values ('i', 1, 's', 'MOTION', 'LOW', 'NEW', '', 1)`.execute(writer);
    await sql`insert into "evidencePictures" ("id", "incidentId", "takenAt", "accountId", "image")
      values ('old', 'i', 1, 'user', '')`.execute(writer);
    expect(await inTransaction(writer, dialect, (on) => migrate(on, dialect))).toContain('0019_stills');
    const pictures = await sql`select "id", "kind" from "evidencePictures"`.execute(database.reader);
    expect(pictures.rows).toEqual([{ id: 'old', kind: 'PICTURE' }]);
    await database.close();
  });
}

describe('An older SQLite database', patience, () => {
  const folder = folderOfFile();
  describeUpgrade((name) => openSqlite(join(folder(), name)));
});

// Where there is no PostgreSQL, `npm test` says so in its last lines.
describe.skipIf(!hasPostgres())('An older PostgreSQL database', patience, () => {
  const url = postgresUrlsOfFile();
  describeUpgrade(async (name) => openPostgres(await url(`older_${name}`), lost));
});
