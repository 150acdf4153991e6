import { SYNTHETIC_LATENESS } from '~/resolvers/health/health.rules.ts';
import { isFrozen } from '../claim.rules.ts';
import type { Problem } from '../player.rules.ts';
import type { TileCamera } from '../video.types.ts';

/** How a synthetic camera behaves. */
export type Condition =
  | { readonly kind: 'playing'; readonly framesPerSecond: number | null; readonly lateMs: number }
  /** The connection lives, the picture (with its clock) stands at this moment; null is when it was first seen. */
  | { readonly kind: 'frozen'; readonly at: number | null }
  /** The connection and the burnt-in clock live, nothing else is seen. */
  | { readonly kind: 'black' }
  /** No connection: after so many milliseconds it fails. */
  | { readonly kind: 'failing'; readonly problem: Problem; readonly afterMs: number };

const playing = { kind: 'playing', framesPerSecond: null, lateMs: 0 } as const;

/** What each reason looks like to whoever connects. */
const failing: Readonly<Partial<Record<string, readonly [Problem, number]>>> = {
  AUTH: ['AUTH', 300],
  DNS: ['DNS', 200],
  REFUSED: ['REFUSED', 150],
  TIMEOUT: ['TIMEOUT', 4000],
  NOT_FOUND: ['NOT_FOUND', 250],
  TLS: ['TLS', 300],
  CODEC: ['CODEC', 600],
  NO_FRAMES: ['NO_FRAMES', 5000],
  ENGINE_DOWN: ['UNREACHABLE', 600],
  SITE_DOWN: ['UNREACHABLE', 3000],
};

/** A synthetic camera behaves as its health says, so that what tiles find out by themselves agrees with it. */
export function conditionOf(camera: TileCamera): Condition {
  const { state, stateReason, stateSince } = camera;
  if (state === 'UP' || state === 'NOT_OBSERVED' || state === 'MAINTENANCE') return playing;
  if (isFrozen(camera)) return { kind: 'frozen', at: stateSince ? Date.parse(stateSince) : null };
  if (stateReason === 'BLACK') return { kind: 'black' };
  if (state === 'DEGRADED') {
    if (stateReason === 'LOW_FPS') return { ...playing, framesPerSecond: 1.5 };
    return stateReason === 'HIGH_LATENCY' ? { ...playing, lateMs: SYNTHETIC_LATENESS } : playing;
  }
  if (state === 'PAUSED') return playing;
  const [problem, afterMs] = failing[stateReason ?? ''] ?? ['TIMEOUT', 3000];
  return { kind: 'failing', problem: state === 'UNKNOWN' ? 'UNREACHABLE' : problem, afterMs };
}
