import { PART_BYTES } from '~/lib/fileDoor.ts';
import type { Blobs } from '~/store/blobs.ts';
import { createPartBlobs, type Parts } from '../partBlobs.ts';

/** Blobs in memory, for tests and for a server without a disk. */
export function createMemoryBlobs(): Blobs {
  const kept = new Map<string, Map<number, Uint8Array>>();
  const parts: Parts = {
    async add(id, placed) {
      const own = kept.get(id) ?? new Map<number, Uint8Array>();
      kept.set(id, own);
      for (const [place, bytes] of placed) if (!own.has(place)) own.set(place, bytes.slice());
    },
    get: async (id, place) => kept.get(id)?.get(place)?.slice(),
    async last(id) {
      const own = kept.get(id);
      const place = Math.max(-1, ...(own?.keys() ?? []));
      return place < 0 ? null : { place, bytes: own?.get(place)?.byteLength ?? PART_BYTES };
    },
    async remove(ids) {
      for (const id of ids) kept.delete(id);
    },
    clear: async () => kept.clear(),
  };
  return createPartBlobs(parts);
}
