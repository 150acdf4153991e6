import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import type { IndexedDbOptions } from './indexedDb.ts';

interface Schema extends DBSchema {
  numbers: { key: string; value: number };
}

async function open({ name, version, factory = indexedDB }: IndexedDbOptions) {
  const request = factory.open(`${name}-numbers`, version);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    for (const store of database.objectStoreNames) database.deleteObjectStore(store);
    database.createObjectStore('numbers');
  });
  request.addEventListener('success', () => {
    // Another tab runs a newer version: give way, or it waits for this one to be closed.
    request.result.addEventListener('versionchange', () => request.result.close());
  });
  return (await wrap(request)) as IDBPDatabase<Schema>;
}

/**
 * Numbers that no two tabs get: the last one given of each name lies in a database of its own, whose transactions that
 * write run one after the other in all tabs. What tabs tell each other comes too late for that. The database is opened
 * when the first number is asked for. What goes wrong rejects.
 */
export function numbersInIndexedDb(options: IndexedDbOptions) {
  let database: ReturnType<typeof open> | undefined;
  const opened = () => {
    database ??= open(options);
    return database;
  };
  return {
    /** The number after the last one that was given, or `least` when that is higher. */
    async claim(name: string, least: number): Promise<number> {
      const { store, done } = (await opened()).transaction('numbers', 'readwrite');
      const number = Math.max(((await store.get(name)) ?? 0) + 1, least);
      await Promise.all([store.put(number, name), done]);
      return number;
    },
    clear: async (): Promise<void> => (await opened()).clear('numbers'),
  };
}
