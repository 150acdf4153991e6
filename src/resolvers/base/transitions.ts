import type { CameraState } from '~/graphql/types.generated.ts';
import type { Where } from '~/store/port.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import type { Context } from '../context.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import { type CameraTimeline, timelines } from '../health/health.rules.ts';
import { keptAfter, markBefore, marksAt } from '../health/kept.rules.ts';
import { batched } from './batch.ts';
import type { Span } from './period.rules.ts';

/** The last transition of each camera before a moment; of all cameras when no ids are named. Two reads at most. */
export async function latestTransitions(
  context: Context,
  ids: readonly string[] | null,
  before?: number,
): Promise<readonly StatusTransitionRow[]> {
  const { rows } = await context.store.statusTransitions.list({
    where: {
      ...(ids ? { cameraId: { in: ids } } : {}),
      ...(before === undefined ? {} : { at: { lt: before } }),
    },
    orderBy: [{ field: 'at', direction: 'desc' }],
    distinctOn: 'cameraId',
  });
  return rows;
}

/** What each camera did in the stretch; two reads for all of them. */
export async function readTimelines(
  context: Context,
  ids: readonly string[] | null,
  { from, to }: Span,
): Promise<Map<string, CameraTimeline>> {
  const [before, inside] = await Promise.all([
    latestTransitions(context, ids, from),
    context.store.statusTransitions.list({
      where: { ...(ids ? { cameraId: { in: ids } } : {}), at: { gte: from, lt: to } },
      orderBy: [{ field: 'at', direction: 'asc' }],
    }),
  ]);
  return timelines(before, inside.rows);
}

/** The transition that a camera's state now comes from. */
export const latestOf = (context: Context, cameraId: string): Promise<StatusTransitionRow | undefined> =>
  batched(context, 'camera:latest', cameraId, async (ids) => {
    const rows = await latestTransitions(context, ids);
    return new Map(rows.map((row) => [row.cameraId, row]));
  });

/**
 * Writes transitions, each after all others of its camera, inside a transaction, keeps what they come to where the store
 * is lasting, and tells subscribers.
 */
export async function writeTransitions(
  store: Context['store'],
  transitions: readonly StatusTransitionRow[],
  events: Context['events'],
): Promise<void> {
  if (store.lasting) for (const transition of transitions) await keep(store, transition);
  await store.statusTransitions.insert(transitions);
  for (const { id } of transitions) events.publish(store, 'cameraStatusChanged', { transitionId: id });
}

async function keep(store: Context['store'], transition: StatusTransitionRow): Promise<void> {
  const newest = await markMonth(store, transition.at);
  const camera = await store.cameras.get(transition.cameraId);
  if (!camera) return;
  const { id } = camera;
  const kept = keptAfter(camera, transition);
  await store.cameras.update(id, kept);
  if (newest <= transition.at) return;
  // Another server's clock was ahead, and the next month marked already: its marks change with what came before.
  const { rows } = await store.cameraMarks.list({ where: { at: { gt: transition.at } }, distinctOn: 'at' });
  const marks = rows.flatMap(({ at }) => marksAt([{ id, ...kept }], at));
  await store.cameraMarks.remove(marks.map((mark) => mark.id));
  await store.cameraMarks.insert(marks);
}

/** Marks all cameras at the beginning of the moment's month, once. Returns when the newest marks are of. */
async function markMonth({ cameras, cameraMarks, statusTransitions }: Context['store'], moment: number) {
  const month = markBefore(moment);
  const [newest] = (await cameraMarks.list({ orderBy: [{ field: 'at', direction: 'desc' }], first: 1 })).rows;
  if (newest && newest.at >= month) return newest.at;
  const before = await statusTransitions.list({
    where: { at: { lt: month } },
    orderBy: [{ field: 'at', direction: 'asc' }],
    first: 1,
  });
  // Who was never observed has nothing to mark.
  if (before.rows.length > 0) await cameraMarks.insert(marksAt((await cameras.list()).rows, month));
  return month;
}

/** The state now of every camera that was ever observed. */
async function currentStates(context: Context): Promise<Map<string, CameraState>> {
  const rows = await latestTransitions(context, null);
  return new Map(rows.map((row) => [row.cameraId, row.to]));
}

/** Asks besides for a state now that is one of these; a camera that was never observed is UNKNOWN. */
export async function isInStates(
  context: Context,
  states: readonly CameraState[],
  where: Where<CameraRow>,
): Promise<Where<CameraRow>> {
  if (context.store.lasting) {
    return { ...where, keptState: { in: [...states, ...(states.includes('UNKNOWN') ? [null] : [])] } };
  }
  const current = await currentStates(context);
  const { rows } = await context.store.cameras.list({ where });
  return {
    id: { in: rows.map(({ id }) => id).filter((id) => states.includes(current.get(id) ?? 'UNKNOWN')) },
  };
}

/** How many of the cameras are in each state now; null for those that were never observed. */
export async function countCamerasPerState(
  context: Context,
  where: Where<CameraRow>,
): Promise<Map<CameraState | null, number>> {
  if (context.store.lasting) {
    const groups = await context.store.cameras.aggregate({ where, by: ['keptState'] });
    return new Map(groups.map(({ key, count }) => [key.keptState, count]));
  }
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
}

/** The state now of each of the cameras that was ever observed, and since when; one read at most, however many they are. */
export async function statesNow(
  context: Context,
  cameras: readonly CameraRow[],
): Promise<Map<string, { readonly state: CameraState; readonly since: number }>> {
  if (context.store.lasting) {
    return new Map(
      cameras.flatMap(({ id, keptState, keptAt }) =>
        keptState ? [[id, { state: keptState, since: keptAt }]] : [],
      ),
    );
  }
  const latest = await latestTransitions(context, null);
  return new Map(latest.map(({ cameraId, to, at }) => [cameraId, { state: to, since: at }]));
}
