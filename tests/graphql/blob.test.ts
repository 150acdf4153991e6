import { beforeEach, describe, expect, test } from 'vitest';
import { PART_BYTES } from '~/lib/fileDoor.ts';
import { answerBlobCall, type BlobCall } from '~/resolvers/blob/blob.door.ts';
import { LOOSE_MS } from '~/resolvers/blob/blob.rules.ts';
import { sweepBlobs } from '~/resolvers/blob/sweep.service.ts';
import { keepMaintenance } from '~/resolvers/registry/maintenance.clock.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

const DAYS_31 = 31 * 24 * 3_600_000;

/** The beginning of a PNG, filled up to the size. */
const png = (size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'));
  bytes.set(Buffer.from('00000000494441540000000049454e44', 'hex'), 33);
  return bytes;
};
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
const text = (content: string) => new TextEncoder().encode(content);

let api: TestApi;
beforeEach(() => {
  api = createTestApi();
});

const call = async (path: string, more: Partial<BlobCall> = {}, as: Asker = 'admin') => {
  const context = await api.executor.context(await api.token(as));
  return answerBlobCall(context, { method: 'GET', path, query: {}, ...more });
};

const put = (id: string, offset: number, body: Uint8Array, as: Asker = 'admin') =>
  call(`/api/uploads/${id}`, { method: 'PUT', query: { offset: String(offset) }, body }, as);

async function bodyOf(reply: Awaited<ReturnType<typeof call>>): Promise<string> {
  const parts: Uint8Array[] = [];
  const { body } = reply;
  if (body && Symbol.asyncIterator in body) for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString();
}

const begin = async (input: Record<string, unknown>, as: Asker = 'admin') => {
  const { data } = await api.ask(
    `mutation ($input: BeginUploadInput!) { beginUpload(input: $input) {
      upload { id name received } errors { field code params { name value } message } } }`,
    { input },
    as,
  );
  return data?.beginUpload as {
    upload: { id: string; name: string; received: number } | null;
    errors: { field: string; code: string; message: string }[];
  };
};

const finish = async (id: string, as: Asker = 'admin') => {
  const { data, errors } = await api.ask(
    `mutation ($id: ID!) { finishUpload(input: { id: $id }) {
      blob { id name type size url isPicture } errors { field code message } } }`,
    { id },
    as,
  );
  return { payload: data?.finishUpload as { blob: { id: string } | null; errors: object[] } | null, errors };
};

/** Sends a whole file; resolves to the blob and why it was refused. */
async function send(
  name: string,
  bytes: Uint8Array,
  more: Record<string, unknown> = {},
  as: Asker = 'admin',
) {
  const { upload } = await begin({ name, size: bytes.byteLength, ...more }, as);
  const id = upload?.id ?? '';
  for (let at = 0; at < bytes.byteLength; at += PART_BYTES)
    expect(await put(id, at, bytes.subarray(at, at + PART_BYTES), as)).toMatchObject({ status: 200 });
  const { payload } = await finish(id, as);
  return { id, blob: payload?.blob ?? null, errors: payload?.errors ?? [] };
}

