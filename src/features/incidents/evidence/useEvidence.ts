import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { about } from '~/shell/messages/refusal.ts';
import type { Target } from '../actions/useIncidentActions.ts';
import {
  AddIncidentEvidenceDocument,
  RemoveIncidentEvidenceDocument,
  useIncidentEvidenceQuery,
} from './EvidenceList.generated.ts';
import { pictureToKeep } from './pictureToKeep.ts';

/** What is kept with an incident, as it is now, and how to keep and remove pictures. */
export function useEvidence({ id: incidentId, number }: Pick<Target, 'id' | 'number'>) {
  const client = useApolloClient();
  const t = useTexts('desk');
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useIncidentEvidenceQuery({ variables: { incidentIds: [incidentId] } });
  useLiveRefetch(refetch, { topic: 'incidents', incidentId });

  /** `name` of what may fail: a file, an incident. */
  async function attempt(name: string, work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work();
      await refetch();
    } catch (failure) {
      if (failure instanceof DOMException) messages.error(about(name, t('evidence.noPicture')));
      else await tellError(failure, name);
    } finally {
      setBusy(false);
    }
  }

  const add = (file: File) =>
    attempt(file.name, async () => {
      const bitmap = await createImageBitmap(file);
      const image = pictureToKeep(bitmap, bitmap.width, bitmap.height);
      bitmap.close();
      const takenAt = new Date(Math.min(file.lastModified, Date.now())).toISOString();
      await client.mutate({
        mutation: AddIncidentEvidenceDocument,
        variables: { incidentId, image, takenAt },
      });
    });

  const remove = (id: string) =>
    attempt(`#${number}`, () =>
      client.mutate({ mutation: RemoveIncidentEvidenceDocument, variables: { id } }),
    );

  return { evidence: data?.incidentEvidence, error, busy, retry: () => void refetch(), add, remove };
}
