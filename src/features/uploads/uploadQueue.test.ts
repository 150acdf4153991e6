import { describe, expect, test, vi } from 'vitest';
import { PART_BYTES } from '~/lib/fileDoor.ts';
import { type UploadApi, UploadQueue } from './uploadQueue.ts';

/** A server that keeps what it is sent, and loses the connection as often as the test says. */
function server(losses = 0) {
  const kept = new Map<string, number>();
  const begun: string[] = [];
  let left = losses;
  const api: UploadApi = {
    async begin({ fingerprint }) {
      begun.push(fingerprint);
      const received = kept.get(fingerprint) ?? 0;
      kept.set(fingerprint, received);
      return { upload: { id: fingerprint, received }, errors: [] };
    },
    received: async (id) => kept.get(id) ?? 0,
    async send(id, offset, bytes, signal) {
      signal.throwIfAborted();
      expect(offset).toBe(kept.get(id));
      if (offset > 0 && left > 0) {
        left -= 1;
        throw new TypeError('Failed to fetch');
      }
      kept.set(id, offset + bytes.size);
      return offset + bytes.size;
    },
    finish: async (id) => ({
      blob: { id, name: 'a', type: 'text/plain', size: 1, url: `/api/blobs/${id}`, isPicture: false },
      errors: [],
    }),
    cancel: async (id) => kept.delete(id),
  };
  return { api, kept, begun };
}

const file = (name: string, size = 3 * PART_BYTES) =>
  new File([new Uint8Array(size)], name, { type: 'text/plain', lastModified: 5 });

const states = (queue: UploadQueue) => queue.files().map(({ state }) => state);

describe('a queue of uploads', () => {
  test('sends part after part, says how far it is and who is done', async () => {
    const { api, kept } = server();
    const done: string[] = [];
    const queue = new UploadQueue({ api, purpose: 'ATTACHMENT', onDone: ({ id }) => done.push(id) });
    const seen = new Set<number>();
    queue.subscribe(() => seen.add(queue.files()[0]?.sent ?? 0));
    queue.add([file('a.txt')]);
    await vi.waitFor(() => expect(states(queue)).toEqual(['DONE']));
    expect([...seen]).toEqual([0, PART_BYTES, 2 * PART_BYTES, 3 * PART_BYTES]);
    expect(done).toEqual([...kept.keys()]);
  });

  test('goes on by itself where a connection was lost', async () => {
    const { api, begun } = server(2);
    const pauses: number[] = [];
    const wait = async (milliseconds: number) => void pauses.push(milliseconds);
    const queue = new UploadQueue({ api, purpose: 'ATTACHMENT', wait });
    queue.add([file('a.txt')]);
    await vi.waitFor(() => expect(states(queue)).toEqual(['DONE']));
    expect(begun).toHaveLength(1);
    expect(pauses).toEqual([1_000, 2_000]);
  });

  test('stops when the connection stays lost, and is taken up where it was', async () => {
    const { api, kept } = server(6);
    const queue = new UploadQueue({ api, purpose: 'ATTACHMENT', wait: async () => undefined });
    queue.add([file('a.txt')]);
    await vi.waitFor(() => expect(states(queue)).toEqual(['FAILED']));
    expect([...kept.values()]).toEqual([PART_BYTES]);
    queue.retry('file-1');
    await vi.waitFor(() => expect(states(queue)).toEqual(['DONE']));
  });

  test('goes on after a reload when the same file is chosen again', async () => {
    const { api, begun } = server(100);
    const before = new UploadQueue({ api, purpose: 'ATTACHMENT', wait: async () => undefined });
    before.add([file('a.txt')]);
    await vi.waitFor(() => expect(states(before)).toEqual(['FAILED']));
    const sent: number[] = [];
    const send: UploadApi['send'] = async (_, offset, bytes) => {
      sent.push(offset);
      return offset + bytes.size;
    };
    const after = new UploadQueue({ api: { ...api, send }, purpose: 'ATTACHMENT' });
    after.add([file('a.txt')]);
    await vi.waitFor(() => expect(states(after)).toEqual(['DONE']));
    expect(sent).toEqual([PART_BYTES, 2 * PART_BYTES]);
    expect(new Set(begun).size).toBe(1);
  });

  test('refuses what the API would refuse, without asking it, and sends the others', async () => {
    const { api, begun } = server();
    const queue = new UploadQueue({ api, purpose: 'AVATAR' });
    queue.add([file('a.png', 0), file('b.png', 2 * 1024 * 1024), file('c.png', 10)]);
    await vi.waitFor(() => expect(states(queue)).toEqual(['REFUSED', 'REFUSED', 'DONE']));
    expect(queue.files().map(({ refusals }) => refusals[0]?.code)).toEqual([
      'NO_CONTENT',
      'FILE_TOO_LARGE',
      undefined,
    ]);
    expect(begun).toHaveLength(1);
  });

  test('takes a cancelled file off the server', async () => {
    const { api, kept } = server(100);
    const queue = new UploadQueue({ api, purpose: 'ATTACHMENT', wait: async () => undefined });
    queue.add([file('a.txt')]);
    await vi.waitFor(() => expect(states(queue)).toEqual(['FAILED']));
    queue.cancel('file-1');
    expect(queue.files()).toEqual([]);
    await vi.waitFor(() => expect(kept.size).toBe(0));
  });
});
