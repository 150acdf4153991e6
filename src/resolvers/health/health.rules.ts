import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';
import { DAY, SECOND, type Span } from '../base/period.rules.ts';
import type { StatusTransitionRow } from './health.rows.ts';

/** Milliseconds spent in each state. */
export type StateTimes = Readonly<Record<CameraState, number>>;

/** What one camera did in a stretch of time. */
export interface CameraTimeline {
  /** The last transition before the stretch; undefined when the camera was not yet known. */
  readonly before: StatusTransitionRow | undefined;
  /** Those inside, oldest first. */
  readonly inside: readonly StatusTransitionRow[];
}

/** A stretch without a change of state. */
interface Interval extends Span {
  readonly state: CameraState;
  readonly reason: StatusReason | null;
}

export interface Health {
  readonly times: StateTimes;
  readonly latencyTime: number;
  readonly malfunctions: number;
  /** 1 when an outage that began before the stretch lasted into it, else 0: its malfunction was counted when it began. */
  readonly outagesBefore: number;
  /** Length of each outage that ended with a picture. */
  readonly repairs: readonly number[];
  readonly outageOpen: boolean;
}

const none: StateTimes = {
  UP: 0,
  DEGRADED: 0,
  DOWN: 0,
  UNKNOWN: 0,
  NOT_OBSERVED: 0,
  MAINTENANCE: 0,
  PAUSED: 0,
};

const statesOf = (times: StateTimes) => Object.keys(times) as CameraState[];

/** A malfunction is a transition into DOWN; DOWN to DOWN with another reason is the same one. */
export const isMalfunction = (transition: Pick<StatusTransitionRow, 'from' | 'to'>): boolean =>
  transition.to === 'DOWN' && transition.from !== 'DOWN';

/** Whether pictures come. */
export const givesPictures = (state: CameraState): boolean => state === 'UP' || state === 'DEGRADED';

/** By how many milliseconds the pictures of a synthetic camera are late when they come late. */
export const SYNTHETIC_LATENESS = 3000;

/** The stretch cut at every transition. Before the first one the camera was not observed. */
function intervalsOf({ before, inside }: CameraTimeline, { from, to }: Span): Interval[] {
  const intervals: Interval[] = [];
  // Rows of earlier versions begin in UNKNOWN.
  const state = before?.to ?? inside[0]?.from ?? 'NOT_OBSERVED';
  let current: Interval = { from, to, state, reason: before?.reason ?? null };
  for (const transition of inside) {
    if (transition.at > current.from) intervals.push({ ...current, to: transition.at });
    current = { from: transition.at, to, state: transition.to, reason: transition.reason };
  }
  if (to > current.from) intervals.push(current);
  return intervals;
}

/** Milliseconds per state in each stretch edges[i] to edges[i + 1]: hourly or daily rollups, by the edges given. */
export function rollup(timeline: CameraTimeline, edges: readonly number[]): StateTimes[] {
  const buckets = Array.from({ length: Math.max(0, edges.length - 1) }, () => ({ ...none }));
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined) return buckets;
  let bucket = 0;
  for (const { from, to, state } of intervalsOf(timeline, { from: first, to: last })) {
    let at = from;
    while (at < to) {
      const end = edges[bucket + 1] ?? last;
      const times = buckets[bucket];
      if (times) times[state] += Math.max(0, Math.min(end, to) - at);
      at = Math.min(end, to);
      if (end <= to) bucket += 1;
    }
  }
  return buckets;
}

/** How many cameras went from one state to another in stretch `bucket`, and the sum of the moments when they did. */
export interface StateChanges {
  readonly key: Pick<StatusTransitionRow, 'from' | 'to'>;
  readonly bucket: number;
  readonly count: number;
  readonly sum: Readonly<Record<string, number>>;
}

/**
 * Milliseconds per state of all cameras together in each stretch edges[i] to edges[i + 1], found backwards from how many
 * cameras are in each state at the last edge. It is what `rollup` gives of their timelines, as long as every transition
 * begins in the state that the one before has ended in.
 */
export function fleetRollup(
  atEnd: ReadonlyMap<CameraState | null, number>,
  changes: readonly StateChanges[],
  edges: readonly number[],
): StateTimes[] {
  const cameras = { ...none };
  for (const state of statesOf(none)) cameras[state] = atEnd.get(state) ?? 0;
  const perBucket: StateChanges[][] = edges.slice(1).map(() => []);
  for (const change of changes) perBucket[change.bucket]?.push(change);
  return perBucket
    .map((inside, bucket) => ({ inside, from: edges[bucket] ?? 0, to: edges[bucket + 1] ?? 0 }))
    .reverse()
    .map(({ inside, from, to }) => {
      const times = { ...none };
      for (const state of statesOf(none)) times[state] = cameras[state] * (to - from);
      for (const { key, count, sum } of inside) {
        const before = (sum.at ?? 0) - count * from;
        times[key.from] += before;
        times[key.to] -= before;
        cameras[key.from] += count;
        cameras[key.to] -= count;
      }
      return times;
    })
    .reverse();
}

