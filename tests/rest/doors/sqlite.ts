import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { OpenDoor } from './door.ts';
import { openSqlDoor } from './sql.ts';

/** The server over a copy of the SQLite file. */
export const openSqliteDoor: OpenDoor = async (seeds) => {
  const folder = await mkdtemp(join(tmpdir(), 'watchfloor-rest-'));
  await copyFile(join(inject('sqliteTemplate'), 'watchfloor.db'), join(folder, 'watchfloor.db'));
  return openSqlDoor(openSqlite(folder), () => rm(folder, { recursive: true }), seeds);
};
