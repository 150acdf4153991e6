import { ownRow, viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import type {
  BlobResolvers,
  MutationResolvers,
  QueryResolvers,
  UploadResolvers,
} from '../types.generated.ts';
import { inspect } from './blob.content.ts';
import type { BlobRow } from './blob.rows.ts';
import { beginErrors, blobUrl, isPicture, plainFileName, quotaErrors } from './blob.rules.ts';
import { removeBlobs } from './blob.service.ts';
import { contentErrors, keptType } from './content.rules.ts';

type Store = Context['store'];

/** A blob of the viewer's in one of these states. Throws NOT_FOUND for every other. */
async function ownBlob(context: Context, id: string, ...states: BlobRow['state'][]): Promise<BlobRow> {
  const row = await ownRow(context, context.store.blobs, id, 'Upload');
  if (!states.includes(row.state)) throw notFound('Upload', id);
  return row;
}

/** An unfinished upload of the same file by the same account. */
async function begunBefore(tx: Store, { ownerId, fingerprint, name, size, purpose }: BlobRow) {
  if (fingerprint === '') return undefined;
  const { rows } = await tx.blobs.list({
    where: { ownerId, state: 'UNFINISHED', fingerprint, name, size, purpose },
    first: 1,
  });
  return rows[0];
}

/** What the account has sent, or begun to send, and nothing refers to. */
async function waitingOf(tx: Store, ownerId: string) {
  const [group] = await tx.blobs.aggregate({ where: { ownerId, looseSince: { gte: 0 } }, sum: ['size'] });
  return { count: group?.count ?? 0, bytes: group?.sum.size ?? 0 };
}

const Query: Pick<QueryResolvers, 'upload'> = {
  upload: (_, { id }, context) => ownBlob(context, id, 'UNFINISHED', 'WHOLE'),
};

const Mutation: Pick<MutationResolvers, 'beginUpload' | 'finishUpload' | 'cancelUpload'> = {
  async beginUpload(_, { input }, context) {
    const { type = '', purpose = 'ATTACHMENT', size, fingerprint } = input;
    const name = plainFileName(input.name);
    const errors = beginErrors({ name, type, size, purpose, fingerprint });
    if (errors.length > 0) return { upload: null, errors };
    const row: BlobRow = {
      id: context.newId(),
      ownerId: viewerId(context),
      name,
      type,
      size,
      purpose,
      fingerprint: fingerprint ?? '',
      state: 'UNFINISHED',
      begunAt: context.now,
      looseSince: context.now,
    };
    return context.store.transaction(async (tx) => {
      const before = await begunBefore(tx, row);
      if (before) return { upload: before, errors: [] };
      const full = quotaErrors(await waitingOf(tx, row.ownerId), row.size);
      if (full.length > 0) return { upload: null, errors: full };
      await tx.blobs.insert([row]);
      return { upload: row, errors: [] };
    });
  },

  async finishUpload(_, { input: { id } }, context) {
    const row = await ownBlob(context, id, 'UNFINISHED', 'WHOLE');
    if (row.state === 'WHOLE') return { blob: row, errors: [] };
    const received = await context.blobs.size(id);
    if (received < row.size) {
      throw conflict(`${row.size - received} bytes are missing: send them first.`, { received });
    }
    const found = await inspect(context.blobs, id);
    const errors = contentErrors(row, found);
    if (errors.length > 0) {
      await removeBlobs(context, [id]);
      return { blob: null, errors };
    }
    const type = keptType(row.type, found);
    const blob = await context.store.transaction(async (tx) => {
      const now = await tx.blobs.get(id);
      // Cancelled, or finished by another call, while it was looked at.
      if (!now || now.state === 'GONE') throw notFound('Upload', id);
      return now.state === 'WHOLE' ? now : tx.blobs.update(id, { state: 'WHOLE', type });
    });
    return { blob, errors: [] };
  },

  async cancelUpload(_, { input: { id } }, context) {
    const { looseSince } = await ownBlob(context, id, 'UNFINISHED', 'WHOLE');
    if (looseSince === null || (await removeBlobs(context, [id])) === 0) {
      throw conflict('Something refers to this file: it stays as long as that does.');
    }
    return { deletedId: id, errors: [] };
  },
};

const Blob: BlobResolvers = {
  url: ({ id }) => blobUrl(id),
  isPicture: ({ type }) => isPicture(type),
};

const Upload: UploadResolvers = {
  received: ({ id }, _, { blobs }) => blobs.size(id),
};

export const blobResolvers = { Query, Mutation, Blob, Upload };
