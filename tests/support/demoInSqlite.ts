import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import { demoSeeds } from '~/store/seeds.ts';
import type { Database } from '../../server/store/database.ts';
import { type OpenStore, openStore } from '../../server/store/openStore.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { folderOfFile } from '../store/databases.ts';
import { createTestApi, NOW, type TestApi, type TestParts } from './environment.ts';

const demo = () => demoSeeds(() => NOW);

/** A file as a first start leaves it, made once for all test files of a worker: it takes longer than most of them. */
const seededFile = onceLoaded(async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'watchfloor-demo-'));
  const database = openSqlite(folder);
  await openStore(database, 'demo', demo);
  await database.close();
  const file = await readFile(join(folder, 'watchfloor.db'));
  await rm(folder, { recursive: true });
  return file;
});

export interface SqliteDemo {
  open(): Promise<Pick<OpenStore, 'store' | 'fleetHealth'>>;
  /** The API over it. */
  api(parts?: Pick<TestParts, 'newId'>): Promise<TestApi>;
}

/** Opens the demo in a SQLite file of its own each time, for the tests of a file; closed at the end of the test. */
export function demoInSqlite(): SqliteDemo {
  const folder = folderOfFile();
  const opened: Database[] = [];
  let copies = 0;
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  const open = async () => {
    copies += 1;
    const copy = join(folder(), `demo-${copies}`);
    await mkdir(copy);
    await writeFile(join(copy, 'watchfloor.db'), await seededFile());
    const database = openSqlite(copy);
    opened.push(database);
    return openStore(database, 'demo', demo);
  };
  return {
    open,
    async api(parts = {}) {
      const { store, fleetHealth } = await open();
      return createTestApi(undefined, { store, fleetHealth, ...parts });
    },
  };
}
