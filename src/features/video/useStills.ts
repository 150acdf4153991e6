import { useEffect } from 'react';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { onBeat } from './beat.ts';
import type { Player } from './player.ts';
import { lookAt } from './stills.ts';
import type { TileCamera } from './video.types.ts';

/**
 * Holds the last half minute of a real camera that plays here, as small stills, for whoever may keep them with an
 * incident. What is drawn can be drawn again, and what a form tries is no camera yet.
 */
export function useStills({ id, streams, unsaved = false }: TileCamera, player: Player | null): void {
  const mayKeep = isAllowed(roleSets.staff, useSession()?.user?.roles ?? []);
  const isHeld = mayKeep && !unsaved && streams.every(({ kind }) => kind !== 'SYNTHETIC');
  useEffect(() => {
    if (!player || !isHeld) return;
    return onBeat((now) => lookAt(id, player, now));
  }, [id, player, isHeld]);
}
