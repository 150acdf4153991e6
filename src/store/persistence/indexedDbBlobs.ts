import type { DBSchema } from 'idb';
import type { Blobs } from '~/store/blobs.ts';
import { createMemoryBlobs } from '../memory/memoryBlobs.ts';
import { createPartBlobs, type Parts } from '../partBlobs.ts';
import { openDatabase, type Place } from './openDatabase.ts';

interface Schema extends DBSchema {
  parts: { key: [blobId: string, place: number]; value: Uint8Array };
}

/** All parts of a blob: an empty list lies behind every number. */
const allOf = (id: string) => IDBKeyRange.bound([id, 0], [id, []]);

/** Rejects where the browser keeps nothing, as private windows of some do. */
async function openParts(at: Place): Promise<Parts> {
  const database = await openDatabase<Schema>(at, (made) => made.createObjectStore('parts'));
  // What was acknowledged must survive: the page shows it as sent.
  const writing = () => database.transaction('parts', 'readwrite', { durability: 'strict' });
  return {
    async add(id, placed) {
      const { store, done } = writing();
      for (const [place, bytes] of placed) {
        const key: [string, number] = [id, place];
        if ((await store.getKey(key)) === undefined) void store.put(bytes, key);
      }
      await done;
    },
    get: (id, place) => database.get('parts', [id, place]),
    async last(id) {
      const { store } = database.transaction('parts');
      const cursor = await store.openCursor(allOf(id), 'prev');
      return cursor && { place: cursor.key[1], bytes: cursor.value.byteLength };
    },
    async remove(ids) {
      const { store, done } = writing();
      for (const id of ids) void store.delete(allOf(id));
      await done;
    },
    clear: () => database.clear('parts'),
  };
}

/** Blobs in IndexedDB, one record a part. Where the browser keeps nothing they last as long as the page. */
export function keepBlobsInIndexedDb(at: Place): Blobs {
  let opened: Promise<Blobs> | undefined;
  // Opened with the first file: most visits have none.
  const blobs = () => {
    opened ??= openParts(at).then(createPartBlobs, () => createMemoryBlobs());
    return opened;
  };
  return {
    put: async (...given) => (await blobs()).put(...given),
    async *read(...given) {
      yield* (await blobs()).read(...given);
    },
    size: async (id) => (await blobs()).size(id),
    remove: async (ids) => (await blobs()).remove(ids),
    clear: async () => (await blobs()).clear(),
  };
}
