import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createSqlStore } from '../../server/store/createSqlStore.ts';
import type { Database } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { inTransaction } from '../../server/store/transaction.ts';
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

/** Empties the database each time. */
export const storesOver =
  (database: () => Database): CreateStore =>
  async (seeds = {}) => {
    const store = createSqlStore(database(), { demo: () => seeds });
    await store.reset?.();
    return store;
  };