describe('an upload', () => {
  test('becomes a blob with the type that its bytes tell, and its name stays a text', async () => {
    const { blob, errors } = await send('../../etc/<b>gate</b>\u202e.png', png(2 * PART_BYTES + 10), {
      type: 'application/x-nonsense',
    });
    expect(errors).toEqual([]);
    expect(blob).toMatchObject({ name: 'b>.png', type: 'image/png', size: 2 * PART_BYTES + 10 });
  });

  test('goes on where it was cut off, also when the same file is begun again', async () => {
    const bytes = png(3 * PART_BYTES);
    const file = { name: 'gate.png', size: bytes.byteLength, fingerprint: 'gate.png|1|2' };
    const { upload } = await begin(file);
    await put(upload?.id ?? '', 0, bytes.subarray(0, PART_BYTES));
    const again = await begin(file);
    expect(again.upload).toEqual({ ...upload, received: PART_BYTES });
    expect((await begin(file, 'staff')).upload?.id).not.toBe(upload?.id);
    const id = upload?.id ?? '';
    expect((await finish(id)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    // A part that came already, one behind a gap, and the rest.
    expect(await put(id, 0, bytes.subarray(0, PART_BYTES))).toMatchObject({ body: { received: PART_BYTES } });
    expect(await put(id, 2 * PART_BYTES, bytes.subarray(0, PART_BYTES))).toMatchObject({ status: 409 });
    await put(id, PART_BYTES, bytes.subarray(PART_BYTES));
    const whole = await finish(id);
    expect(whole.payload).toMatchObject({ blob: { id }, errors: [] });
    // An answer that was lost can be asked for again.
    expect((await finish(id)).payload).toMatchObject({ blob: { id } });
  });

  test.each([
    [{ name: '', size: 5 }, 'name', 'REQUIRED'],
    [{ name: 'a.txt', size: 0 }, 'size', 'NO_CONTENT'],
    [{ name: 'a.txt', size: 5, type: 'text' }, 'type', 'INVALID_FORMAT'],
    [{ name: 'a.png', size: 26 * 1024 * 1024 }, 'size', 'FILE_TOO_LARGE'],
    [{ name: 'a.png', size: 2 * 1024 * 1024, purpose: 'AVATAR' }, 'size', 'FILE_TOO_LARGE'],
  ])('is refused before its first byte: %o', async (input, field, code) => {
    expect(await begin(input)).toMatchObject({ upload: null, errors: [{ field, code }] });
  });

  test('that is too large is told its size and the limit', async () => {
    const { errors } = await begin({ name: 'a.png', size: 25 * 1024 * 1024 + 1 });
    expect(errors[0]?.message).toBe('The file has 25.1 MB; 25 MB is the most.');
  });

  test.each([
    ['holiday.png', program, {}, 'PROGRAM'],
    ['setup.exe', program, {}, 'PROGRAM'],
    ['run.txt', text('#!/bin/sh\nrm -r /\n'), {}, 'PROGRAM'],
    ['start.bat', text('del *'), {}, 'PROGRAM'],
    ['gate.png', text('just words'), {}, 'OTHER_CONTENT'],
    ['gate.jpg', png(100), {}, 'OTHER_CONTENT'],
    ['gate.svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), { purpose: 'PICTURE' }, 'NOT_PICTURE'],
  ])('is refused by its bytes, and nothing is left of it: %s', async (name, bytes, more, code) => {
    const { id, blob, errors } = await send(name, bytes, more);
    expect(blob).toBeNull();
    expect(errors).toMatchObject([{ field: 'file', code }]);
    expect(await api.environment.store.blobs.get(id)).toBeUndefined();
    expect(await api.environment.blobs.size(id)).toBe(0);
  });

  test('takes whole parts only, and no more than was said', async () => {
    const { upload } = await begin({ name: 'a.txt', size: PART_BYTES + 10 });
    const id = upload?.id ?? '';
    for (const [offset, bytes] of [
      [0, 10],
      [0, PART_BYTES + 11],
      [5, 10],
      [0, 0],
    ] as const)
      expect(await put(id, offset, new Uint8Array(bytes))).toMatchObject({ status: 400 });
    expect(await call(`/api/uploads/${id}`, { method: 'PUT', body: new Uint8Array(10) })).toMatchObject({
      status: 400,
    });
  });

  test('belongs to its sender', async () => {
    const { upload } = await begin({ name: 'a.txt', size: 10 });
    const id = upload?.id ?? '';
    expect(await put(id, 0, new Uint8Array(10), 'staff')).toMatchObject({ status: 404 });
    expect(await put(id, 0, new Uint8Array(10), 'guest')).toMatchObject({ status: 401 });
    expect((await finish(id, 'staff')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('is refused while too much that nothing uses waits in the name of an account', async () => {
    for (let index = 0; index < 10; index += 1)
      expect(await begin({ name: `${index}.txt`, size: 25 * 1024 * 1024 })).toMatchObject({ errors: [] });
    expect((await begin({ name: 'one.txt', size: 1 })).errors).toMatchObject([{ code: 'UPLOADS_FULL' }]);
    expect((await begin({ name: 'one.txt', size: 1 }, 'staff')).errors).toEqual([]);
  });

  test('that is cancelled leaves nothing', async () => {
    const { upload } = await begin({ name: 'a.txt', size: 2 * PART_BYTES });
    const id = upload?.id ?? '';
    await put(id, 0, new Uint8Array(PART_BYTES));
    await api.ask('mutation ($id: ID!) { cancelUpload(input: { id: $id }) { deletedId } }', { id });
    expect(await api.environment.blobs.size(id)).toBe(0);
    expect(await put(id, PART_BYTES, new Uint8Array(PART_BYTES))).toMatchObject({ status: 404 });
  });
});

describe('a download', () => {
  test('gives the whole file and stretches of it, and says what a browser may do with it', async () => {
    const { id } = await send('words.txt', text('0123456789'), { type: 'text/plain' });
    const path = `/api/blobs/${id}`;
    const whole = await call(path);
    expect(whole).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/plain',
        'content-length': '10',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache, no-transform',
        'content-disposition': `inline; filename="words.txt"; filename*=UTF-8''words.txt`,
      },
    });
    expect(await bodyOf(whole)).toBe('0123456789');
    const part = await call(path, { range: 'bytes=2-4' });
    expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 2-4/10' } });
    expect(await bodyOf(part)).toBe('234');
    expect(await bodyOf(await call(path, { range: 'bytes=-3' }))).toBe('789');
    expect(await bodyOf(await call(path, { range: 'bytes=8-' }))).toBe('89');
    expect(await call(path, { range: 'bytes=10-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
    });
    expect(await call(path, { ifNoneMatch: `"${id}"` })).toMatchObject({ status: 304, body: null });
    expect(await call(path, { method: 'HEAD' })).toMatchObject({ status: 200, body: null });
  });

  test.each([
    ['page.html', '<script>alert(1)</script>', 'text/html'],
    ['page.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['page.xml', '<?xml version="1.0"?><a/>', 'text/xml'],
    ['page.pdf', '%PDF-1.7\n%%EOF', 'application/pdf'],
  ])('of what a browser would run is saved, never opened: %s', async (name, content, type) => {
    const { id } = await send(name, text(content), { type });
    const { headers } = await call(`/api/blobs/${id}`);
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('is refused to strangers and guests, as if there were no such file', async () => {
    const { id } = await send('a.txt', text('mine'));
    expect(await call(`/api/blobs/${id}`, {}, 'staff')).toMatchObject({ status: 404 });
    expect(await call('/api/blobs/nobody')).toMatchObject({ status: 404 });
    expect(await call(`/api/blobs/${id}`, {}, 'guest')).toMatchObject({ status: 401 });
  });
});

const mailTo = (blobId: string, to = 'staff@watchfloor.example', as: Asker = 'admin') =>
  api.ask(
    `mutation ($to: String!, $blobId: ID!) { sendMail(input: { to: [{ email: $to }], subject: "Gate",
      message: "<p>See</p>", attachments: [{ blobId: $blobId }] }) {
      mail { id attachments { fileName type bytes url preview } } errors { field code } } }`,
    { to, blobId },
    as,
  );

describe('what refers to a file', () => {
  test('a mail: its recipient may download the same file, and nobody else', async () => {
    const { id } = await send('gate.png', png(100));
    const { data } = await mailTo(id);
    const url = `/api/blobs/${id}`;
    expect(data).toMatchObject({
      sendMail: {
        errors: [],
        mail: { attachments: [{ fileName: 'gate.png', type: 'image/png', bytes: 100, url, preview: url }] },
      },
    });
    expect(await call(url, {}, 'staff')).toMatchObject({ status: 200 });
    expect(await call(url, {}, 'user')).toMatchObject({ status: 401 });
    // The recipient may send it on.
    expect((await mailTo(id, 'admin@watchfloor.example', 'staff')).data).toMatchObject({
      sendMail: { errors: [] },
    });
  });

  test('a mail with somebody else’s file is refused beside its attachments', async () => {
    const { id } = await send('gate.png', png(100));
    expect((await mailTo(id, 'admin@watchfloor.example', 'staff')).data).toMatchObject({
      sendMail: { mail: null, errors: [{ field: 'attachments', code: 'NOT_FOUND' }] },
    });
  });

  test('a note keeps its picture, a contact shows its own to everybody', async () => {
    const { id } = await send('gate.png', png(100), { purpose: 'PICTURE' });
    const url = `/api/blobs/${id}`;
    const { data } = await api.ask(
      `mutation ($image: String!) { createNote(input: { title: "Gate", image: $image }) {
        note { image } errors { code } } }`,
      { image: url },
    );
    expect(data).toEqual({ createNote: { note: { image: url }, errors: [] } });
    expect(await call(url, {}, 'staff')).toMatchObject({ status: 404 });
    const added = await api.ask(
      `mutation ($avatar: String!) { addContact(input: { name: "Ada", avatar: $avatar }) {
        contact { avatar } errors { code } } }`,
      { avatar: url },
    );
    expect(added.data).toEqual({ addContact: { contact: { avatar: url }, errors: [] } });
    expect(await call(url, {}, 'staff')).toMatchObject({ status: 200 });
  });

  test('a picture must be one, and be there', async () => {
    const { id } = await send('a.txt', text('words'));
    const ask = (avatar: string) =>
      api.ask(
        `mutation ($avatar: String!) { addContact(input: { name: "Ada", avatar: $avatar }) {
          errors { field code } } }`,
        { avatar },
      );
    expect((await ask(`/api/blobs/${id}`)).data).toEqual({
      addContact: { errors: [{ field: 'avatar', code: 'NOT_PICTURE' }] },
    });
    expect((await ask('/api/blobs/nobody')).data).toEqual({
      addContact: { errors: [{ field: 'avatar', code: 'NOT_FOUND' }] },
    });
  });
});

describe('the sweep', () => {
  test('removes after a day what is unfinished or used by nothing, and keeps what is used', async () => {
    const { upload } = await begin({ name: 'half.txt', size: 2 * PART_BYTES });
    await put(upload?.id ?? '', 0, new Uint8Array(PART_BYTES));
    const loose = await send('loose.txt', text('loose'));
    const used = await send('gate.png', png(100));
    await mailTo(used.id);
    api.pass(LOOSE_MS - 1);
    expect(await sweepBlobs(api.environment)).toBe(0);
    api.pass(1);
    expect(await sweepBlobs(api.environment)).toBe(2);
    const { blobs, store } = api.environment;
    for (const id of [upload?.id ?? '', loose.id]) {
      expect(await blobs.size(id)).toBe(0);
      expect(await store.blobs.get(id)).toBeUndefined();
    }
    expect(await blobs.size(used.id)).toBe(100);
  });

  test('a file goes a day after the last thing that used it is forgotten, and not while that can be restored', async () => {
    const { id } = await send('gate.png', png(100), { purpose: 'PICTURE' });
    const { data } = await api.ask(
      'mutation ($image: String!) { createNote(input: { title: "Gate", image: $image }) { note { id } } }',
      { image: `/api/blobs/${id}` },
    );
    const { note } = (data as { createNote: { note: { id: string } } }).createNote;
    await api.ask('mutation ($id: ID!) { removeNote(input: { id: $id }) { removedId } }', { id: note.id });
    api.pass(DAYS_31 - 2 * LOOSE_MS);
    await keepMaintenance(api.environment);
    expect(await api.environment.blobs.size(id)).toBe(100);
    api.pass(2 * LOOSE_MS);
    await keepMaintenance(api.environment);
    api.pass(LOOSE_MS);
    await keepMaintenance(api.environment);
    expect(await api.environment.blobs.size(id)).toBe(0);
  });

  test('demo data that are made anew have no files', async () => {
    const { id } = await send('loose.txt', text('loose'));
    await api.ask('mutation { resetDemoData { demo { resettable } } }');
    expect(await api.environment.blobs.size(id)).toBe(0);
  });
});
