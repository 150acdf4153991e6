import { spanOf, untilNow } from '~/resolvers/base/period.rules.ts';
import type { FleetHealth } from '~/resolvers/fleetHealth.ts';
import type { StatusTransitionRow } from '~/resolvers/health/health.rows.ts';
import { fleetRollup } from '~/resolvers/health/health.rules.ts';
import { projectTransition, snapshotMoment, snapshotsAt } from '~/resolvers/health/projection.rules.ts';
import type { Store } from '~/store/tables.ts';
import type { Database } from './database.ts';
import { rankCameras } from './rankCameras.ts';

/**
 * Takes the snapshots of all cameras at the beginning of the moment's month, once. Returns the moment of the newest
 * snapshots.
 */
async function markMonth({ cameras, cameraHealthSnapshots, statusTransitions }: Store, moment: number) {
  const month = snapshotMoment(moment);
  const [newest] = (
    await cameraHealthSnapshots.list({ orderBy: [{ field: 'at', direction: 'desc' }], first: 1 })
  ).rows;
  if (newest && newest.at >= month) return newest.at;
  const before = await statusTransitions.list({
    where: { at: { lt: month } },
    orderBy: [{ field: 'at', direction: 'asc' }],
    first: 1,
  });
  // A camera that was never observed has no snapshot.
  if (before.rows.length > 0)
    await cameraHealthSnapshots.insert(snapshotsAt((await cameras.list()).rows, month));
  return month;
}

async function keep(store: Store, transition: StatusTransitionRow): Promise<void> {
  const newest = await markMonth(store, transition.at);
  const camera = await store.cameras.get(transition.cameraId);
  if (!camera) return;
  const { id } = camera;
  const kept = projectTransition(camera, transition);
  await store.cameras.update(id, kept);
  if (newest <= transition.at) return;
  // Another server's clock was ahead, so the snapshots of the next month exist already: they change with this
  // transition.
  const { rows } = await store.cameraHealthSnapshots.list({
    where: { at: { gt: transition.at } },
    distinctOn: 'at',
  });
  const marks = rows.flatMap(({ at }) => snapshotsAt([{ id, ...kept }], at));
  await store.cameraHealthSnapshots.remove(marks.map((mark) => mark.id));
  await store.cameraHealthSnapshots.insert(marks);
}

/**
 * The health of the fleet over SQL. Writing a transition also updates the running sums in the camera's row and, once a
 * month, takes a snapshot of them; so neither an order nor a count has to read the transitions of a year.
 */
export function createProjectedHealth({
  dialect,
  reader,
}: Pick<Database, 'dialect' | 'reader'>): FleetHealth {
  const countPerState: FleetHealth['countPerState'] = async ({ store }, where) => {
    const groups = await store.cameras.aggregate({ where, by: ['currentState'] });
    return new Map(groups.map(({ key, count }) => [key.currentState, count]));
  };

  return {
    inStates: async (_, states, where) => ({
      ...where,
      currentState: { in: [...states, ...(states.includes('NOT_OBSERVED') ? [null] : [])] },
    }),

    countPerState,

    statesNow: async (_, cameras) =>
      new Map(
        cameras.flatMap(({ id, currentState, currentSince }) =>
          currentState ? [[id, { state: currentState, since: currentSince }]] : [],
        ),
      ),

    // No row is read: a transition that is written between the two counts is off by one camera until asked again.
    async times(context, edges) {
      // The cameras are counted as they are left by all transitions, those after the last edge included.
      const untilEver = [...edges, Number.MAX_SAFE_INTEGER];
      const [atEnd, changes] = await Promise.all([
        countPerState(context, {}),
        context.store.statusTransitions.aggregate({
          by: ['from', 'to'],
          bucket: { field: 'at', edges: untilEver },
          sum: ['at'],
        }),
      ]);
      return fleetRollup(atEnd, changes, untilEver).slice(0, -1);
    },

    async rank({ store }, { period, zone, at, ...query }) {
      const span = query.by === 'STATE' ? { from: at, to: at } : untilNow(spanOf(period, at, zone), at);
      const places = await rankCameras(reader, dialect, { ...query, span });
      const rows = await store.cameras.getMany(places.map(({ id }) => id));
      const ranked = places.flatMap((place, index) => {
        const row = rows[index];
        return row ? [{ place, row }] : [];
      });
      return { ranked, total: () => store.cameras.count(query.where) };
    },

    async write(tx, transitions) {
      for (const transition of transitions) await keep(tx, transition);
      await tx.statusTransitions.insert(transitions);
    },
  };
}
