import { listKeysParams } from '~/features/office/listKeys.ts';
import type { NoteFilter } from '~/graphql/types.generated.ts';
import { choice, defineUrl, id, text } from '~/lib/defineUrl.ts';
import { type NoteViewName, noteViews } from './paths.ts';

/** What the address of the notes says besides the view. */
export const notesUrl = defineUrl(
  {
    ...listKeysParams,
    search: text(),
    /** Id of the note that is open. */
    note: id(),
    dialog: choice(['labels'], null),
  },
  { root: '/apps/notes' },
);

/** Which notes are shown. */
export type NotesView =
  | { readonly kind: NoteViewName }
  | { readonly kind: 'label'; readonly labelId: string };

interface NotesParams {
  readonly id?: string;
  readonly labelHandle?: string;
  readonly labelId?: string;
}

/** The view that the parts of the path name; null when there is no such view. The label goes by its id: names change. */
export function viewAt({ id = 'notes', labelHandle, labelId }: NotesParams): NotesView | null {
  if (id === 'labels') return labelId === undefined ? null : { kind: 'label', labelId };
  const kind = noteViews.find((each) => each === id);
  return kind && labelHandle === undefined ? { kind } : null;
}

/** The notes of a view that hold the text. */
export function filterOf(view: NotesView, search: string): NoteFilter {
  return {
    archived: view.kind === 'archive',
    reminder: view.kind === 'reminders' ? {} : null,
    labelId: view.kind === 'label' ? view.labelId : null,
    search: search || null,
  };
}

/** Notes of a page. */
export const NOTES_PAGE = 50;
