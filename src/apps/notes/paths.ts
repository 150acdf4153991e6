import { withQuery } from '~/lib/address.ts';

/** The ways to look at notes that have no label: all that are not archived, those with a reminder, the archive. */
export const noteViews = ['notes', 'reminders', 'archive'] as const;
export type NoteViewName = (typeof noteViews)[number];

/** The notes of a view; of the first one without its name, for that is the app's own address. */
export const notesPath = (view: NoteViewName = 'notes'): string =>
  view === 'notes' ? '/apps/notes' : `/apps/notes/${view}`;

/** The notes with a label. */
export const labelPath = ({ handle, id }: { readonly handle: string; readonly id: string }): string =>
  `/apps/notes/labels/${encodeURIComponent(handle)}/${encodeURIComponent(id)}`;

/** A note, opened over the first view. */
export const notePath = (note: string): string => withQuery('/apps/notes', { note });
