import type { FieldError } from '~/graphql/types.generated.ts';
import { slugOf } from '../base/slug.ts';
import { isSafeAddress } from '../base/webAddress.rules.ts';
import type { NoteLabelingRow, NoteRow } from './note.rows.ts';

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
export function noteErrors({ title, description, image, checklist }: Checked, keptImage = ''): FieldError[] {
  const isPicture = image === keptImage || isSafeAddress(image, { inlinePicture: true });
  const rules: readonly (readonly [broken: boolean, field: string, message: string])[] = [
    [title.length > TITLE_LIMIT, 'title', `A title has ${TITLE_LIMIT} characters at most.`],
    [
      description.length > DESCRIPTION_LIMIT,
      'description',
      `A note has ${DESCRIPTION_LIMIT} characters at most.`,
    ],
    [image !== '' && !isPicture, 'image', 'Choose a picture, or give its address with https.'],
    [image.length > IMAGE_LIMIT, 'image', 'Choose a smaller picture: it may have 90 kB.'],
    [checklist.length > COUNT_LIMIT, 'checklist', `A checklist has ${COUNT_LIMIT} lines at most.`],
    [
      checklist.some(({ text }) => text.length > ITEM_LIMIT),
      'checklist',
      `A line has ${ITEM_LIMIT} characters at most.`,
    ],
    [
      new Set(checklist.map(({ id }) => id)).size < checklist.length,
      'checklist',
      'Two lines have the same id.',
    ],
  ];
  return rules.flatMap(([broken, field, message]) => (broken ? [{ field, message }] : []));
}

interface GivenLabel {
  readonly id?: string | null;
  readonly name: string;
  readonly handle?: string | null;
}

/** What is wrong with a person's labels. */
export function labelErrors(labels: readonly GivenLabel[]): FieldError[] {
  const names = labels.map(({ name }) => name.trim().toLowerCase());
  const field = 'labels';
  if (labels.length > COUNT_LIMIT) return [{ field, message: `Keep ${COUNT_LIMIT} labels at most.` }];
  if (names.includes('')) return [{ field, message: 'Give every label a name.' }];
  if (names.some((name) => name.length > NAME_LIMIT)) {
    return [{ field, message: `The name of a label has ${NAME_LIMIT} characters at most.` }];
  }
  const twice = labels.find((_, index) => names.indexOf(names[index] ?? '') < index);
  return twice ? [{ field, message: `There is a label ${twice.name.trim()} already.` }] : [];
}

/** The handles of the labels, made from names where none was given, each once. */
export function handlesOf(labels: readonly GivenLabel[]): string[] {
  const handles: string[] = [];
  for (const { name, handle } of labels) {
    const wished = slugOf(handle || name) || 'label';
    let free = wished;
    for (let count = 2; handles.includes(free); count += 1) free = `${wished}-${count}`;
    handles.push(free);
  }
  return handles;
}
