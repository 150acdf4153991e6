import { groupBy } from '~/lib/groupBy.ts';
import { loadBatched } from '../base/loadBatched.ts';
import { ownRow, viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import { ANY_MOMENT, momentBounds } from '../base/span.ts';
import type { Context } from '../context.ts';
import type { NoteFilter, NoteResolvers, QueryResolvers } from '../types.generated.ts';
import type { NoteLabelRow } from './note.rows.ts';

/** Ids of the viewer's notes with the label. */
async function labelled(context: Context, labelId: string): Promise<string[]> {
  const { id } = await ownRow(context, context.store.noteLabels, labelId, 'Label');
  const { rows } = await context.store.noteLabelings.list({ where: { labelId: id } });
  return rows.map(({ noteId }) => noteId);
}

async function whereOf(context: Context, filter: NoteFilter) {
  const search = filter.search?.trim();
  const { reminder } = filter;
  return {
    ownerId: viewerId(context),
    archived: filter.archived ?? undefined,
    id: filter.labelId ? { in: await labelled(context, filter.labelId) } : undefined,
    reminder: reminder ? (momentBounds(reminder, null, context.now, 'UTC') ?? ANY_MOMENT) : undefined,
    words: search ? { contains: search } : undefined,
  };
}

const Query: Pick<QueryResolvers, 'notes' | 'note' | 'noteLabels'> = {
  async notes(_, { filter, ...page }, context) {
    const where = await whereOf(context, filter ?? {});
    return readConnection(
      context.store.notes,
      { where, orderBy: [{ field: 'createdAt', direction: 'desc' }] },
      page,
    );
  },
  note: (_, { id }, context) => ownRow(context, context.store.notes, id, 'Note'),
  noteLabels: (_, __, context) => labelsOfViewer(context),
};

/** In their order. */
export async function labelsOfViewer(context: Context, store = context.store): Promise<NoteLabelRow[]> {
  const { rows } = await store.noteLabels.list({
    where: { ownerId: viewerId(context) },
    orderBy: [{ field: 'position', direction: 'asc' }],
  });
  return [...rows];
}

/** Labels of many notes by two reads. */
const labelsOf = (context: Context, id: string): Promise<NoteLabelRow[] | undefined> =>
  loadBatched<NoteLabelRow[]>(context, 'note:labels', id, async (ids) => {
    const [labels, { rows }] = await Promise.all([
      labelsOfViewer(context),
      context.store.noteLabelings.list({ where: { noteId: { in: ids } } }),
    ]);
    const perNote = [...groupBy(rows, ({ noteId }) => noteId)].map(([noteId, own]) => {
      const labelIds = own.map(({ labelId }) => labelId);
      return [noteId, labels.filter((label) => labelIds.includes(label.id))] as const;
    });
    return new Map(perNote);
  });

const Note: NoteResolvers = {
  checklist: ({ checklist }) => [...checklist],
  labels: async ({ id }, _, context) => (await labelsOf(context, id)) ?? [],
};

export const noteResolvers = { Query, Note };
