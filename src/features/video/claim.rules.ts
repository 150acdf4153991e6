import type { PlayerState } from './player.rules.ts';
import type { TileCamera } from './video.types.ts';

/** What is said of the age of a picture on the screen. */
export type ClaimKind =
  /** It moves, and its age is known. */
  | 'live'
  /** It has come just now, and nothing has proven yet that it is not an old one. */
  | 'checking'
  /** The registry knows that the camera's picture is frozen. */
  | 'frozen'
  /** Connected, and it stands still, or what moves is old. */
  | 'stale'
  /** What was seen last; nothing comes from the camera now. */
  | 'still'
  /** It moves, and nobody can say how old it is. */
  | 'unknown';

export interface Claim {
  readonly kind: ClaimKind;
  /** The newest moment that the picture can be of, in milliseconds since 1970; null is unknown. */
  readonly since: number | null;
}

type HealthSaid = Pick<TileCamera, 'state' | 'stateReason' | 'stateSince'>;

/** Without an age for so long, although the picture moves, it is no longer being checked: it is unknown. */
export const CHECKING_MS = 15_000;
/** What the reason HIGH_LATENCY says: pictures are later than this. */
export const HIGH_LATENCY_MS = 2000;

/** Whether the registry says that the camera's picture is frozen. */
export const isFrozen = ({ state, stateReason }: HealthSaid): boolean =>
  stateReason === 'FROZEN' && state !== 'UP' && state !== 'MAINTENANCE';

/** A stream's clock may be ahead of the page's by so much, as clocks are that are set from one network. */
const AHEAD_MS = 1000;
/** Clocks that count from when the device was switched on stand in the seventies. */
const FIRST_MOMENT = Date.UTC(2020, 0);

/**
 * What a stream says of the moment of its picture, in milliseconds since 1970, as far as it can be true: null for a
 * moment that is still to come by more than a second, and for a clock that was never set.
 */
export const believedMoment = (at: number, now: number): number | null =>
  at >= FIRST_MOMENT && at <= now + AHEAD_MS ? Math.min(at, now) : null;

/** Of two moments of a picture that can be known the earlier one; a moment that is not known does not count. */
export const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const parsed = (moment: string | null | undefined): number | null => (moment ? Date.parse(moment) : null);

/** Live View, rule 1: a new connection's picture, before it is live or stale. */
function unproven({ picturedAt, contentAt }: PlayerState, now: number): Claim {
  // Nothing has come yet, or the same as before: the age of that is known, if it ever was.
  if (picturedAt === null || contentAt !== null) return { kind: 'still', since: contentAt };
  return { kind: now - picturedAt < CHECKING_MS ? 'checking' : 'unknown', since: null };
}

/** The registry says that pictures come late: when they came tells nothing, nor does a stream that denies it. */
function isDoubtful({ phase, contentAt, timed }: PlayerState, camera: HealthSaid, now: number): boolean {
  if (camera.state !== 'DEGRADED' || camera.stateReason !== 'HIGH_LATENCY') return false;
  return !timed || (phase === 'live' && now - (contentAt ?? 0) < HIGH_LATENCY_MS);
}

/**
 * The only place that decides what is said of a picture's age (Live View, rule 1): it counts from the newest moment that
 * the content can be of, and never from its arrival. Null where there is no picture to say anything of.
 */
export function claimOf(player: PlayerState, camera: HealthSaid, now: number): Claim | null {
  const { phase, pictured, contentAt } = player;
  if (isFrozen(camera)) {
    return { kind: 'frozen', since: earlier(parsed(camera.stateSince), contentAt) };
  }
  if (!pictured) return null;
  if (phase === 'connecting') return unproven(player, now);
  const since = isDoubtful(player, camera, now) ? null : contentAt;
  if (phase === 'stale') return { kind: 'stale', since };
  if (phase !== 'live') return { kind: 'still', since };
  return { kind: since === null ? 'unknown' : 'live', since };
}

/**
 * The age in whole seconds, rounded up, for a picture is never called younger than it is; 0 below one second, null when
 * it is unknown. Long ages are rounded up to what durations show of them: minutes from an hour on, hours from a day on.
 */
export function ageSeconds({ since }: Claim, now: number): number | null {
  if (since === null) return null;
  const ms = Math.max(0, now - since);
  if (ms < 1000) return 0;
  const step = ms > 86_400_000 ? 3600 : ms > 3_600_000 ? 60 : 1;
  return Math.ceil(ms / 1000 / step) * step;
}
