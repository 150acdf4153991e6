import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { atMostEvery } from '~/lib/atMostEvery.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { type CameraChange, type IncidentChange, liveOf, type RegistryChange } from './live.ts';

export interface LiveRefetchOptions {
  /** The changes that matter, those of the registry among those of cameras; default: of cameras and of incidents. */
  readonly topic?: 'cameras' | 'incidents';
  /** Only what happens to this camera, its incidents included. */
  readonly cameraId?: string;
  /** Only what happens to this incident. */
  readonly incidentId?: string;
  /** Milliseconds between two refetches, however much happens. Default: 2,000. */
  readonly every?: number;
}

/** Whether the page was told that its numbers no longer move; it is told once, until a refetch succeeds. */
let told = false;

/**
 * Asks again for what a screen derives from cameras and incidents when they change, at most once in `every` milliseconds
 * and only while the page is looked at. The changes themselves reach the cache at once. `refetch` must write to the cache
 * without suspending, and must not change between renders.
 */
export function useLiveRefetch(
  refetch: () => Promise<unknown>,
  { topic, cameraId, incidentId, every = 2_000 }: LiveRefetchOptions = {},
): void {
  const t = useTexts('shell');
  const client = useApolloClient();
  useEffect(() => {
    const repeater = atMostEvery(every, () =>
      refetch().then(
        () => {
          told = false;
        },
        () => {
          // The last numbers stay on the screen; the next change asks again.
          if (!told) messages.warning(t('live.failed'));
          told = true;
        },
      ),
    );
    const concerns = (ofCamera: string | undefined, ofIncident?: string) =>
      (cameraId === undefined || cameraId === ofCamera) &&
      (incidentId === undefined || incidentId === ofIncident);
    const onCamera = ({ camera }: CameraChange) => {
      if (concerns(camera.id)) repeater.request();
    };
    const onIncident = ({ id, camera }: IncidentChange) => {
      if (concerns(camera?.id, id)) repeater.request();
    };
    const onRegistry = ({ id }: RegistryChange) => {
      if (concerns(id)) repeater.request();
    };
    const { cameras, incidents, registry } = liveOf(client);
    const onMissed = repeater.request;
    const stops = [
      ...(topic === 'incidents'
        ? []
        : [
            cameras.listen({ onChange: onCamera, onMissed }),
            registry.listen({ onChange: onRegistry, onMissed }),
          ]),
      ...(topic === 'cameras' ? [] : [incidents.listen({ onChange: onIncident, onMissed })]),
    ];
    const look = () => repeater.hold(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      for (const stop of stops) stop();
      repeater.hold(true);
    };
  }, [client, t, refetch, topic, cameraId, incidentId, every]);
}
