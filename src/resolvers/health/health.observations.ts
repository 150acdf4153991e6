import { hasRole } from '../access.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import type { Context, Viewer } from '../context.ts';
import { conflict, forbidden, unauthenticated } from '../errors.ts';
import { resolveOutage } from '../incident/outages.service.ts';
import { existingCamera } from '../registry/existingCameras.service.ts';
import type { MutationResolvers, ObservationSource } from '../types.generated.ts';
import type { StatusTransitionRow } from './health.rows.ts';
import { latestTransitions, writeTransitions } from './transitions.service.ts';

type Store = Context['store'];

const places: Readonly<Record<ObservationSource, string>> = {
  PLAYER: 'in a player',
  CONNECTION_TEST: 'in a test of the connection',
};

/** Nobody can have seen a picture of a camera that browsers do not play. */
function refuseUnplayable({ name, streams }: CameraRow): void {
  if (!streams.some(({ kind }) => kind !== 'RTSP'))
    throw conflict(`No browser plays a stream of ${name}, so no page can have seen its picture.`);
}

async function observe(
  store: Store,
  context: Context,
  viewer: Viewer,
  { cameraId, source }: { readonly cameraId: string; readonly source: ObservationSource },
) {
  const camera = await existingCamera(store, cameraId);
  refuseUnplayable(camera);
  const [latest] = await latestTransitions(store, [cameraId]);
  // Only a camera of which nothing is known: what was reported, paused or drilled is never overwritten by a player.
  if (latest && latest.to !== 'NOT_OBSERVED') return { camera, transition: null };
  const by = (await store.users.get(viewer.id))?.displayName ?? viewer.id;
  const transition: StatusTransitionRow = {
    // Tabs of a browser do not exclude each other: who observes at the same moment writes the same row.
    id: `first-picture-${latest?.id ?? cameraId}`,
    cameraId,
    at: Math.max(context.now, (latest?.at ?? 0) + 1),
    from: 'NOT_OBSERVED',
    to: 'UP',
    reason: 'FIRST_PICTURE',
    detail: `First picture, seen by ${by} ${places[source]}.`,
    causeId: null,
    observation: { source, userId: viewer.id, by },
  };
  await writeTransitions(context, store, [transition]);
  await resolveOutage(store, context, camera, latest);
  return { camera, transition };
}

/** Makes a camera of which nothing is known UP, because somebody's page has seen its picture change. */
export const observeCamera: NonNullable<MutationResolvers['observeCamera']> = async (
  _,
  { input },
  context,
) => {
  const { viewer } = context;
  if (!viewer) throw unauthenticated('Sign in first.');
  // Connections are tested by administrators alone, so nobody else can have seen a picture there.
  if (input.source === 'CONNECTION_TEST' && !hasRole(viewer, 'ADMIN'))
    throw forbidden('Only administrators test connections.');
  const { camera, transition } = await context.store.transaction((tx) => observe(tx, context, viewer, input));
  return { camera, transition, errors: [] };
};
