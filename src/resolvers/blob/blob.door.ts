import { MOST_SENT, PART_BYTES } from '~/lib/fileDoor.ts';
import type { Context } from '../context.ts';
import type { BlobRow } from './blob.rows.ts';
import { blobIdOf, contentDisposition } from './blob.rules.ts';
import { readableBlobs } from './blob.service.ts';
import { readRange } from './range.rules.ts';

/** A call for the bytes of a file, by whatever way it came. */
export interface BlobCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** As the headers of the same names. */
  readonly range?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly body?: Uint8Array | undefined;
}

export interface BlobReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON for parts that came and for refusals; the bytes of a download; null for none. */
  readonly body: object | AsyncIterable<Uint8Array> | null;
}

const refused = (status: number, code: string, message: string, more: object = {}): BlobReply => ({
  status,
  headers: { 'cache-control': 'no-store' },
  body: { error: { code, message, ...more } },
});

const notThere = (what: string) => refused(404, 'NOT_FOUND', `There is no such ${what}.`);

const got = (received: number): BlobReply => ({
  status: 200,
  headers: { 'cache-control': 'no-store' },
  body: { received },
});

/** Why these bytes are no parts of the upload; null when they are. */
function partFault({ size }: BlobRow, offset: number, bytes: number): string | null {
  if (bytes === 0) return 'Send bytes.';
  if (bytes > MOST_SENT) return `Send ${MOST_SENT} bytes at most.`;
  if (offset % PART_BYTES !== 0) return `Begin at a multiple of ${PART_BYTES}.`;
  if (offset + bytes > size) return `The file has ${size} bytes.`;
  if (offset + bytes < size && bytes % PART_BYTES !== 0) return `Send whole parts of ${PART_BYTES} bytes.`;
  return null;
}

/** Keeps the next parts of an upload of the viewer's. Parts that came before are passed over. */
async function takeParts(context: Context, id: string, { query, body }: BlobCall): Promise<BlobReply> {
  const { store, blobs, viewer } = context;
  const row = await store.blobs.get(id);
  if (!row || row.ownerId !== viewer?.id || row.state === 'GONE') return notThere('upload');
  if (row.state === 'WHOLE') return got(row.size);
  const offset = Number(query.offset);
  const bytes = body ?? new Uint8Array();
  const fault = Number.isSafeInteger(offset) && offset >= 0 ? null : 'Say by ?offset= where the bytes begin.';
  const wrong = fault ?? partFault(row, offset, bytes.byteLength);
  if (wrong !== null) return refused(400, 'BAD_USER_INPUT', wrong);
  const received = await blobs.size(id);
  if (offset > received) return refused(409, 'CONFLICT', 'Bytes before these are missing.', { received });
  if (offset < received) return got(received);
  await blobs.put(id, offset, bytes);
  // Cancelled meanwhile: nobody would remove these bytes any more.
  const now = await store.blobs.get(id);
  if (!now || now.state === 'GONE') {
    await blobs.remove([id]);
    return notThere('upload');
  }
  return got(offset + bytes.byteLength);
}

/** The bytes of a blob that the viewer may see, or a stretch of them. */
async function download(context: Context, id: string, { method, range, ifNoneMatch }: BlobCall) {
  const row = (await readableBlobs(context.store, context.viewer, [id])).get(id);
  if (!row) return notThere('file');
  const etag = `"${id}"`;
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    // Kept by the browser of whoever asked, and access is checked each time. No proxy packs it: ranges would not fit.
    'cache-control': 'private, no-cache, no-transform',
    vary: 'authorization',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'content-disposition': contentDisposition(row),
  };
  if (ifNoneMatch?.includes(etag)) return { status: 304, headers, body: null };
  const found = readRange(range, row.size);
  if (found === 'UNSATISFIABLE') {
    const told = refused(416, 'BAD_USER_INPUT', `The file has ${row.size} bytes.`);
    return { ...told, headers: { ...told.headers, 'content-range': `bytes */${row.size}` } };
  }
  const { from, to } = found ?? { from: 0, to: row.size };
  return {
    status: found ? 206 : 200,
    headers: {
      ...headers,
      'content-type': row.type,
      'content-length': String(to - from),
      ...(found ? { 'content-range': `bytes ${from}-${to - 1}/${row.size}` } : {}),
    },
    body: method === 'HEAD' ? null : context.blobs.read(id, from, to),
  };
}

/**
 * Answers a call for the bytes of files: parts that are sent, and downloads. The one door of server and browser mode.
 * It answers every call: ask `isFilePath` before.
 */
export async function answerBlobCall(context: Context, call: BlobCall): Promise<BlobReply> {
  if (!context.viewer) {
    return context.tokenRejected
      ? refused(401, 'UNAUTHENTICATED', 'Invalid access token detected')
      : refused(401, 'UNAUTHENTICATED', 'Sign in first.');
  }
  const { method, path } = call;
  const uploadId = /^\/api\/uploads\/([\w-]+)$/.exec(path)?.[1];
  if (uploadId !== undefined && method === 'PUT') return takeParts(context, uploadId, call);
  const blobId = blobIdOf(path);
  if (blobId !== null && (method === 'GET' || method === 'HEAD')) return download(context, blobId, call);
  return uploadId === undefined && blobId === null
    ? notThere('path')
    : refused(405, 'BAD_USER_INPUT', `${method} is nothing that can be done here.`);
}
