import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createSqlStore } from '../../server/store/createSqlStore.ts';
import type { Database } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { inTransaction } from '../../server/store/transaction.ts';
import { startPostgres } from '../support/postgres.mjs';
import type { CreateStore } from './createStore.ts';

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
    await inTransaction(database.writer, database.dialect, (on) => migrate(on, opened().dialect));
  });
  afterAll(() => database?.close());
  return opened;
}

export function sqliteOfFile(): () => Database {
  const folder = folderOfFile();
  return databaseOfFile(() => openSqlite(folder()));
}

/** The address of an empty database on PostgreSQL for the tests of a file. */
export function postgresUrlOfFile(): () => string {
  const name = `watchfloor_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  let server: ReturnType<typeof startPostgres> | undefined;
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
  beforeAll(async () => {
    server = startPostgres();
    await say(`create database ${name}`);
  });
  afterAll(async () => {
    await say(`drop database ${name} with (force)`);
    server?.stop();
  });
  return () => {
    const url = new URL(started());
    url.pathname = name;
    return url.href;
  };
}

export function postgresOfFile(): () => Database {
  const url = postgresUrlOfFile();
  return databaseOfFile(() => openPostgres(url(), throwOn));
}

const throwOn = (error: Error) => {
  throw error;
};

/** Empties the database each time. */
export const storesOver =
  (database: () => Database): CreateStore =>
  async (seeds = {}) => {
    const store = createSqlStore(database(), { demo: () => seeds });
    await store.reset?.();
    return store;
  };
