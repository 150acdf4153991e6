import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createMemoryBlobs } from '~/store/memory/memoryBlobs.ts';
import { keepBlobsInIndexedDb } from '~/store/persistence/indexedDbBlobs.ts';
import { createSqlBlobs } from '../../server/store/sqlBlobs.ts';
import { hasPostgres } from '../support/postgres.mjs';
import { patience, postgresOfFile, sqliteOfFile } from './databases.ts';
import { describeBlobs } from './describeBlobs.ts';

Object.assign(globalThis, {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
});

const inBrowser = (factory: IDBFactory, version = 1) =>
  keepBlobsInIndexedDb({ name: 'watchfloor-blobs', version, factory });

describeBlobs('memory', createMemoryBlobs);

describe('in a browser', () => {
  const factory = new IDBFactory();
  describeBlobs('IndexedDB', () => inBrowser(factory));

  it('are there when the page is opened anew, and gone with a new version', async () => {
    const browser = new IDBFactory();
    await inBrowser(browser).put('a', 0, Uint8Array.of(1, 2, 3));
    expect(await inBrowser(browser).size('a')).toBe(3);
    expect(await inBrowser(browser, 2).size('a')).toBe(0);
  });

  it('last as long as the page where the browser keeps nothing', async () => {
    const shut = {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    } as unknown as IDBFactory;
    const blobs = inBrowser(shut);
    await blobs.put('a', 0, Uint8Array.of(1, 2, 3));
    expect(await blobs.size('a')).toBe(3);
  });
});

describe('on SQLite', patience, () => {
  const database = sqliteOfFile();
  describeBlobs('SQLite', () => createSqlBlobs(database()));
});

describe.skipIf(!hasPostgres())('on PostgreSQL', patience, () => {
  const database = postgresOfFile();
  describeBlobs('PostgreSQL', () => createSqlBlobs(database()));
});
