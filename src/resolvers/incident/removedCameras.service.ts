import { DAY } from '../base/period.rules.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import type { Context } from '../context.ts';
import type { IncidentAction } from '../types.generated.ts';
import type { IncidentActivityRow, IncidentRow } from './incident.rows.ts';
import { openIncident } from './incident.rules.ts';
import { settleSite } from './outages.service.ts';
import { urgencyAfter } from './urgency.rules.ts';

/*
 * What the removal of cameras does to incidents, and what their restoring takes back, inside the transaction that does
 * it. Subscribers are told of each incident that is changed.
 */

type Store = Context['store'];

/** A camera that is restored within this time, in milliseconds, gets its incidents back: later they are history. */
const REOPEN_TIME = DAY;

async function change(
  store: Store,
  context: Context,
  incident: IncidentRow,
  patch: Partial<IncidentRow>,
  log: { readonly action: IncidentAction; readonly note: string },
): Promise<IncidentRow> {
  const activity: IncidentActivityRow = {
    id: context.newId(),
    incidentId: incident.id,
    at: context.now,
    actorId: context.viewer?.memberId ?? null,
    before: null,
    ...log,
  };
  await store.incidentActivities.insert([activity]);
  context.events.publish(store, 'incidentChanged', { incidentId: incident.id });
  return store.incidents.update(incident.id, urgencyAfter(incident, patch));
}

/**
 * Closes the open incidents of cameras that are removed, and those of their sites that have nothing left to speak of.
 * Call it when the cameras are removed already.
 * @param unreachable the cameras of which nothing was known because their site was out of reach
 */
export async function closeOfRemoved(
  store: Store,
  context: Context,
  cameras: readonly CameraRow[],
  unreachable: readonly CameraRow[],
): Promise<IncidentRow[]> {
  const ids = cameras.map(({ id }) => id);
  const { rows } = await store.incidents.list({ where: { cameraId: { in: ids }, state: openIncident } });
  const closed: IncidentRow[] = [];
  for (const incident of rows) {
    const patch = {
      state: 'RESOLVED',
      closedAt: context.now,
      closedById: context.viewer?.memberId ?? null,
    } as const;
    const log = { action: 'RESOLVE', note: 'The camera was removed.' } as const;
    closed.push(await change(store, context, incident, patch, log));
  }
  const folded = closed.filter(({ parentId }) => parentId !== null);
  for (const siteId of new Set([...folded, ...unreachable].map((each) => each.siteId)))
    closed.push(...(await settleSite(store, context, siteId, 'Its cameras recovered or were removed.')));
  return closed;
}

/** Those of the incidents, and the storms that they are folded into, that were closed at the moment of the removal. */
async function closedBy(store: Store, { id, removedAt }: CameraRow): Promise<IncidentRow[]> {
  const { rows } = await store.incidents.list({
    where: { cameraId: id, state: 'RESOLVED', closedAt: removedAt },
  });
  const parentIds = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))];
  const storms = await store.incidents.getMany(parentIds);
  return [...rows, ...storms.flatMap((storm) => (storm?.closedAt === removedAt ? [storm] : []))];
}

/**
 * Opens again what the removal of the cameras closed, unless that was long ago: whatever was urgent then still is.
 * @param cameras as they were while they were removed
 */
export async function reopenOfRestored(
  store: Store,
  context: Context,
  cameras: readonly CameraRow[],
): Promise<IncidentRow[]> {
  const opened = new Map<string, IncidentRow>();
  for (const camera of cameras) {
    if (camera.removedAt === null || context.now - camera.removedAt > REOPEN_TIME) continue;
    for (const incident of await closedBy(store, camera)) {
      if (opened.has(incident.id)) continue;
      const state = incident.acknowledgedAt === null ? 'NEW' : 'ACKNOWLEDGED';
      const patch = { state, closedAt: null, closedById: null } as const;
      const log = { action: 'UNDO', note: 'The camera was restored.' } as const;
      opened.set(incident.id, await change(store, context, incident, patch, log));
    }
  }
  return [...opened.values()];
}
