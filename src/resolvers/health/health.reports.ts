import { forgetReads } from '../base/batch.ts';
import { nextNumber } from '../base/nextNumber.ts';
import { latestTransitions, writeTransitions } from '../base/transitions.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import type { Context } from '../context.ts';
import { badInput, notFound } from '../errors.ts';
import type { IncidentRow } from '../incident/incident.rows.ts';
import {
  closedByRecovery,
  outageIncident,
  raisedActivity,
  recoveryActivity,
} from '../incident/incident.rules.ts';
import type { CameraStatusInput, MutationResolvers } from '../types.generated.ts';
import type { StatusTransitionRow } from './health.rows.ts';
import { givesPictures } from './health.rules.ts';

type Store = Context['store'];

/** An outage raises one incident; one that is open already stays the only one. */
async function raiseOutage(
  store: Store,
  context: Context,
  camera: CameraRow,
  transition: StatusTransitionRow,
) {
  const open = await store.incidents.count({
    cameraId: camera.id,
    kind: 'OUTAGE',
    state: { in: ['NEW', 'ACKNOWLEDGED'] },
  });
  if (open > 0) return null;
  const incident = outageIncident(camera, transition, context.newId(), await nextNumber(store));
  await store.incidents.insert([incident]);
  await store.incidentActivities.insert([raisedActivity(incident, context.newId())]);
  return incident;
}

/** A camera that recovers closes its own outage incident: nobody has to. */
async function resolveOutage(store: Store, context: Context, camera: CameraRow): Promise<IncidentRow | null> {
  const { rows } = await store.incidents.list({
    where: { cameraId: camera.id, kind: 'OUTAGE', state: { in: ['NEW', 'ACKNOWLEDGED'] } },
    first: 1,
  });
  const [open] = rows;
  if (!open) return null;
  await store.incidentActivities.insert([recoveryActivity(open, context.newId(), context.now)]);
  return store.incidents.update(open.id, closedByRecovery(context.now));
}

async function report(store: Store, context: Context, input: CameraStatusInput) {
  const camera = await store.cameras.get(input.cameraId);
  if (!camera) throw notFound('Camera', input.cameraId);
  const [latest] = await latestTransitions({ ...context, store }, [camera.id]);
  const from = latest?.to ?? 'UNKNOWN';
  if (from === input.to) return { camera, transition: null, incident: null };
  const transition: StatusTransitionRow = {
    id: context.newId(),
    cameraId: camera.id,
    at: Math.max(context.now, (latest?.at ?? 0) + 1),
    from,
    to: input.to,
    reason: input.reason,
    detail: input.detail ?? '',
    causeId: null,
  };
  await writeTransitions(store, [transition]);
  const incident =
    input.to === 'DOWN'
      ? await raiseOutage(store, context, camera, transition)
      : givesPictures(input.to)
        ? await resolveOutage(store, context, camera)
        : null;
  return { camera, transition, incident };
}

const Mutation: Pick<MutationResolvers, 'reportCameraStatus'> = {
  async reportCameraStatus(_, { input }, context) {
    if (input.to === 'PAUSED') {
      throw badInput('to', 'A camera is paused by setCameraOperatorState, not by what was observed of it.');
    }
    const result = await context.store.transaction((tx) => report(tx, context, input));
    forgetReads(context);
    const { transition, incident } = result;
    if (transition) context.events.publish('cameraStatusChanged', { transitionId: transition.id });
    if (incident) context.events.publish('incidentChanged', { incidentId: incident.id });
    return result;
  },
};

export const healthReports = { Mutation };
