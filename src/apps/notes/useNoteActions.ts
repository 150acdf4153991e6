import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { NoteInput } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useUndoable } from '~/shell/messages/useUndoable.ts';
import {
  type NoteFragment,
  RemoveNoteDocument,
  RestoreNoteDocument,
  UpdateNoteDocument,
} from './NotesScreen.generated.ts';
import { draftOf, inputOf, nameOf } from './note.ts';

/** What is done with a note outside of its editor. Each says so and can be undone. */
export interface NoteActions {
  readonly archive: (note: NoteFragment, archived: boolean) => Promise<boolean>;
  readonly remove: (note: NoteFragment) => Promise<boolean>;
  /** A line of the checklist is done, or no longer. */
  readonly check: (note: NoteFragment, itemId: string, checked: boolean) => Promise<boolean>;
  readonly undoLast: () => Promise<boolean>;
}

/** @param refetch reads the list anew */
export function useNoteActions(refetch?: () => Promise<unknown>): NoteActions {
  const t = useTexts('notes');
  const client = useApolloClient();
  const { act, undoLast } = useUndoable();
  return useMemo(() => {
    const update = async (id: string, note: NoteInput) =>
      (await client.mutate({ mutation: UpdateNoteDocument, variables: { id, note } })).data?.updateNote;
    const nameIn = (note: NoteFragment) => nameOf(note) ?? t('untitled');
    return {
      undoLast,
      archive: (note, archived) => {
        const name = nameIn(note);
        return act({
          name,
          done: t(archived ? 'done.archived' : 'done.unarchived', { name }),
          undone: t(archived ? 'done.unarchived' : 'done.archived', { name }),
          run: () => update(note.id, { archived }),
          undo: () => update(note.id, { archived: !archived }),
          refetch,
        });
      },
      remove: (note) => {
        const { id } = note;
        const name = nameIn(note);
        return act({
          name,
          done: t('done.removed', { name }),
          undone: t('done.restored', { name }),
          run: async () =>
            (await client.mutate({ mutation: RemoveNoteDocument, variables: { id } })).data?.removeNote,
          undo: async () =>
            (await client.mutate({ mutation: RestoreNoteDocument, variables: { id } })).data?.restoreNotes,
          refetch,
        });
      },
      check: (note, itemId, checked) => {
        const checklist = note.checklist.map(({ id, text, checked: before }) => ({
          id,
          text,
          checked: id === itemId ? checked : before,
        }));
        const line = { name: note.checklist.find(({ id }) => id === itemId)?.text ?? nameIn(note) };
        return act({
          name: nameIn(note),
          done: t(checked ? 'done.checked' : 'done.unchecked', line),
          undone: t(checked ? 'done.unchecked' : 'done.checked', line),
          run: () => update(note.id, { checklist }),
          undo: () => update(note.id, { checklist: inputOf(draftOf(note)).checklist ?? [] }),
        });
      },
    };
  }, [act, client, refetch, t, undoLast]);
}
