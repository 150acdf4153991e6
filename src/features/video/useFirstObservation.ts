import { useEffect } from 'react';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useObserveCameraMutation } from './observation.generated.ts';
import type { PlayerView } from './player.ts';
import type { TileCamera } from './video.types.ts';

/** Cameras that this page has told of, each with the moment from which nothing was known of it. */
const told = new Set<string>();

/**
 * Tells the API that a camera of which nothing was known shows a picture that changes: it is up from then on. Told once a
 * page, however many tiles show the camera; the API writes it once, however many pages tell it.
 */
export function useFirstObservation(camera: TileCamera, phase: PlayerView['phase']): void {
  const mayObserve = isAllowed(roleSets.staff, useSession()?.user?.roles ?? []);
  const [observe] = useObserveCameraMutation();
  const { id, state, stateSince, unsaved = false } = camera;
  const seen = mayObserve && !unsaved && state === 'NOT_OBSERVED' && phase === 'live';
  useEffect(() => {
    const key = `${id} ${stateSince ?? ''}`;
    if (!seen || told.has(key)) return;
    told.add(key);
    // It stays as it is when this is lost: the next picture that comes after a break tells it again.
    observe({ variables: { cameraId: id, source: 'PLAYER' } }).catch(() => told.delete(key));
  }, [seen, id, stateSince, observe]);
}
