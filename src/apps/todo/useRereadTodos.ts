import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { TodoScreenDocument, TodoViewsDocument } from './TodoScreen.generated.ts';

/** Reads the list and the counts anew, from a dialog beside them; a failure leaves what is shown. */
export function useRereadTodos() {
  const client = useApolloClient();
  return useCallback(async () => {
    const include = [TodoScreenDocument, TodoViewsDocument];
    await client.refetchQueries({ include }).catch(() => undefined);
  }, [client]);
}
