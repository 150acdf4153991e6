import { omitNullish } from '~/lib/omitNullish.ts';
import { isOwnOf, ownRow, ownRows, viewerId } from '../base/owned.ts';
import { blobErrors, referTo } from '../blob/blob.service.ts';
import type { Context } from '../context.ts';
import { removeThings, restoreOwn, restoreThings } from '../office/removal.service.ts';
import type { MutationResolvers, NoteInput, NoteLabelInput } from '../types.generated.ts';
import { labelsOfViewer } from './note.resolvers.ts';
import type { NoteLabelRow, NoteRow } from './note.rows.ts';
import {
  handlesOf,
  labelBeside,
  labelErrors,
  labelingOf,
  labelsFull,
  noteErrors,
  noteRow,
} from './note.rules.ts';

type Store = Context['store'];

const blank = {
  title: '',
  description: '',
  archived: false,
  image: '',
  reminder: null,
  remindAt: null,
  checklist: [],
};

/** The note with the changes of the input. */
function changed(context: Context, before: Omit<NoteRow, 'words'>, input: NoteInput): NoteRow {
  const { labelIds: _, reminder, checklist, ...rest } = input;
  return noteRow({
    ...before,
    ...omitNullish(rest),
    reminder: reminder === undefined ? before.reminder : reminder,
    // What was told is told again only when another time is set.
    remindAt: reminder === undefined || reminder === before.reminder ? before.remindAt : reminder,
    checklist: checklist
      ? checklist.map(({ id, text, checked }) => ({ id: id || context.newId(), text, checked }))
      : before.checklist,
  });
}

/** Gives the note these labels of its owner and no others; NOT_FOUND when one of them is not theirs. */
async function setLabels(context: Context, store: Store, note: NoteRow, wished: readonly string[]) {
  const labels = await ownRows(context, store.noteLabels, [...new Set(wished)], 'Label');
  const { rows } = await store.noteLabelings.list({ where: { noteId: note.id } });
  await store.noteLabelings.remove(rows.map(({ id }) => id));
  await store.noteLabelings.insert(labels.map((label) => labelingOf(note, label.id)));
}

/** Makes the labels exactly those that were given. */
async function replaceLabels(
  context: Context,
  store: Store,
  before: readonly NoteLabelRow[],
  labels: readonly NoteLabelInput[],
): Promise<void> {
  const ownerId = viewerId(context);
  const handles = handlesOf(labels);
  const left = new Map(before.map((label) => [label.id, label]));
  for (const [position, { id, name }] of labels.entries()) {
    const fields = { name: name.trim(), handle: handles[position] ?? '', position };
    if (id && left.delete(id)) await store.noteLabels.update(id, fields);
    else await store.noteLabels.insert([{ id: context.newId(), ownerId, ...fields }]);
  }
  if (left.size > 0) await removeThings(store, context, 'noteLabels', [...left.values()]);
}

/** Puts the label back before the one that took its place, and by a name that no other has. */
async function putLabelBack(context: Context, store: Store, id: string) {
  const before = await labelsOfViewer(context, store);
  const there = before.find((each) => each.id === id);
  if (there) return { label: there, errors: [] };
  const errors = labelsFull(before.length);
  if (errors.length > 0) return { label: null, errors };
  const [label] = await restoreThings(store, 'noteLabels', [id], 'Label', isOwnOf(context));
  if (!label) return { label: null, errors };
  const behind = before.filter(({ position }) => position >= label.position);
  for (const each of behind) await store.noteLabels.update(each.id, { position: each.position + 1 });
  const { name, handle } = labelBeside(label, before);
  return { label: await store.noteLabels.update(id, { name, handle }), errors: [] };
}

/** Why the note is refused: by its fields, or by a picture that its owner cannot see. */
const refusedFor = async (context: Context, note: NoteRow, keptImage = '') => [
  ...noteErrors(note, keptImage),
  ...(note.image === keptImage ? [] : await blobErrors(context, 'image', [note.image], { pictures: true })),
];

/** The note keeps its picture from being swept. */
const keepPicture = (tx: Store, { now }: Context, { id, ownerId, image }: NoteRow) =>
  referTo(tx, now, { table: 'notes', id, viewerId: ownerId }, [image]);

type Changes = Pick<
  MutationResolvers,
  'createNote' | 'updateNote' | 'removeNote' | 'restoreNotes' | 'saveNoteLabels' | 'restoreNoteLabel'
>;

const Mutation: Changes = {
  async createNote(_, { input }, context) {
    const { now } = context;
    const own = { id: context.newId(), ownerId: viewerId(context), time: now, createdAt: now };
    const note = changed(context, { ...blank, ...own }, input);
    const errors = await refusedFor(context, note);
    if (errors.length > 0) return { note: null, errors };
    await context.store.transaction(async (tx) => {
      await tx.notes.insert([note]);
      await keepPicture(tx, context, note);
      await setLabels(context, tx, note, input.labelIds ?? []);
    });
    return { note, errors: [] };
  },

  async updateNote(_, { input: { id, note: input } }, context) {
    return context.store.transaction(async (tx) => {
      const before = await ownRow(context, tx.notes, id, 'Note');
      const note = changed(context, before, input);
      const errors = await refusedFor({ ...context, store: tx }, note, before.image);
      if (errors.length > 0) return { note: null, errors };
      await keepPicture(tx, context, note);
      if (input.labelIds) await setLabels(context, tx, note, input.labelIds);
      return { note: await tx.notes.update(id, note), errors: [] };
    });
  },

  async removeNote(_, { input: { id } }, context) {
    await context.store.transaction(async (tx) => {
      await removeThings(tx, context, 'notes', [await ownRow(context, tx.notes, id, 'Note')]);
    });
    return { removedId: id, errors: [] };
  },

  async restoreNotes(_, { input: { ids } }, context) {
    return { notes: await restoreOwn(context, 'notes', ids, 'Note'), errors: [] };
  },

  async saveNoteLabels(_, { input: { labels } }, context) {
    const errors = labelErrors(labels);
    if (errors.length === 0) {
      await context.store.transaction(async (tx) =>
        replaceLabels(context, tx, await labelsOfViewer(context, tx), labels),
      );
    }
    return { labels: await labelsOfViewer(context), errors };
  },

  restoreNoteLabel: (_, { input: { id } }, context) =>
    context.store.transaction((tx) => putLabelBack(context, tx, id)),
};

export const noteChanges = { Mutation };