export function addTimes(all: readonly StateTimes[]): StateTimes {
  const sum = { ...none };
  for (const times of all) {
    for (const state of statesOf(none)) sum[state] += times[state];
  }
  return sum;
}

const observedTime = (times: StateTimes): number => times.UP + times.DEGRADED + times.DOWN;

/** (up + degraded) ÷ (up + degraded + down); null when nothing was observed: no data is neither 0 nor 100 %. */
export function uptimeOf(times: StateTimes): number | null {
  const observed = observedTime(times);
  return observed === 0 ? null : (times.UP + times.DEGRADED) / observed;
}

/** The share of all time that was observed; 0 when there was no time. */
export function coverageOf(times: StateTimes): number {
  const all = Object.values(times).reduce((sum, time) => sum + time, 0);
  return all === 0 ? 0 : observedTime(times) / all;
}

/** Everything that is derived from one camera's transitions in a stretch that ends no later than now. */
export function healthOf(timeline: CameraTimeline, span: Span): Health {
  const intervals = intervalsOf(timeline, span);
  const times = { ...none };
  let latencyTime = 0;
  for (const { from, to, state, reason } of intervals) {
    times[state] += to - from;
    if (state === 'DEGRADED' && reason === 'HIGH_LATENCY') latencyTime += to - from;
  }
  const repairs: number[] = [];
  let downSince = timeline.before?.to === 'DOWN' ? timeline.before.at : null;
  for (const transition of timeline.inside) {
    if (isMalfunction(transition)) downSince = transition.at;
    if (downSince !== null && transition.to !== 'DOWN') {
      if (givesPictures(transition.to)) repairs.push(transition.at - downSince);
      downSince = null;
    }
  }
  return {
    times,
    latencyTime,
    malfunctions: timeline.inside.filter(isMalfunction).length,
    outagesBefore: timeline.before?.to === 'DOWN' && intervals[0]?.state === 'DOWN' ? 1 : 0,
    repairs,
    outageOpen: intervals.at(-1)?.state === 'DOWN',
  };
}

/** Mean time to repair in milliseconds, over outages that closed; null when none did. */
export const mttrOf = ({ repairs }: Health): number | null =>
  repairs.length === 0 ? null : repairs.reduce((sum, repair) => sum + repair, 0) / repairs.length;

/** Mean time of service between failures in milliseconds; null when nothing failed. */
export const mtbfOf = ({ malfunctions, times }: Health): number | null =>
  malfunctions === 0 ? null : (times.UP + times.DEGRADED) / malfunctions;

export interface Score {
  readonly value: number;
  readonly availability: number;
  readonly delivery: number;
  readonly stability: number;
  readonly latency: number;
}

/** How much each part counts, and what one malfunction in 30 observed days takes from stability. */
const WEIGHTS = { availability: 50, delivery: 20, stability: 20, latency: 10 } as const;
const STABILITY_PER_MALFUNCTION = 20;

/** 0 to 100 with its parts; null when nothing was observed. */
export function scoreOf(health: Health): Score | null {
  const uptime = uptimeOf(health.times);
  if (uptime === null) return null;
  const pictures = health.times.UP + health.times.DEGRADED;
  const months = Math.max(1, observedTime(health.times) / (30 * DAY));
  const parts = {
    availability: Math.round(uptime * 100),
    delivery: pictures === 0 ? 0 : Math.round((health.times.UP / pictures) * 100),
    stability: Math.max(0, Math.round(100 - (health.malfunctions / months) * STABILITY_PER_MALFUNCTION)),
    latency: pictures === 0 ? 0 : Math.round((1 - health.latencyTime / pictures) * 100),
  };
  const value =
    (parts.availability * WEIGHTS.availability +
      parts.delivery * WEIGHTS.delivery +
      parts.stability * WEIGHTS.stability +
      parts.latency * WEIGHTS.latency) /
    100;
  return { value: Math.round(value), ...parts };
}

/** Sorts transitions into one timeline a camera. `before` holds at most one a camera, `inside` is oldest first. */
export function timelines(
  before: readonly StatusTransitionRow[],
  inside: readonly StatusTransitionRow[],
): Map<string, CameraTimeline> {
  const result = new Map<
    string,
    { before: StatusTransitionRow | undefined; inside: StatusTransitionRow[] }
  >();
  for (const transition of before) result.set(transition.cameraId, { before: transition, inside: [] });
  for (const transition of inside) {
    const known = result.get(transition.cameraId);
    if (known) known.inside.push(transition);
    else result.set(transition.cameraId, { before: undefined, inside: [transition] });
  }
  return result;
}

/** A camera of which nothing is known. */
export const emptyTimeline: CameraTimeline = { before: undefined, inside: [] };

export const toSeconds = (milliseconds: number): number => Math.round(milliseconds / SECOND);
