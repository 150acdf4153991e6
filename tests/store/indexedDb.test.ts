import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { type IndexedDbOptions, keepInIndexedDb } from '~/store/persistence/indexedDb.ts';
import { camera, idsOf, incident, project, site } from './rows.ts';

// idb tells objects of IndexedDB by these classes, which in a browser are there. The database itself is handed in.
Object.assign(globalThis, {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
});

const seeds = { projects: () => [project], sites: async () => [site] };

/** A page with a store over the database of a browser. */
function openPage(factory: IDBFactory, options: Partial<IndexedDbOptions> = {}) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const keeper = keepInIndexedDb({ name: 'watchfloor', version: 1, factory, onError, ...options });
  return { store: createMemoryStore({ seeds, resettable: true, keeper }), keeper, errors };
}

describe('A memory store kept in IndexedDB', () => {
  it('has all changes again when the page is opened anew', async () => {
    const browser = new IDBFactory();
    const before = openPage(browser);
    await before.store.sites.update('site', { name: 'Rıhtım 부두 😀' });
    await before.store.cameras.insert([camera('a'), camera('b'), camera('c')]);
    await before.store.cameras.remove(['b']);
    await before.store.projects.remove(['project']);
    await before.keeper.flush();

    const { store, errors } = openPage(browser);
    expect((await store.sites.list()).rows).toEqual([{ ...site, name: 'Rıhtım 부두 😀' }]);
    expect((await store.cameras.list()).rows).toEqual([camera('a'), camera('c')]);
    expect(await store.projects.count()).toBe(0);
    expect([...before.errors, ...errors]).toEqual([]);
  });

  it('finds kept rows by what they are now', async () => {
    const browser = new IDBFactory();
    const before = openPage(browser);
    await before.store.cameras.insert([camera('a'), camera('b', { operatorState: 'PAUSED' })]);
    await before.store.cameras.update('a', { operatorState: 'PAUSED', name: 'z' });
    await before.keeper.flush();

    const { store } = openPage(browser);
    const page = await store.cameras.list({
      where: { operatorState: 'PAUSED' },
      orderBy: [{ field: 'name', direction: 'desc' }],
    });
    expect(idsOf(page)).toEqual(['a', 'b']);
  });

  it('keeps a change that was made just before the page was closed', async () => {
    const browser = new IDBFactory();
    const before = openPage(browser);
    await before.store.cameras.insert([camera('a')]);
    // Nobody waits for the keeper: the next page opens at once.
    expect(await openPage(browser).store.cameras.count()).toBe(1);
  });

  it('keeps the changes of a transaction together, and none of one that failed', async () => {
    const browser = new IDBFactory();
    const before = openPage(browser);
    const failed = before.store.transaction(async (tx) => {
      await tx.cameras.insert([camera('a')]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await before.store.transaction(async (tx) => {
      await tx.cameras.insert([camera('b')]);
      await tx.incidents.insert([incident('i', { cameraId: 'b' })]);
    });
    await before.keeper.flush();

    const { store } = openPage(browser);
    expect(idsOf(await store.cameras.list())).toEqual(['b']);
    expect(idsOf(await store.incidents.list())).toEqual(['i']);
  });

  it('forgets everything at a reset, and keeps what comes after', async () => {
    const browser = new IDBFactory();
    const before = openPage(browser);
    await before.store.sites.update('site', { name: 'changed' });
    await before.store.cameras.insert([camera('a')]);
    await before.store.reset?.();
    await before.store.cameras.insert([camera('b')]);
    await before.keeper.flush();

    const { store } = openPage(browser);
    expect((await store.sites.list()).rows).toEqual([site]);
    expect(idsOf(await store.cameras.list())).toEqual(['b']);
  });

  it('forgets changes of an older version, whose page gives way', async () => {
    const browser = new IDBFactory();
    const older = openPage(browser);
    await older.store.cameras.insert([camera('a')]);
    await older.keeper.flush();

    const newer = openPage(browser, { version: 2 });
    expect(await newer.store.cameras.count()).toBe(0);
    expect(newer.errors).toEqual([]);

    await older.store.cameras.insert([camera('b')]);
    await older.keeper.flush();
    expect(await older.store.cameras.count()).toBe(2);
    expect(older.errors).toHaveLength(1);
  });

  it('goes on in memory where IndexedDB is forbidden, and says so once', async () => {
    const forbidden = new IDBFactory();
    vi.spyOn(forbidden, 'open').mockImplementation(() => {
      throw new DOMException('Not in private mode.', 'SecurityError');
    });
    const { store, keeper, errors } = openPage(forbidden);
    await store.cameras.insert([camera('a')]);
    await store.cameras.insert([camera('b')]);
    await keeper.flush();
    expect(await store.cameras.count()).toBe(2);
    expect(errors).toEqual([expect.objectContaining({ name: 'SecurityError' })]);
    await store.reset?.();
    expect(await store.cameras.count()).toBe(0);
  });

  it('goes on in memory where the browser has no IndexedDB', async () => {
    const { store, errors } = openPage(new IDBFactory(), { factory: undefined });
    await store.cameras.insert([camera('a')]);
    expect(await store.cameras.count()).toBe(1);
    expect(errors).toHaveLength(1);
  });

  it('goes on in memory when the disk is full, says so once and keeps nothing after the gap', async () => {
    const browser = new IDBFactory();
    const { store, keeper, errors } = openPage(browser);
    await store.cameras.insert([camera('a')]);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await store.cameras.insert([camera('b')]);
    await store.cameras.insert([camera('c')]);
    await keeper.flush();
    vi.restoreAllMocks();
    await store.cameras.insert([camera('d')]);
    await keeper.flush();
    expect(await store.cameras.count()).toBe(4);
    expect(errors).toEqual([expect.objectContaining({ name: 'QuotaExceededError' })]);
    expect(idsOf(await openPage(browser).store.cameras.list())).toEqual(['a']);
  });

  it('gives no number twice, however many pages ask for one at the same moment', async () => {
    const browser = new IDBFactory();
    const [one, two] = [openPage(browser), openPage(browser)];
    const claim = ({ store }: typeof one) => store.transaction((tx) => tx.claimNumber('incidents', 41));
    const numbers = await Promise.all([claim(one), claim(two), claim(one), claim(two)]);
    expect(numbers.toSorted()).toEqual([41, 42, 43, 44]);
    expect(await claim(openPage(browser))).toBe(45);
    // Rows that came otherwise than by a claim count, too.
    expect(await one.store.transaction((tx) => tx.claimNumber('incidents', 90))).toBe(90);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('counts anew after a reset', async () => {
    const browser = new IDBFactory();
    const { store } = openPage(browser);
    const claim = () => store.transaction((tx) => tx.claimNumber('incidents', 41));
    expect([await claim(), await claim()]).toEqual([41, 42]);
    await store.reset?.();
    expect(await claim()).toBe(41);
  });

  it('gives the numbers that are free here where a browser keeps nothing', async () => {
    const browser = new IDBFactory();
    vi.spyOn(browser, 'open').mockImplementation(() => {
      throw new Error('private mode');
    });
    const { store, errors } = openPage(browser);
    expect(await store.transaction((tx) => tx.claimNumber('incidents', 41))).toBe(41);
    expect(errors).toEqual([new Error('private mode')]);
  });
});
