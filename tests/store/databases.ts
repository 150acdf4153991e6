import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createSqlStore } from '../../server/store/createSqlStore.ts';
import type { Database } from '../../server/store/database.ts';
import { indexTexts } from '../../server/store/indexTexts.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { inTransaction } from '../../server/store/transaction.ts';
import { startPostgres } from '../support/postgres.mjs';
import type { CreateStore } from './createStore.ts';

/** A shared machine may take its time over thousands of rows and commits, and over starting a PostgreSQL. */
export const patience = { timeout: 60_000 };

/** A folder for the tests of a file. */
export function folderOfFile(): () => string {
  let folder: string | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'watchfloor-'));
  });
  afterAll(() => (folder ? rm(folder, { recursive: true, force: true }) : undefined));
  return () => {
    if (folder === undefined) throw new Error('There is no folder yet.');
    return folder;
  };
}

/** A migrated database for the tests of a file. */
export function databaseOfFile(open: () => Promise<Database> | Database): () => Database {
  let database: Database | undefined;
  const opened = () => {
    if (!database) throw new Error('The database is not open.');
    return database;
  };
  beforeAll(async () => {
    database = await open();
    await inTransaction(database.writer, database.dialect, async (on) => {
      await migrate(on, opened().dialect);
      await indexTexts(on, opened().dialect);
    });
  }, patience.timeout);
  afterAll(() => database?.close());
  return opened;
}

export function sqliteOfFile(): () => Database {
  const folder = folderOfFile();
  return databaseOfFile(() => openSqlite(folder()));
}

/** Started by the first file of the worker that needs it, for all of them. */
let server: ReturnType<typeof startPostgres> | undefined;

/** Makes databases on a PostgreSQL for the tests of a file; the same name gives the same one. Resolves to its address. */
export function postgresUrlsOfFile(): (name: string) => Promise<string> {
  const prefix = `watchfloor_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const made = new Map<string, Promise<void>>();
  const started = () => {
    if (!server) throw new Error('PostgreSQL is not running.');
    return server.url;
  };
  const say = async (statement: string) => {
    const client = new Client(started());
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  beforeAll(() => {
    server ??= startPostgres(inject('postgresFolder'));
  }, patience.timeout);
  afterAll(async () => {
    for (const database of made.keys()) await say(`drop database ${database} with (force)`);
  });
  return async (name) => {
    const database = `${prefix}_${name}`;
    const making = made.get(database) ?? say(`create database ${database}`);
    made.set(database, making);
    await making;
    const url = new URL(started());
    url.pathname = database;
    return url.href;
  };
}

export function postgresOfFile(): () => Database {
  const url = postgresUrlsOfFile();
  return databaseOfFile(async () => openPostgres(await url('suite'), lost));
}

/** At the end of a file its database is dropped, also below connections that are still closing. */
export const lost = () => undefined;

/** Empties the database each time. */
export const storesOver =
  (database: () => Database): CreateStore =>
  async (seeds = {}) => {
    const store = createSqlStore(database(), { demo: () => seeds });
    await store.reset?.();
    return store;
  };
