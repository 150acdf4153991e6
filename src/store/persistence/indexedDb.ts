import type { DBSchema, IDBPDatabase } from 'idb';
import type { Change, ChangeKeeper } from '~/store/changes.ts';
import { numbersInIndexedDb } from './numbers.ts';
import { openDatabase, type Place } from './openDatabase.ts';

interface Schema extends DBSchema {
  changes: { key: [table: string, id: string]; value: Change };
}

type Database = IDBPDatabase<Schema>;

export interface IndexedDbOptions extends Place {
  /** Told once, when changes cannot be kept (private mode, quota, a newer version elsewhere); none are from then on. */
  readonly onError: (error: unknown) => void;
}

/**
 * Keeps changes in IndexedDB, one record a row. The database is opened at once, so that a change is on its way
 * before `keep` returns, even while the page is being closed.
 */
export function keepInIndexedDb(options: IndexedDbOptions): ChangeKeeper {
  const numbers = numbersInIndexedDb(options);
  let database: Database | undefined;
  let failed = false;

  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (failed) return undefined;
    try {
      return await work();
    } catch (error) {
      // What was kept after a gap would not fit together, so nothing is.
      if (!failed) options.onError(error);
      failed = true;
      return undefined;
    }
  };

  const opened = attempt(async () => {
    database = await openDatabase<Schema>(options, (made) =>
      made.createObjectStore('changes', { keyPath: ['table', 'id'] }),
    );
    return database;
  });
  const kept = attempt(async () => (await opened)?.getAll('changes'));
  let last: Promise<unknown> = kept;

  const write = (work: (database: Database) => Promise<void>): Promise<void> => {
    const written = database
      ? attempt(work.bind(undefined, database))
      : opened.then((late) => late && attempt(work.bind(undefined, late)));
    const all = Promise.all([last, written]).then(() => undefined);
    last = all;
    return all;
  };

  return {
    load: async () => (await kept) ?? [],
    keep: (changes) => void write((open) => putAll(open, changes)),
    flush: async () => void (await last),
    clear: async () => {
      await write((open) => open.clear('changes'));
      await attempt(() => numbers.clear());
    },
    // Without a place to keep them this page is the only one to know its numbers, as it is with its changes.
    claimNumber: async (name, least) => (await attempt(() => numbers.claim(name, least))) ?? least,
  };
}

async function putAll(database: Database, changes: readonly Change[]): Promise<void> {
  const transaction = database.transaction('changes', 'readwrite', { durability: 'relaxed' });
  const puts = changes.map((change) => transaction.store.put(change));
  // A page that is being closed never hears of its puts, and what is not committed by then is undone.
  transaction.commit();
  await Promise.all([...puts, transaction.done]);
}
