import { describe, expect, test } from 'vitest';
import { MOST_SENT, PART_BYTES } from '~/lib/fileDoor.ts';
import { serverOfFile } from './kit.ts';

const { running, graphql, bearer } = serverOfFile();

const call = async (path: string, init: RequestInit = {}, as: 'admin' | 'staff' | 'guest' = 'admin') =>
  fetch(running().url + path, { ...init, headers: { ...init.headers, ...(await bearer(as)) } });

const begin = async (size: number): Promise<string> => {
  const { data } = await graphql(
    'mutation ($size: Int!) { beginUpload(input: { name: "log.bin", size: $size }) { upload { id } } }',
    { size },
  );
  return data.beginUpload.upload.id;
};

const put = (id: string, offset: number, body: Uint8Array<ArrayBuffer>, signal?: AbortSignal) =>
  call(`/api/uploads/${id}?offset=${offset}`, { method: 'PUT', body, ...(signal ? { signal } : {}) });

const bytes = (count: number) => Uint8Array.from({ length: count }, (_, index) => (index * 31) % 251);

describe('files over HTTP', () => {
  test('are sent in parts, go on after a cut, and come back as they were', async () => {
    const sent = bytes(2 * MOST_SENT + 77);
    const id = await begin(sent.byteLength);
    expect(await (await put(id, 0, sent.slice(0, MOST_SENT))).json()).toEqual({ received: MOST_SENT });
    // The connection breaks in the midst of the second call.
    const cut = new AbortController();
    const broken = put(id, MOST_SENT, sent.slice(MOST_SENT, 2 * MOST_SENT), cut.signal);
    cut.abort();
    await expect(broken).rejects.toThrow();
    const { data } = await graphql('query ($id: ID!) { upload(id: $id) { received } }', { id });
    let at: number = data.upload.received;
    expect(at % PART_BYTES).toBe(0);
    while (at < sent.byteLength)
      at = (await (await put(id, at, sent.slice(at, at + MOST_SENT))).json()).received;
    await graphql('mutation ($id: ID!) { finishUpload(input: { id: $id }) { blob { id } } }', { id });
    const whole = await call(`/api/blobs/${id}`);
    expect(whole.headers.get('content-encoding')).toBeNull();
    expect(Buffer.compare(Buffer.from(await whole.arrayBuffer()), sent)).toBe(0);
    const part = await call(`/api/blobs/${id}`, {
      headers: { range: `bytes=${PART_BYTES - 2}-${PART_BYTES + 1}` },
    });
    expect(part.status).toBe(206);
    expect(
      Buffer.compare(Buffer.from(await part.arrayBuffer()), sent.slice(PART_BYTES - 2, PART_BYTES + 2)),
    ).toBe(0);
    expect((await call(`/api/blobs/${id}`, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
  });

  test('are refused to guests before their bytes are read, and to strangers', async () => {
    const id = await begin(10);
    const guest = await call(`/api/uploads/${id}?offset=0`, { method: 'PUT', body: bytes(10) }, 'guest');
    expect([guest.status, await guest.json()]).toMatchObject([401, { error: { code: 'UNAUTHENTICATED' } }]);
    const path = `/api/uploads/${id}?offset=0`;
    expect((await call(path, { method: 'PUT', body: bytes(10) }, 'staff')).status).toBe(404);
    expect((await call(`/api/blobs/${id}`, {}, 'staff')).status).toBe(404);
  });

  test('are taken a megabyte at a time', async () => {
    const id = await begin(3 * MOST_SENT);
    const answer = await put(id, 0, bytes(MOST_SENT + PART_BYTES));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { error: { code: 'PAYLOAD_TOO_LARGE', message: 'The body may have at most 1024 kB.' } },
    ]);
  });

  test('leave other paths and methods as they were', async () => {
    expect((await call('/api/blobs')).status).toBe(404);
    expect((await call('/api/uploads/a', { method: 'DELETE' })).status).toBe(405);
  });
});
