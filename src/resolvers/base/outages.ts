import type { CameraRow } from '../camera/camera.rows.ts';
import type { Context } from '../context.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import type { IncidentRow } from '../incident/incident.rows.ts';
import {
  closedByRecovery,
  outageIncident,
  raisedActivity,
  recoveryActivity,
} from '../incident/incident.rules.ts';
import { nextNumber } from './nextNumber.ts';

type Store = Context['store'];

/** An outage raises one incident; one that is open already stays the only one. Inside the transaction that writes it. */
export async function raiseOutage(
  store: Store,
  { newId }: Pick<Context, 'newId'>,
  camera: CameraRow,
  transition: StatusTransitionRow,
): Promise<IncidentRow | null> {
  const open = await store.incidents.count({
    cameraId: camera.id,
    kind: 'OUTAGE',
    state: { in: ['NEW', 'ACKNOWLEDGED'] },
  });
  if (open > 0) return null;
  const incident = outageIncident(camera, transition, newId(), await nextNumber(store));
  await store.incidents.insert([incident]);
  await store.incidentActivities.insert([raisedActivity(incident, newId())]);
  return incident;
}

/** A camera that recovers closes its own outage incident: nobody has to. */
export async function resolveOutage(
  store: Store,
  { newId, now }: Pick<Context, 'newId' | 'now'>,
  camera: CameraRow,
): Promise<IncidentRow | null> {
  const { rows } = await store.incidents.list({
    where: { cameraId: camera.id, kind: 'OUTAGE', state: { in: ['NEW', 'ACKNOWLEDGED'] } },
    first: 1,
  });
  const [open] = rows;
  if (!open) return null;
  await store.incidentActivities.insert([recoveryActivity(open, newId(), now)]);
  return store.incidents.update(open.id, closedByRecovery(now));
}
