/** How long before an incident its stills begin, and… */
export const STILLS_MS = 30_000;
/** …the stretch of which one is kept, in milliseconds. */
export const STILL_EVERY_MS = 5000;
/** Most stills of an incident. */
export const STILLS_LIMIT = STILLS_MS / STILL_EVERY_MS;
/** Largest still, in bytes: all of an incident fit into one call of 100 kB. */
export const STILL_BYTES = 10_240;
/** So many milliseconds after an incident was raised nothing of before it is taken any more: pages tell at once. */
export const STILLS_WITHIN_MS = 120_000;

/**
 * Which stretch of five seconds before an incident a moment lies in: 0 is the last one, 5 the first. Null for a moment
 * that is more than half a minute before, or after.
 */
export function stillPlace(takenAt: number, raisedAt: number): number | null {
  const before = raisedAt - takenAt;
  if (before < 0 || before > STILLS_MS) return null;
  return Math.min(STILLS_LIMIT - 1, Math.floor(before / STILL_EVERY_MS));
}

/** The id of a still: who keeps one of the same stretch at the same moment, on another server too, makes the same row. */
export const stillId = (incidentId: string, place: number): string => `still:${incidentId}:${place}`;

/** Of several stills of one stretch the first, in the order in which they were given. */
export function onePerPlace<Still extends { readonly takenAt: number }>(
  stills: readonly Still[],
  raisedAt: number,
): ReadonlyMap<number, Still> {
  const found = new Map<number, Still>();
  for (const still of stills) {
    const place = stillPlace(still.takenAt, raisedAt);
    if (place !== null && !found.has(place)) found.set(place, still);
  }
  return found;
}
