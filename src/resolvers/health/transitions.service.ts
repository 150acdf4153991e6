import { loadBatched } from '../base/loadBatched.ts';
import type { Span } from '../base/period.rules.ts';
import type { Context } from '../context.ts';
import type { StatusTransitionRow } from './health.rows.ts';
import { type CameraTimeline, timelines } from './health.rules.ts';

/** The last transition of each camera before a moment; of all cameras when no ids are named. Two reads at most. */
export async function latestTransitions(
  { statusTransitions }: Pick<Context['store'], 'statusTransitions'>,
  ids: readonly string[] | null,
  before?: number,
): Promise<readonly StatusTransitionRow[]> {
  const { rows } = await statusTransitions.list({
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
    latestTransitions(context.store, ids, from),
    context.store.statusTransitions.list({
      where: { ...(ids ? { cameraId: { in: ids } } : {}), at: { gte: from, lt: to } },
      orderBy: [{ field: 'at', direction: 'asc' }],
    }),
  ]);
  return timelines(before, inside.rows);
}

/** The transition that put the camera into its present state. */
export const latestOf = (context: Context, cameraId: string): Promise<StatusTransitionRow | undefined> =>
  loadBatched(context, 'camera:latest', cameraId, async (ids) => {
    const rows = await latestTransitions(context.store, ids);
    return new Map(rows.map((row) => [row.cameraId, row]));
  });

/**
 * Writes transitions inside a transaction and notifies subscribers. Each must be later than all others of its camera.
 */
export async function writeTransitions(
  { fleetHealth, events }: Pick<Context, 'fleetHealth' | 'events'>,
  tx: Context['store'],
  transitions: readonly StatusTransitionRow[],
): Promise<void> {
  await fleetHealth.write(tx, transitions);
  for (const { id } of transitions) events.publish(tx, 'cameraStatusChanged', { transitionId: id });
}
