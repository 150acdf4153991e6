import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { type Store, type TableName, tableSpecs } from '~/store/tables.ts';
import type { Database } from '../../server/store/database.ts';
import { openStore } from '../../server/store/openStore.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { NOW } from '../support/environment.ts';
import { hasPostgres } from '../support/postgres.mjs';
import { folderOfFile, lost, patience, postgresUrlsOfFile } from './databases.ts';
import { project, site } from './rows.ts';

const demo = () => demoSeeds(() => NOW);
const some = () => ({ projects: () => [project], sites: () => [site] });

/** What holds from the first start of a database to its later ones; `open` opens the same one of this name. */
function describeOpening(open: (name: string) => Promise<Database> | Database): void {
  it('holds the rows of every table of the demo after its first start', async () => {
    const database = await open('full');
    const { store, seed, migrated } = await openStore(database, 'demo', demo);
    expect(seed).toBe('demo');
    expect(migrated[0]).toBe('0000_installation');
    const memory = createMemoryStore({ seeds: demo() });
    for (const name of Object.keys(tableSpecs) as TableName[]) {
      const [stored, made] = [await store[name].list(), await memory[name].list()];
      // Thirty thousand rows: the matcher that explains differences takes seconds to find none.
      expect(isDeepStrictEqual(stored.rows, made.rows), name).toBe(true);
    }
    await database.close();
  });

  it('is seeded once: what was removed stays removed at the next start', async () => {
    const first = await open('once');
    const begun = await openStore(first, 'demo', some);
    await begun.store.sites.remove((await begun.store.sites.list()).rows.map(({ id }) => id));
    await first.close();
    const second = await open('once');
    const { store, migrated } = await openStore(second, 'demo', some);
    expect(migrated).toEqual([]);
    expect(await store.sites.count()).toBe(0);
    await store.reset?.();
    expect(await store.sites.count()).toBeGreaterThan(0);
    await second.close();
  });

  it('never gets demo data, nor a reset, when it began empty', async () => {
    const first = await open('empty');
    const begun = await openStore(first, 'empty', some);
    expect(begun.store).not.toHaveProperty('reset');
    await first.close();
    const second = await open('empty');
    const { store, seed } = await openStore(second, 'demo', some);
    expect(seed).toBe('empty');
    expect(store).not.toHaveProperty('reset');
    expect(await store.sites.count()).toBe(0);
    await second.close();
  });
}

describe('A SQLite database', patience, () => {
  const folder = folderOfFile();
  describeOpening((name) => openSqlite(`${folder()}/${name}`));
});

// Where there is no PostgreSQL, `npm test` says so in its last lines.
describe.skipIf(!hasPostgres())('A PostgreSQL database', patience, () => {
  const url = postgresUrlsOfFile();
  const open = async (name: string) => openPostgres(await url(name), lost);
  describeOpening(open);

  it('is migrated and seeded by one of several processes that start at the same time', async () => {
    const databases = await Promise.all([open('race'), open('race'), open('race')]);
    const opened = await Promise.all(databases.map((database) => openStore(database, 'demo', some)));
    expect(opened.filter(({ migrated }) => migrated.length > 0)).toHaveLength(1);
    const counts = await Promise.all(opened.map(({ store }) => store.sites.count()));
    expect(new Set(counts).size).toBe(1);
    await Promise.all(databases.map(({ close }) => close()));
  });

  it('lets the transactions of several processes run one after the other', async () => {
    const databases = await Promise.all([open('turns'), open('turns')]);
    const stores: Store[] = [];
    for (const database of databases) stores.push((await openStore(database, 'empty', some)).store);
    await stores[0]?.settings.insert([{ id: 'count', value: '0' }]);
    const addOne = (store: Store) =>
      store.transaction(async (tx) => {
        const before = await tx.settings.get('count');
        await tx.settings.update('count', { value: String(Number(before?.value) + 1) });
      });
    await Promise.all(Array.from({ length: 20 }, () => stores.map(addOne)).flat());
    expect((await stores[0]?.settings.get('count'))?.value).toBe('40');
    await Promise.all(databases.map(({ close }) => close()));
  });
});
