import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { NotesLabelsDocument, NotesScreenDocument } from './NotesScreen.generated.ts';

/** Reads the notes and the labels that are shown anew, from a dialog beside them; a failure leaves what is shown. */
export function useRereadNotes() {
  const client = useApolloClient();
  return useCallback(async () => {
    const include = [NotesScreenDocument, NotesLabelsDocument];
    await client.refetchQueries({ include }).catch(() => undefined);
  }, [client]);
}
