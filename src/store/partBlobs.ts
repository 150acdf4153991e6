import { PART_BYTES } from '~/lib/fileDoor.ts';
import type { Blobs } from './blobs.ts';

/** What an engine does: it keeps parts by the blob and their place, 0, 1, 2, …, and knows nothing of offsets. */
export interface Parts {
  /** Keeps all of them or none; those that are there stay as they are. */
  add(id: string, placed: readonly (readonly [place: number, bytes: Uint8Array])[]): Promise<void>;
  get(id: string, place: number): Promise<Uint8Array | undefined>;
  /** The last part and its length; null when there is none. Parts come in their order, so there are no gaps before it. */
  last(id: string): Promise<{ readonly place: number; readonly bytes: number } | null>;
  remove(ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

/** The blob port over an engine of parts. */
export function createPartBlobs(parts: Parts): Blobs {
  async function size(id: string): Promise<number> {
    const last = await parts.last(id);
    return last ? last.place * PART_BYTES + last.bytes : 0;
  }
  return {
    size,
    async put(id, offset, bytes) {
      if (offset % PART_BYTES !== 0) throw new RangeError(`A part cannot begin at ${offset}.`);
      if (offset > (await size(id))) throw new RangeError(`The bytes before ${offset} are missing.`);
      const placed: [number, Uint8Array][] = [];
      for (let at = 0; at < bytes.byteLength; at += PART_BYTES)
        placed.push([(offset + at) / PART_BYTES, bytes.subarray(at, at + PART_BYTES)]);
      await parts.add(id, placed);
    },
    async *read(id, from, to) {
      for (let place = Math.floor(from / PART_BYTES); place * PART_BYTES < to; place += 1) {
        const part = await parts.get(id, place);
        if (!part) return;
        const begin = place * PART_BYTES;
        const piece = part.subarray(Math.max(0, from - begin), Math.max(0, to - begin));
        if (piece.byteLength > 0) yield piece;
      }
    },
    remove: async (ids) => {
      if (ids.length > 0) await parts.remove(ids);
    },
    clear: () => parts.clear(),
  };
}
