import type { CameraRow } from '../camera/camera.rows.ts';
import type { Context } from '../context.ts';
import { badInput, conflict } from '../errors.ts';
import { raiseOutage, raiseSiteDown, resolveOutage } from '../incident/outages.service.ts';
import { existingCamera } from '../registry/existingCameras.service.ts';
import { holdsOf, recordObservedState } from '../registry/holds.service.ts';
import type { CameraStatusInput, MutationResolvers } from '../types.generated.ts';
import type { StatusTransitionRow } from './health.rows.ts';
import { givesPictures } from './health.rules.ts';
import { latestTransitions, writeTransitions } from './transitions.service.ts';

type Store = Context['store'];

/** The cameras that a drill has broken. */
export async function camerasInDrill({ drills }: Pick<Store, 'drills'>): Promise<Set<string>> {
  const { rows } = await drills.list({ where: { endedAt: null } });
  return new Set(rows.flatMap(({ broken }) => broken.map(({ cameraId }) => cameraId)));
}

/** A camera that a drill has broken stays broken until the drill ends, whatever is observed of it. */
async function refuseInDrill(store: Store, { id, name }: CameraRow): Promise<void> {
  if ((await camerasInDrill(store)).has(id))
    throw conflict(`${name} is in a drill: what is observed of it counts again when the drill has ended.`);
}

/** The incidents that the transition raises or changes, the most important first. */
async function consequences(
  store: Store,
  context: Context,
  camera: CameraRow,
  transition: StatusTransitionRow,
  before: StatusTransitionRow | undefined,
) {
  if (transition.to === 'DOWN') return raiseOutage(store, context, camera, transition);
  if (transition.causeId !== null) return raiseSiteDown(store, context, camera.siteId, transition.at);
  return givesPictures(transition.to) ? resolveOutage(store, context, camera, before) : [];
}

/**
 * Writes inside a transaction what is observed of a camera at the moment of the context, and the incidents that follow
 * from it. CONFLICT while the camera is in a drill.
 * @param id of the transition
 */
export async function writeReport(
  store: Store,
  context: Context,
  input: CameraStatusInput,
  id: string = context.newId(),
) {
  const camera = await existingCamera(store, input.cameraId);
  await refuseInDrill(store, camera);
  const [latest] = await latestTransitions(store, [camera.id]);
  const from = latest?.to ?? 'NOT_OBSERVED';
  if (from === input.to) return { camera, transition: null, incidents: [] };
  // A camera in maintenance stays in maintenance: the observed state takes effect when the maintenance ends.
  const holds = from === 'MAINTENANCE' ? await holdsOf(store, [camera.id]) : [];
  if (holds.length > 0) {
    await recordObservedState(store, holds, input.to);
    const incidents = givesPictures(input.to) ? await resolveOutage(store, context, camera, latest) : [];
    return { camera, transition: null, incidents };
  }
  const transition: StatusTransitionRow = {
    id,
    cameraId: camera.id,
    at: Math.max(context.now, (latest?.at ?? 0) + 1),
    from,
    to: input.to,
    reason: input.reason,
    detail: input.detail ?? '',
    causeId: input.to === 'UNKNOWN' && input.reason === 'SITE_DOWN' ? camera.siteId : null,
    observation: null,
  };
  await writeTransitions(context, store, [transition]);
  const incidents = await consequences(store, context, camera, transition, latest);
  return { camera, transition, incidents };
}

/** Writes what is observed of a camera, and the incidents that follow from it. */
export const reportCameraStatus: NonNullable<MutationResolvers['reportCameraStatus']> = async (
  _,
  { input },
  context,
) => {
  if (input.to === 'NOT_OBSERVED') {
    throw badInput('to', 'What was observed is a state; nothing observed is no report.');
  }
  if (input.to === 'PAUSED') {
    throw badInput('to', 'A camera is paused by setCameraOperatorState, not by what was observed of it.');
  }
  const { camera, transition, incidents } = await context.store.transaction((tx) =>
    writeReport(tx, context, input),
  );
  return { camera, transition, incident: incidents[0] ?? null, errors: [] };
};
