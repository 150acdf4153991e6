import type { NoteInput } from '~/graphql/types.generated.ts';
import type { NoteFragment } from './NotesScreen.generated.ts';

/** A note while somebody writes it. */
export interface NoteDraft {
  readonly title: string;
  readonly description: string;
  readonly archived: boolean;
  readonly image: string;
  /** ISO 8601; null for never. */
  readonly reminder: string | null;
  readonly checklist: readonly { readonly id: string; readonly text: string; readonly checked: boolean }[];
  readonly labelIds: readonly string[];
}

/** A note in which nothing is written, with the label of the view that it is written in. */
export const blankDraft = (labelIds: readonly string[] = []): NoteDraft => ({
  title: '',
  description: '',
  archived: false,
  image: '',
  reminder: null,
  checklist: [],
  labelIds,
});

export const draftOf = (note: NoteFragment): NoteDraft => ({
  title: note.title,
  description: note.description,
  archived: note.archived,
  image: note.image,
  reminder: note.reminder,
  checklist: note.checklist.map(({ id, text, checked }) => ({ id, text, checked })),
  labelIds: note.labels.map(({ id }) => id),
});

/** The draft as the API takes it. */
export const inputOf = (draft: NoteDraft): NoteInput => ({
  ...draft,
  checklist: [...draft.checklist],
  labelIds: [...draft.labelIds],
});

type Named = Pick<NoteDraft, 'title' | 'description' | 'checklist'>;

/** Most characters of a name that is made of the note's text. */
const NAME = 60;

/** What a note is called in messages: its title, else how its text begins; null when nothing is written in it. */
export function nameOf({ title, description, checklist }: Named): string | null {
  const text = [title, description, ...checklist.map((item) => item.text)].find((each) => each.trim() !== '');
  const [line = ''] = (text ?? '').trim().split('\n');
  if (line === '') return null;
  return line.length > NAME ? `${line.slice(0, NAME)}…` : line;
}
