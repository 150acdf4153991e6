import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { demoSeeds } from '~/store/seeds.ts';
import { openStore } from '../../../server/store/openStore.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { NOW } from '../../support/environment.ts';
import './transport.ts';

/** Makes the file that every test copies, as a first start of the server would. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'watchfloor-rest-'));
  const database = openSqlite(folder);
  await openStore(database, 'demo', () => demoSeeds(() => NOW));
  await database.close();
  project.provide('sqliteTemplate', folder);
  return () => rm(folder, { recursive: true });
}
