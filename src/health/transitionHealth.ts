import type { CameraState } from '~/graphql/types.generated.ts';
import { healthUntil } from '~/resolvers/camera/camera.health.ts';
import type { CameraRow } from '~/resolvers/camera/camera.rows.ts';
import { cameraStates, comparePlaces } from '~/resolvers/camera/camera.rules.ts';
import type { Context } from '~/resolvers/context.ts';
import type { FleetHealth, RankedBy, Ranking } from '~/resolvers/fleetHealth.ts';
import { addTimes, type Health, rollup, uptimeOf } from '~/resolvers/health/health.rules.ts';
import { latestTransitions, readTimelines } from '~/resolvers/health/transitions.service.ts';

/** The state now of every camera that was ever observed. */
async function currentStates(context: Context): Promise<Map<string, CameraState>> {
  const rows = await latestTransitions(context.store, null);
  return new Map(rows.map((row) => [row.cameraId, row.to]));
}

const figures: Record<Exclude<RankedBy, 'STATE'>, (health: Health) => number | null> = {
  MALFUNCTIONS: ({ malfunctions }) => malfunctions,
  DOWN_TIME: ({ times }) => times.DOWN,
  UP_TIME: ({ times }) => times.UP + times.DEGRADED,
  UPTIME: ({ times }) => uptimeOf(times),
};

/** What each camera is ranked by; two reads at most. */
async function valuesOf(
  context: Context,
  cameras: readonly CameraRow[],
  { by, period, zone, at }: Ranking,
): Promise<(number | null)[]> {
  if (by === 'STATE') {
    const latest = await latestTransitions(context.store, null, at + 1);
    const states = new Map(latest.map(({ cameraId, to }) => [cameraId, to]));
    return cameras.map(({ id }) => cameraStates.indexOf(states.get(id) ?? 'NOT_OBSERVED'));
  }
  return Promise.all(
    cameras.map(async (camera) => figures[by](await healthUntil(context, camera, period, zone, at))),
  );
}

/**
 * The health of the fleet as the transitions give it, which are read each time. So it is where rows do not last: in the
 * browser the changes of an earlier visit lie over a demo that has grown since, and what was kept then would be wrong.
 */
export const transitionHealth: FleetHealth = {
  async inStates(context, states, where) {
    const current = await currentStates(context);
    const { rows } = await context.store.cameras.list({ where });
    return {
      id: { in: rows.map(({ id }) => id).filter((id) => states.includes(current.get(id) ?? 'NOT_OBSERVED')) },
    };
  },

  async countPerState(context, where) {
    const [current, { rows }] = await Promise.all([
      currentStates(context),
      context.store.cameras.list({ where }),
    ]);
    const counts = new Map<CameraState | null, number>();
    for (const { id } of rows) {
      const state = current.get(id) ?? null;
      counts.set(state, (counts.get(state) ?? 0) + 1);
    }
    return counts;
  },

  async statesNow(context) {
    const latest = await latestTransitions(context.store, null);
    return new Map(latest.map(({ cameraId, to, at }) => [cameraId, { state: to, since: at }]));
  },

  async times(context, edges) {
    const span = { from: edges[0] ?? 0, to: edges.at(-1) ?? 0 };
    const all = await readTimelines(context, null, span);
    const perCamera = [...all.values()].map((timeline) => rollup(timeline, edges));
    return edges.slice(1).map((_, bucket) => addTimes(perCamera.flatMap((buckets) => buckets[bucket] ?? [])));
  },

  async rank(context, ranking) {
    const { where, sign, after, first } = ranking;
    const { rows } = await context.store.cameras.list({ where });
    const values = await valuesOf(context, rows, ranking);
    const ranked = rows
      .map((row, index) => ({ row, place: { id: row.id, name: row.name, value: values[index] ?? null } }))
      .filter(({ place }) => !after || comparePlaces(place, after, sign) > 0)
      .sort((a, b) => comparePlaces(a.place, b.place, sign))
      .slice(0, first);
    return { ranked, total: async () => rows.length };
  },

  async write(tx, transitions) {
    await tx.statusTransitions.insert(transitions);
  },
};
