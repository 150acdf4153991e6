import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { AddIncidentEvidenceDocument } from '~/features/incidents/evidence/EvidenceList.generated.ts';
import { pictureToKeep } from '~/features/incidents/evidence/pictureToKeep.ts';
import type { TileSnapshot, VideoTileHandle } from '~/features/video/VideoTile.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import type { LiveIncidentFragment } from '../wall/LiveTiles.generated.ts';
import { saveSnapshot } from '../wall/snapshot.ts';
import type { TileActions } from '../wall/tileActions.ts';

/** Downloads what a tile shows, and offers to keep it with the camera's open incident. */
export function useSnapshot(mayKeep: boolean): Pick<TileActions, 'hold' | 'snapshot'> {
  const client = useApolloClient();
  const t = useTexts('live-view');
  const held = useRef(new Map<string, VideoTileHandle>());
  const hold = useCallback((cameraId: string, handle: VideoTileHandle | null) => {
    if (handle) held.current.set(cameraId, handle);
    else held.current.delete(cameraId);
  }, []);

  const keep = useCallback(
    async (picture: TileSnapshot, savedAt: number, { id, number }: LiveIncidentFragment) => {
      try {
        const takenAt = new Date(picture.at ?? savedAt).toISOString();
        const bitmap = await createImageBitmap(picture.image);
        const image = pictureToKeep(bitmap, bitmap.width, bitmap.height);
        bitmap.close();
        const variables = { incidentId: id, image, takenAt };
        await client.mutate({ mutation: AddIncidentEvidenceDocument, variables });
        messages.success(t('snapshot.kept', { number }));
      } catch (error) {
        await tellError(error, `#${number}`);
      }
    },
    [client, t],
  );

  const snapshot = useCallback<TileActions['snapshot']>(
    (cameraId, name, incident) => {
      const savedAt = Date.now();
      const told = (picture: TileSnapshot | null) => {
        if (!picture) messages.warning(t('snapshot.none', { name }));
        else if (!incident || !mayKeep) messages.success(t('snapshot.saved', { name }));
        else
          messages.success(t('snapshot.saved', { name }), {
            label: t('snapshot.keep', { number: incident.number }),
            run: () => void keep(picture, savedAt, incident),
          });
      };
      saveSnapshot(held.current.get(cameraId), name).then(told, () =>
        messages.error(t('snapshot.failed', { name })),
      );
    },
    [keep, mayKeep, t],
  );
  return { hold, snapshot };
}
