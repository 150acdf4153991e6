import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase, type Place } from './openDatabase.ts';

interface Schema extends DBSchema {
  numbers: { key: string; value: number };
}

/**
 * Numbers that no two tabs get: the last one given of each name lies in a database of its own, whose transactions that
 * write run one after the other in all tabs. What tabs tell each other comes too late for that. The database is opened
 * when the first number is asked for. What goes wrong rejects.
 */
export function numbersInIndexedDb({ name, ...place }: Place) {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const opened = () => {
    database ??= openDatabase<Schema>({ ...place, name: `${name}-numbers` }, (made) =>
      made.createObjectStore('numbers'),
    );
    return database;
  };
  return {
    /** The number after the last one that was given, or `least` when that is higher. */
    async claim(of: string, least: number): Promise<number> {
      const { store, done } = (await opened()).transaction('numbers', 'readwrite');
      const number = Math.max(((await store.get(of)) ?? 0) + 1, least);
      await Promise.all([store.put(number, of), done]);
      return number;
    },
    clear: async (): Promise<void> => (await opened()).clear('numbers'),
  };
}
