/**
 * The blob port: bytes of files, apart from the rows that tell what they are. Three engines keep its promises, memory,
 * IndexedDB and SQL, and one suite in tests/store proves it. What it writes is no part of a transaction of the store, and
 * must not be waited for inside one. Bytes lie in parts of PART_BYTES (lib/fileDoor.ts).
 */

export interface Blobs {
  /**
   * Keeps bytes from this offset on, a multiple of PART_BYTES. Where bytes end inside a part, that is the end of the blob.
   * A part that is there stays as it is, so sending one twice changes nothing. When it resolves, the bytes are kept.
   */
  put(id: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** The bytes `from` ≤ place < `to`, fewer where the blob ends before; part by part, so that none is held whole. */
  read(id: string, from: number, to: number): AsyncIterable<Uint8Array>;
  /** How many bytes lie there from the beginning on without a gap; 0 when there are none. */
  size(id: string): Promise<number>;
  /** Ids without bytes are passed over. */
  remove(ids: readonly string[]): Promise<void>;
  /** Removes everything. */
  clear(): Promise<void>;
}
