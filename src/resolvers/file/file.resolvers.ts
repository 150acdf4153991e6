import type { Where } from '~/store/port.ts';
import { countBelongingTo, foundRow, rowOf } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import type { FileFilter, FileOrder, FileResolvers, QueryResolvers } from '../types.generated.ts';
import type { FileMarkRow, FileRow } from './file.rows.ts';
import { dataUrl, isOwnPreview, markId, previewOf } from './file.rules.ts';

const orderFields = { NAME: 'name', TYPE: 'rank', SIZE: 'size', MODIFIED: 'modified' } as const;

/** Ids of what the viewer marked. */
async function marked(context: Context, mark: 'starred' | 'offline'): Promise<string[]> {
  const { rows } = await context.store.fileMarks.list({
    where: { ownerId: viewerId(context), [mark]: true },
  });
  return rows.map(({ fileId }) => fileId);
}

/** The store knows no "other than", so the owners are named. */
async function otherOwners(context: Context): Promise<string[]> {
  const groups = await context.store.files.aggregate({ by: ['uploaderId'] });
  return groups.map(({ key }) => key.uploaderId).filter((id) => id !== viewerId(context));
}

async function whereOf(context: Context, filter: FileFilter | null | undefined): Promise<Where<FileRow>> {
  const search = filter?.search?.trim();
  const name = search ? { contains: search } : undefined;
  const kinds = { in: ['DOCUMENT', 'SPREADSHEET'] } as const;
  switch (filter?.view) {
    case 'STARRED':
      return { name, id: { in: await marked(context, 'starred') } };
    case 'OFFLINE':
      return { name, id: { in: await marked(context, 'offline') } };
    case 'SHARED':
      return { name, type: kinds, uploaderId: { in: await otherOwners(context) } };
    case 'RECENT':
      return { name, type: kinds };
    default:
      return { name, folderId: name ? undefined : (filter?.folderId ?? '') };
  }
}

function orderOf(view: FileFilter['view'], orderBy: FileOrder | null | undefined) {
  if (!orderBy && view === 'RECENT') return [{ field: 'modified', direction: 'desc' }] as const;
  const direction = orderBy?.direction === 'DESC' ? 'desc' : 'asc';
  const field = orderFields[orderBy?.field ?? 'TYPE'];
  return field === 'rank'
    ? ([
        { field, direction },
        { field: 'name', direction },
      ] as const)
    : ([{ field, direction }] as const);
}

const Query: Pick<QueryResolvers, 'files' | 'file'> = {
  files: async (_, { filter, orderBy, ...page }, context) =>
    readConnection(
      context.store.files,
      { where: await whereOf(context, filter), orderBy: orderOf(filter?.view, orderBy) },
      page,
    ),
  file: (_, { id }, context) => foundRow(context, 'files', id, 'File'),
};

const markOf = (context: Context, fileId: string): Promise<FileMarkRow | undefined> =>
  rowOf(context, 'fileMarks', markId(viewerId(context), fileId));

const contentOf = async (context: Context, { id, mimeType }: FileRow): Promise<string> =>
  dataUrl(mimeType, (await rowOf(context, 'fileContents', id))?.data ?? '');

const File: FileResolvers = {
  owner: ({ uploaderId, ownerName }, _, context) => {
    if (uploaderId !== '' && uploaderId === viewerId(context)) return { kind: 'ME', name: ownerName };
    return { kind: ownerName === '' ? 'PUBLIC' : 'PERSON', name: ownerName };
  },
  folder: async ({ folderId }, _, context) =>
    folderId === '' ? null : ((await rowOf(context, 'files', folderId)) ?? null),
  location: async ({ path }, _, context) => {
    const folders = await Promise.all(path.map((id) => rowOf(context, 'files', id)));
    return folders.flatMap((folder) => folder ?? []);
  },
  childCount: async ({ id, type }, _, context) =>
    type === 'FOLDER' ? countBelongingTo(context, 'files', id, { field: 'folderId' }) : 0,
  starred: async ({ id }, _, context) => (await markOf(context, id))?.starred ?? false,
  offline: async ({ id }, _, context) => (await markOf(context, id))?.offline ?? false,
  preview: (file, _, context) => {
    if (file.type === 'FOLDER') return null;
    return isOwnPreview(file) ? contentOf(context, file) : previewOf(file);
  },
  content: async (file, _, context) => (file.type === 'FOLDER' ? null : contentOf(context, file)),
};

export const fileResolvers = { Query, File };
