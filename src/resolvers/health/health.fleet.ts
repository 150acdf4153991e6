import { countCamerasPerState, readTimelines } from '../base/transitions.ts';
import type { Context } from '../context.ts';
import { addTimes, fleetRollup, rollup, type StateTimes } from './health.rules.ts';

/**
 * State times of all cameras together, one for each stretch between the edges, of which none lies in the future. Where the
 * store is lasting no row is read: a transition that is written between the two counts is off by one camera until asked
 * again.
 */
export function fleetTimes(context: Context, edges: readonly number[]): Promise<StateTimes[]> {
  return context.store.lasting ? fromCounts(context, edges) : fromTimelines(context, edges);
}

async function fromCounts(context: Context, edges: readonly number[]): Promise<StateTimes[]> {
  // The cameras are counted as they are left by all transitions, those after the last edge included.
  const untilEver = [...edges, Number.MAX_SAFE_INTEGER];
  const [atEnd, changes] = await Promise.all([
    countCamerasPerState(context, {}),
    context.store.statusTransitions.aggregate({
      by: ['from', 'to'],
      bucket: { field: 'at', edges: untilEver },
      sum: ['at'],
    }),
  ]);
  return fleetRollup(atEnd, changes, untilEver).slice(0, -1);
}

async function fromTimelines(context: Context, edges: readonly number[]): Promise<StateTimes[]> {
  const span = { from: edges[0] ?? 0, to: edges.at(-1) ?? 0 };
  const all = await readTimelines(context, null, span);
  const perCamera = [...all.values()].map((timeline) => rollup(timeline, edges));
  return edges.slice(1).map((_, bucket) => addTimes(perCamera.flatMap((buckets) => buckets[bucket] ?? [])));
}
