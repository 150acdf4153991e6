import { onSessionChange, readSession } from '~/shell/auth/session.ts';
import { tellHeld } from './firstStill.ts';
import type { Player } from './player.ts';
import { stillImage } from './stillImage.ts';
import { HELD_MS, type HeldStill, StillRing } from './stillRing.ts';

const ring = new StillRing();
/** Whose session the stills are of; undefined before the first. */
let holder: string | null | undefined;
let emptying: ReturnType<typeof setTimeout> | undefined;

const userOf = () => readSession()?.user?.id ?? null;

/** The stills of one session are none of the next one's. */
function becomeOf(user: string | null): void {
  if (user === holder) return;
  if (holder === undefined) onSessionChange(() => becomeOf(userOf()));
  holder = user;
  clearTimeout(emptying);
  ring.clear();
}

/** Looks at what a player of this camera shows, and holds a still of it when it is time for one. Not while nobody looks. */
export function lookAt(cameraId: string, player: Pick<Player, 'picture'>, now: number): void {
  if (document.visibilityState !== 'visible' || !ring.mayLook(cameraId, now)) return;
  const user = userOf();
  becomeOf(user);
  const picture = player.picture();
  const takenAt = picture?.at ?? null;
  if (!ring.take(cameraId, takenAt, now) || !picture || takenAt === null) return;
  const hold = (image: Blob | null) => {
    if (!image || holder !== user) return;
    ring.hold(cameraId, { takenAt, image }, Date.now());
    clearTimeout(emptying);
    emptying = setTimeout(() => ring.clear(), HELD_MS);
    tellHeld();
  };
  // A browser that cannot read its own picture, or not write it, holds none: the tile shows it all the same.
  stillImage(picture).then(hold, () => undefined);
}

/** What this page holds of a camera from the last half minute and a little more, the earliest first. */
export const heldStills = (cameraId: string): readonly HeldStill[] => ring.of(cameraId);
