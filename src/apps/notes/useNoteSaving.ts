import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { type Autosave, useAutosave } from '~/features/office/useAutosave.ts';
import { noteErrors } from '~/resolvers/note/note.rules.ts';
import { CreateNoteDocument, UpdateNoteDocument } from './NotesScreen.generated.ts';
import { inputOf, type NoteDraft } from './note.ts';

/** What a note is called in this browser, which keeps what the API does not have yet. */
const nameOf = (id: string | null): string => `note/${id ?? 'new'}`;

/**
 * Saves a note while it is written; the first time it makes one that has no id yet.
 * @param id null for a new one
 */
export function useNoteSaving(id: string | null, saved: NoteDraft): Autosave<NoteDraft> {
  const client = useApolloClient();
  const made = useRef(id);
  const keptImage = useRef(saved.image);
  const save = useCallback(
    async (draft: NoteDraft, rename: (name: string) => void) => {
      const errors = noteErrors({ ...draft, checklist: draft.checklist }, keptImage.current);
      if (errors.length > 0) return { errors };
      const note = inputOf(draft);
      if (made.current === null) {
        const { data } = await client.mutate({ mutation: CreateNoteDocument, variables: { input: note } });
        made.current = data?.createNote.note?.id ?? null;
        rename(nameOf(made.current));
        return data?.createNote;
      }
      const variables = { id: made.current, note };
      return (await client.mutate({ mutation: UpdateNoteDocument, variables })).data?.updateNote;
    },
    [client],
  );
  return useAutosave({ name: nameOf(id), saved, save });
}
