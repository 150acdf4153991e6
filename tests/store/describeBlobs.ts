import { beforeEach, describe, expect, it } from 'vitest';
import { PART_BYTES } from '~/lib/fileDoor.ts';
import type { Blobs } from '~/store/blobs.ts';

/** Bytes of which each tells its place. */
const bytes = (count: number, from = 0): Uint8Array =>
  Uint8Array.from({ length: count }, (_, index) => ((from + index) * 7 + ((from + index) >> 8)) % 256);

async function whole(blobs: Blobs, id: string, from = 0, to = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of blobs.read(id, from, to)) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

/** What every engine of the blob port promises. */
export function describeBlobs(name: string, open: () => Blobs | Promise<Blobs>): void {
  describe(`Blobs on ${name}`, () => {
    let blobs: Blobs;
    beforeEach(async () => {
      blobs = await open();
      await blobs.clear();
    });

    it('come back as they were put, part by part', async () => {
      const size = 2 * PART_BYTES + 1_000;
      await blobs.put('a', 0, bytes(PART_BYTES));
      await blobs.put('a', PART_BYTES, bytes(PART_BYTES, PART_BYTES));
      await blobs.put('a', 2 * PART_BYTES, bytes(1_000, 2 * PART_BYTES));
      expect(await blobs.size('a')).toBe(size);
      expect(Buffer.compare(await whole(blobs, 'a'), bytes(size))).toBe(0);
      const lengths: number[] = [];
      for await (const part of blobs.read('a', 0, size)) lengths.push(part.byteLength);
      expect(lengths).toEqual([PART_BYTES, PART_BYTES, 1_000]);
    });

    it('take several parts at once', async () => {
      await blobs.put('a', 0, bytes(3 * PART_BYTES + 5));
      expect(await blobs.size('a')).toBe(3 * PART_BYTES + 5);
      expect(Buffer.compare(await whole(blobs, 'a'), bytes(3 * PART_BYTES + 5))).toBe(0);
    });

    it.each([
      ['inside a part', 10, 20],
      ['across two parts', PART_BYTES - 3, PART_BYTES + 4],
      ['from the last byte', 2 * PART_BYTES - 1, 2 * PART_BYTES],
      ['of nothing', 5, 5],
    ])('give a stretch %s', async (_, from, to) => {
      await blobs.put('a', 0, bytes(2 * PART_BYTES));
      expect(Buffer.compare(await whole(blobs, 'a', from, to), bytes(to - from, from))).toBe(0);
    });

    it('end where their bytes end', async () => {
      await blobs.put('a', 0, bytes(100));
      expect(await whole(blobs, 'a', 90, 1_000)).toHaveLength(10);
      expect(await whole(blobs, 'a', 100, 200)).toHaveLength(0);
      expect(await whole(blobs, 'nobody')).toHaveLength(0);
      expect(await blobs.size('nobody')).toBe(0);
    });

    it('keep the part that came first', async () => {
      await blobs.put('a', 0, bytes(500));
      await blobs.put('a', 0, new Uint8Array(500));
      expect(Buffer.compare(await whole(blobs, 'a'), bytes(500))).toBe(0);
    });

    it('take the same part from two senders at once', async () => {
      await Promise.all([blobs.put('a', 0, bytes(PART_BYTES)), blobs.put('a', 0, bytes(PART_BYTES))]);
      expect(await blobs.size('a')).toBe(PART_BYTES);
    });

    it('refuse a part behind a gap, and one that begins inside another', async () => {
      await expect(blobs.put('a', PART_BYTES, bytes(10))).rejects.toThrow(RangeError);
      await blobs.put('a', 0, bytes(10));
      await expect(blobs.put('a', 10, bytes(10))).rejects.toThrow(RangeError);
      expect(await blobs.size('a')).toBe(10);
    });

    it('do not share what they were given', async () => {
      const given = bytes(20);
      await blobs.put('a', 0, given);
      given.fill(0);
      (await whole(blobs, 'a')).fill(0);
      expect(Buffer.compare(await whole(blobs, 'a'), bytes(20))).toBe(0);
    });

    it('are removed by name, and others stay', async () => {
      for (const id of ['a', 'aa', 'b', "it's"]) await blobs.put(id, 0, bytes(PART_BYTES + 1));
      await blobs.remove(['a', "it's", 'nobody']);
      await blobs.remove([]);
      expect(await Promise.all(['a', 'aa', 'b', "it's"].map((id) => blobs.size(id)))).toEqual([
        0,
        PART_BYTES + 1,
        PART_BYTES + 1,
        0,
      ]);
      await blobs.clear();
      expect(await blobs.size('b')).toBe(0);
    });
  });
}
