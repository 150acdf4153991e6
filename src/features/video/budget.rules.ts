/** What the budget has to know of a tile that plays. */
export interface BudgetTile {
  readonly id: number;
  /** 1 is watched first, 5 last. */
  readonly priority: number;
  /** Its pictures are drawn by us, so that it can be slowed down. */
  readonly drawn: boolean;
  /** Somebody looks at this one alone: it is never slowed down. */
  readonly focused: boolean;
}

/** How busy the machine is, each from 0 to 1. */
export interface Load {
  readonly page: number;
  readonly studio: number;
  /** Of the pictures of the last second, how many came too late. */
  readonly dropped: number;
}

/** What a slowed tile still shows. */
export const SLOWED_FPS = 2;

/** Above one of these it does not fit… */
const MOST: Load = { page: 0.6, studio: 0.8, dropped: 0.2 };
/** …and below all of these there is room again. Between the two nothing changes, so that tiles do not flicker. */
const EASE: Load = { page: 0.4, studio: 0.55, dropped: 0.05 };

const STEP = 0.125;
const NEW_SHARE = 0.3;

/** The mean of the last seconds: one that was hard, as when a wall begins, slows nothing down. */
export function smoothed(before: Load, now: Load): Load {
  const mix = (kind: keyof Load) => before[kind] + (now[kind] - before[kind]) * NEW_SHARE;
  return { page: mix('page'), studio: mix('studio'), dropped: mix('dropped') };
}

/**
 * Live View, rule 5: which share of the tiles is to be slowed down, from 0 to 1, seconds after seconds: an eighth more
 * while it does not fit, an eighth less while there is room.
 */
export function nextPressure(pressure: number, load: Load): number {
  const kinds = ['page', 'studio', 'dropped'] as const;
  if (kinds.some((kind) => load[kind] > MOST[kind])) return Math.min(1, pressure + STEP);
  if (kinds.every((kind) => load[kind] < EASE[kind])) return Math.max(0, pressure - STEP);
  return pressure;
}

/** The tiles that are slowed down at this pressure: those that are watched last go first. */
export function slowedTiles(tiles: readonly BudgetTile[], pressure: number): ReadonlySet<number> {
  const able = tiles
    .filter(({ drawn, focused }) => drawn && !focused)
    .sort((one, other) => other.priority - one.priority || other.id - one.id);
  return new Set(able.slice(0, Math.round(able.length * pressure)).map(({ id }) => id));
}
