import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { newBatch } from '~/graphql/client/batchLink.ts';
import { inCalls, inTurn } from '~/shell/messages/inCalls.ts';
import { DeleteContactGroupDocument, RemoveContactsDocument } from '../contactActions.generated.ts';
import type { BroughtIn } from './useImport.ts';

/** Takes an import back: its contacts, and the groups that were made for them. */
export function useImportUndo() {
  const client = useApolloClient();
  return useCallback(
    async ({ ids, made }: BroughtIn) => {
      const context = newBatch();
      const removed = await inCalls(ids, async (some) => {
        const variables = { ids: some };
        const { data } = await client.mutate({ mutation: RemoveContactsDocument, variables, context });
        return data?.removeContacts;
      });
      if (removed.errors) return removed;
      return inTurn(made, async ({ id }) => {
        const { data } = await client.mutate({ mutation: DeleteContactGroupDocument, variables: { id } });
        return data?.deleteContactGroup;
      });
    },
    [client],
  );
}
