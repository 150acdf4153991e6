import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { openSqlTransport } from './sql.ts';
import type { OpenTransport } from './transport.ts';

/** The server over a copy of the SQLite file. */
export const openSqliteTransport: OpenTransport = async (seeds) => {
  const folder = await mkdtemp(join(tmpdir(), 'watchfloor-rest-'));
  await copyFile(join(inject('sqliteTemplate'), 'watchfloor.db'), join(folder, 'watchfloor.db'));
  return openSqlTransport(openSqlite(folder), () => rm(folder, { recursive: true }), seeds);
};
