import { slugOf } from '~/lib/slug.ts';
import { isSafeAddress } from '~/lib/webAddress.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { blobIdOf } from '../blob/blob.rules.ts';
import type { NoteLabelingRow, NoteLabelRow, NoteRow } from './note.rows.ts';

/** Longest texts, in characters. */
export const TITLE_LIMIT = 200;
export const DESCRIPTION_LIMIT = 10_000;
const ITEM_LIMIT = 500;
const NAME_LIMIT = 50;
/** Most lines of a checklist, and most labels of a person. */
const COUNT_LIMIT = 100;
/** Longest picture within an address, in characters: the server reads bodies of up to 100 kB. */
export const IMAGE_LIMIT = 90_000;

/** The row with what follows from its other fields. */
export const noteRow = (note: Omit<NoteRow, 'words'>): NoteRow => ({
  ...note,
  words: [note.title, note.description, ...note.checklist.map(({ text }) => text)].join('\n'),
});

/** Its id follows from what it joins, so that a label is given once. */
export const labelingOf = (
  { id, ownerId }: Pick<NoteRow, 'id' | 'ownerId'>,
  labelId: string,
): NoteLabelingRow => ({ id: `${id}:${labelId}`, ownerId, noteId: id, labelId });

type Checked = Pick<NoteRow, 'title' | 'description' | 'image' | 'checklist'>;

/**
 * What is wrong with a note, by field.
 * @param keptImage the picture that it has already, which may stay
 */
export function noteErrors(
  { title, description, image, checklist }: Checked,
  keptImage = '',
): FieldErrorRow[] {
  const isPicture =
    image === keptImage || blobIdOf(image) !== null || isSafeAddress(image, { inlinePicture: true });
  return refusals(
    title.length > TITLE_LIMIT && refuse('title', 'TOO_LONG', { most: TITLE_LIMIT }),
    description.length > DESCRIPTION_LIMIT && refuse('description', 'TOO_LONG', { most: DESCRIPTION_LIMIT }),
    image !== '' && !isPicture && refuse('image', 'INVALID_ADDRESS', { schemes: 'https:, data:image/' }),
    image.length > IMAGE_LIMIT && refuse('image', 'TOO_LARGE', { kilobytes: IMAGE_LIMIT / 1_000 }),
    checklist.length > COUNT_LIMIT && refuse('checklist', 'TOO_MANY', { most: COUNT_LIMIT }),
    checklist.some(({ text }) => text.length > ITEM_LIMIT) &&
      refuse('checklist', 'ITEM_TOO_LONG', { most: ITEM_LIMIT }),
    new Set(checklist.map(({ id }) => id)).size < checklist.length && refuse('checklist', 'DUPLICATE'),
  );
}

interface GivenLabel {
  readonly id?: string | null;
  readonly name: string;
  readonly handle?: string | null;
}

/** What is wrong with a person's labels. */
export function labelErrors(labels: readonly GivenLabel[]): FieldErrorRow[] {
  const names = labels.map(({ name }) => name.trim().toLowerCase());
  const field = 'labels';
  if (labels.length > COUNT_LIMIT) return [refuse(field, 'TOO_MANY', { most: COUNT_LIMIT })];
  if (names.includes('')) return [refuse(field, 'ITEM_REQUIRED')];
  if (names.some((name) => name.length > NAME_LIMIT)) {
    return [refuse(field, 'ITEM_TOO_LONG', { most: NAME_LIMIT })];
  }
  const twice = labels.find((_, index) => names.indexOf(names[index] ?? '') < index);
  return twice ? [refuse(field, 'DUPLICATE', { item: twice.name.trim() })] : [];
}

/** The wished text where nothing has it yet, else with the next number that is free; as long as a name may be. */
function freeOf(wished: string, taken: readonly string[], numbered: (text: string, count: number) => string) {
  const has = new Set(taken.map((text) => text.toLowerCase()));
  let free = wished;
  for (let count = 2; has.has(free.toLowerCase()); count += 1) free = numbered(wished, count);
  return free;
}

/**
 * A label that comes back, beside those that there are by now. It keeps its id, and where one of them has its name in the
 * meantime it comes back as "Name (2)": two of one name could not be told apart, and could not be saved either.
 */
export function labelBeside(label: NoteLabelRow, others: readonly NoteLabelRow[]): NoteLabelRow {
  const names = others.map(({ name }) => name);
  const handles = others.map(({ handle }) => handle);
  const name = freeOf(label.name, names, (text, count) => {
    const number = ` (${count})`;
    return `${text.slice(0, NAME_LIMIT - number.length)}${number}`;
  });
  return { ...label, name, handle: freeOf(label.handle, handles, (text, count) => `${text}-${count}`) };
}

/** Why no more labels fit beside so many. */
export const labelsFull = (count: number): FieldErrorRow[] =>
  count < COUNT_LIMIT ? [] : [refuse('labels', 'TOO_MANY', { most: COUNT_LIMIT })];

/** The handles of the labels, made from names where none was given, each once. */
export function handlesOf(labels: readonly GivenLabel[]): string[] {
  const handles: string[] = [];
  for (const { name, handle } of labels) {
    const wished = slugOf(handle || name) || 'label';
    handles.push(freeOf(wished, handles, (text, count) => `${text}-${count}`));
  }
  return handles;
}
