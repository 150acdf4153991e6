import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserSecrets } from './browserSecrets.ts';

beforeEach(() => {
  const classes = { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction };
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what one tab of a browser sealed, its other tabs and later visits open, and other browsers do not', async () => {
  const [one, other] = [browserSecrets(), browserSecrets()];
  const sealed = await Promise.all([one.seal('s3cret', 'here'), other.seal('s3cret', 'here')]);
  expect(sealed.join()).not.toContain('s3cret');
  const later = browserSecrets();
  for (const each of sealed) {
    expect(await later.open(each, 'here')).toBe('s3cret');
    expect(await later.isOutdated(each)).toBe(false);
  }
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await browserSecrets().open(sealed[0] ?? '', 'here')).toBeNull();
});

test('where a browser keeps no key, what is sealed opens as long as the page is there', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const page = browserSecrets();
  const sealed = await page.seal('s3cret', 'here');
  expect(await page.open(sealed, 'here')).toBe('s3cret');
  expect(await browserSecrets().open(sealed, 'here')).toBeNull();
});
