import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { refusalOf } from '~/shell/desk/actions/refusal.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import {
  type LiveIncidentFragment,
  LiveViewAcknowledgeDocument,
  LiveViewUndoDocument,
} from '../wall/LiveTiles.generated.ts';

/** Acknowledges an incident, and offers to take that back. */
export function useAcknowledge(): (incident: LiveIncidentFragment) => Promise<void> {
  const client = useApolloClient();
  const t = useTexts('live-view');
  const shell = useTexts('shell');
  return useCallback(
    async ({ id, number }) => {
      const variables = { ids: [id] };
      const refused = (error: unknown) => messages.error(t(refusalOf(error)));
      try {
        await client.mutate({ mutation: LiveViewAcknowledgeDocument, variables });
        messages.success(t('alert.acknowledged', { number }), {
          label: shell('undo'),
          run: () => void client.mutate({ mutation: LiveViewUndoDocument, variables }).catch(refused),
        });
      } catch (error) {
        refused(error);
      }
    },
    [client, t, shell],
  );
}
