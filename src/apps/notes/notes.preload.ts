import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { NotesLabelsDocument, NotesScreenDocument } from './NotesScreen.generated.ts';
import { filterOf, NOTES_PAGE, notesUrl, viewAt } from './notesUrl.ts';

/** Begins the notes: those of the view first, then the labels. */
export const preload = definePreload({
  texts: ['notes', 'office', 'uploads'],
  queries: ({ params, search }) => {
    const view = viewAt(params);
    const filter = view && filterOf(view, notesUrl.read(search).search);
    return [
      ...(filter ? [ask(NotesScreenDocument, { filter, first: NOTES_PAGE, after: null })] : []),
      ask(NotesLabelsDocument, {}),
    ];
  },
});
