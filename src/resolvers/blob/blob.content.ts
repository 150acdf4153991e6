import { PART_BYTES } from '~/lib/fileDoor.ts';
import type { Blobs } from '~/store/blobs.ts';
import type { Found } from './content.rules.ts';

/** All bytes of a stretch, which the caller knows to be short. */
async function bytesOf(blobs: Blobs, id: string, to: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of blobs.read(id, 0, to)) parts.push(part);
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** What the first part of a file tells of all of it. The library is fetched with the first file. */
export async function inspect(blobs: Blobs, id: string): Promise<Found> {
  const head = await bytesOf(blobs, id, PART_BYTES);
  const { fileTypeFromBuffer } = await import('file-type/core');
  const found = await fileTypeFromBuffer(head);
  const isScript = head[0] === 0x23 && head[1] === 0x21;
  return { type: found?.mime ?? null, ending: found?.ext ?? '', isScript };
}
