import { forgetReads } from '../base/batch.ts';
import { holdsOf, observeHeld } from '../base/holds.ts';
import { raiseOutage, resolveOutage } from '../base/outages.ts';
import { latestTransitions, writeTransitions } from '../base/transitions.ts';
import type { Context } from '../context.ts';
import { badInput, notFound } from '../errors.ts';
import type { CameraStatusInput, MutationResolvers } from '../types.generated.ts';
import type { StatusTransitionRow } from './health.rows.ts';
import { givesPictures } from './health.rules.ts';

type Store = Context['store'];

async function report(store: Store, context: Context, input: CameraStatusInput) {
  const camera = await store.cameras.get(input.cameraId);
  if (!camera) throw notFound('Camera', input.cameraId);
  const [latest] = await latestTransitions({ ...context, store }, [camera.id]);
  const from = latest?.to ?? 'UNKNOWN';
  if (from === input.to) return { camera, transition: null, incident: null };
  // While it is worked on a camera stays in maintenance: what is seen of it meanwhile holds when that ends.
  const holds = from === 'MAINTENANCE' ? await holdsOf(store, [camera.id]) : [];
  if (holds.length > 0) {
    await observeHeld(store, holds, input.to);
    const incident = givesPictures(input.to) ? await resolveOutage(store, context, camera) : null;
    return { camera, transition: null, incident };
  }
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
