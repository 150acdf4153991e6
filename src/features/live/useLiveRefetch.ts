import { useCallback } from 'react';
import type { CameraChange, IncidentChange, Live, RegistryChange } from './live.ts';
import { useRefetchOn } from './useRefetchOn.ts';

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

/** Milliseconds after which a screen that has begun to listen asks again: by then it stands and the page rests. */
const SETTLED = 5_000;

/**
 * Asks again for what a screen derives from cameras and incidents when they change, at most once in `every` milliseconds
 * and only while the page is looked at. What changed between the screen's answer and the moment from which changes are
 * told is asked for once, five seconds later. The changes themselves reach the cache at once. `refetch` must write to the
 * cache without suspending, and must not change between renders.
 */
export function useLiveRefetch(
  refetch: () => Promise<unknown>,
  { topic, cameraId, incidentId, every = 2_000 }: LiveRefetchOptions = {},
): void {
  const listen = useCallback(
    ({ cameras, incidents, registry }: Live, request: () => void) => {
      const concerns = (ofCamera: string | undefined, ofIncident?: string) =>
        (cameraId === undefined || cameraId === ofCamera) &&
        (incidentId === undefined || incidentId === ofIncident);
      const onCamera = ({ camera }: CameraChange) => {
        if (concerns(camera.id)) request();
      };
      const onIncident = ({ id, camera }: IncidentChange) => {
        if (concerns(camera?.id, id)) request();
      };
      const onRegistry = ({ id }: RegistryChange) => {
        if (concerns(id)) request();
      };
      let settled: ReturnType<typeof setTimeout> | undefined;
      const settle = () => {
        clearTimeout(settled);
        settled = setTimeout(request, SETTLED);
      };
      settle();
      const listener = { onMissed: request, onStanding: settle };
      return [
        () => clearTimeout(settled),
        ...(topic === 'incidents'
          ? []
          : [
              cameras.listen({ ...listener, onChange: onCamera }),
              registry.listen({ ...listener, onChange: onRegistry }),
            ]),
        ...(topic === 'cameras' ? [] : [incidents.listen({ ...listener, onChange: onIncident })]),
      ];
    },
    [topic, cameraId, incidentId],
  );
  useRefetchOn(refetch, every, listen);
}
