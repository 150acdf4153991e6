import type { Store } from '~/store/tables.ts';
import { storedRow } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import { bulkIds } from '../base/paging.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { MutationResolvers } from '../types.generated.ts';
import type { FileMarkRow, FileRow } from './file.rows.ts';
import { bytesOf, DEPTH_LIMIT, markId, nameErrors, ranks, typeOf, uploadErrors } from './file.rules.ts';

/** Null for the top level. Throws NOT_FOUND when the id is not that of a folder. */
async function folderOf({ files }: Store, id: string | null | undefined): Promise<FileRow | null> {
  if (!id) return null;
  const folder = await files.get(id);
  if (folder?.type !== 'FOLDER') throw notFound('Folder', id);
  return folder;
}

/** Whether something else in the folder has that name, in any case of letters. */
async function isTaken({ files }: Store, folderId: string, name: string, except?: string): Promise<boolean> {
  const wanted = name.trim().toLowerCase();
  const { rows } = await files.list({ where: { folderId, name: { contains: wanted } } });
  return rows.some((file) => file.id !== except && file.name.toLowerCase() === wanted);
}

type Made = Pick<FileRow, 'name' | 'type' | 'size' | 'mimeType'>;

/** Puts something new into a folder, unless its name is refused. */
async function make(context: Context, folderId: string | null | undefined, made: Made, content?: string) {
  const { store, now, newId } = context;
  const uploaderId = viewerId(context);
  return store.transaction(async (tx) => {
    const folder = await folderOf(tx, folderId);
    const errors = nameErrors(made.name, await isTaken(tx, folder?.id ?? '', made.name));
    if (made.type === 'FOLDER' && (folder?.path.length ?? -1) + 1 >= DEPTH_LIMIT) {
      errors.push(refuse('folderId', 'TOO_DEEP', { most: DEPTH_LIMIT }));
    }
    if (errors.length > 0) return { file: null, folder: null, errors };
    const file: FileRow = {
      ...made,
      id: newId(),
      name: made.name.trim(),
      rank: ranks[made.type],
      uploaderId,
      ownerName: (await tx.users.get(uploaderId))?.displayName ?? '',
      modified: now,
      opened: now,
      created: now,
      folderId: folder?.id ?? '',
      path: folder ? [...folder.path, folder.id] : [],
    };
    await tx.files.insert([file]);
    if (content !== undefined) await tx.fileContents.insert([{ id: file.id, data: content }]);
    return { file, folder, errors };
  });
}

async function existing({ files }: Store, ids: readonly string[]): Promise<FileRow[]> {
  return (await files.getMany(ids)).map((file, index) => {
    if (!file) throw notFound('File', ids[index] ?? '');
    return file;
  });
}

/** Everything inside the folders, at any depth: one read for each level. */
async function inside(tx: Store, folders: readonly FileRow[]): Promise<FileRow[]> {
  const ids = folders.flatMap(({ id, type }) => (type === 'FOLDER' ? [id] : []));
  if (ids.length === 0) return [];
  const { rows } = await tx.files.list({ where: { folderId: { in: ids } } });
  return [...rows, ...(await inside(tx, rows))];
}

/** Changes what the viewer marked. */
async function mark(
  context: Context,
  ids: readonly string[],
  patch: Partial<Pick<FileMarkRow, 'starred' | 'offline'>>,
) {
  const ownerId = viewerId(context);
  const wanted = bulkIds(ids);
  const files = await context.store.transaction(async (tx) => {
    const rows = await existing(tx, wanted);
    const marks = await tx.fileMarks.getMany(wanted.map((id) => markId(ownerId, id)));
    for (const [index, fileId] of wanted.entries()) {
      const id = markId(ownerId, fileId);
      if (marks[index]) await tx.fileMarks.update(id, patch);
      else await tx.fileMarks.insert([{ id, ownerId, fileId, starred: false, offline: false, ...patch }]);
    }
    return rows;
  });
  return { files, folders: [], errors: [] };
}

type Changes = Pick<
  MutationResolvers,
  'createFolder' | 'uploadFile' | 'renameFile' | 'removeFiles' | 'starFiles' | 'keepFilesOffline'
>;

const Mutation: Changes = {
  createFolder: (_, { input: { name, folderId } }, context) =>
    make(context, folderId, { name, type: 'FOLDER', size: 0, mimeType: '' }),

  async uploadFile(_, { input: { name, folderId, mimeType, content } }, context) {
    const errors = uploadErrors({ content, mimeType });
    if (errors.length > 0) return { file: null, folder: null, errors };
    const size = bytesOf(content) ?? 0;
    return make(context, folderId, { name, type: typeOf(name, mimeType), size, mimeType }, content);
  },

  async renameFile(_, { input: { id, name } }, context) {
    return context.store.transaction(async (tx) => {
      const file = await storedRow(tx.files, id, 'File');
      const errors = nameErrors(name, await isTaken(tx, file.folderId, name, id));
      if (errors.length > 0) return { file: null, folder: null, errors };
      const renamed = await tx.files.update(id, { name: name.trim(), modified: context.now });
      return { file: renamed, folder: await folderOf(tx, file.folderId), errors };
    });
  },

  async removeFiles(_, { input: { ids } }, context) {
    return context.store.transaction(async (tx) => {
      const named = await existing(tx, bulkIds(ids));
      const all = new Map([...named, ...(await inside(tx, named))].map((file) => [file.id, file]));
      const gone = [...all.keys()];
      const { rows: marks } = await tx.fileMarks.list({ where: { fileId: { in: gone } } });
      await tx.fileMarks.remove(marks.map(({ id }) => id));
      await tx.fileContents.remove(gone);
      await tx.files.remove(gone);
      const above = new Set(named.flatMap(({ folderId }) => (folderId === '' ? [] : [folderId])));
      const folders = (await tx.files.getMany([...above])).flatMap((folder) => folder ?? []);
      return { files: [...all.values()], folders, errors: [] };
    });
  },

  starFiles: (_, { input: { ids, starred } }, context) => mark(context, ids, { starred }),
  keepFilesOffline: (_, { input: { ids, offline } }, context) => mark(context, ids, { offline }),
};

export const fileChanges = { Mutation };
