import { recordAudit } from '../audit/audit.rules.ts';
import { bulkIds } from '../base/paging.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { viewSlotsOf } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import { latestTransitions, writeTransitions } from '../health/transitions.service.ts';
import { closeOfRemoved, reopenOfRestored } from '../incident/removedCameras.service.ts';
import type { CameraState, MutationResolvers } from '../types.generated.ts';
import { knownCameras } from './existingCameras.service.ts';
import { holdsOf, recordObservedState } from './holds.service.ts';

type Store = Context['store'];

/** What is written of a camera in its timeline when it is removed or restored. */
interface Told {
  readonly to: (camera: CameraRow) => CameraState;
  readonly detail: string;
}

type Latest = ReadonlyMap<string, StatusTransitionRow>;

const latestOf = async (tx: Store, ids: readonly string[]): Promise<Latest> =>
  new Map((await latestTransitions(tx, ids)).map((row) => [row.cameraId, row]));

/** Brings the cameras into another state, by hand; those that are in it already stay. */
async function changeStates(
  tx: Store,
  context: Context,
  cameras: readonly CameraRow[],
  latest: Latest,
  { to, detail }: Told,
): Promise<void> {
  const transitions = cameras.flatMap((camera): StatusTransitionRow[] => {
    const last = latest.get(camera.id);
    const from = last?.to ?? 'NOT_OBSERVED';
    const at = Math.max(context.now, (last?.at ?? 0) + 1);
    const change = {
      from,
      to: to(camera),
      reason: 'OPERATOR',
      detail,
      causeId: null,
      observation: null,
    } as const;
    return from === change.to ? [] : [{ id: context.newId(), cameraId: camera.id, at, ...change }];
  });
  await writeTransitions(context, tx, transitions);
}

const audited = (
  tx: Store,
  context: Context,
  cameras: readonly CameraRow[],
  done: { readonly action: 'REMOVE' | 'CHANGE'; readonly detail: string },
) =>
  recordAudit(
    tx,
    context,
    ...cameras.map(
      ({ id, name }) => ({ ...done, subject: 'CAMERA', subjectId: id, subjectName: name }) as const,
    ),
  );

const tell = (tx: Store, { events }: Context, cameras: readonly CameraRow[]) => {
  for (const { id } of cameras) events.publish(tx, 'cameraChanged', { cameraId: id });
};

async function removeSlots({ viewSlots }: Store, ids: readonly string[]): Promise<void> {
  const { rows } = await viewSlots.list({ where: { cameraId: { in: ids } } });
  await viewSlots.remove(rows.map(({ id }) => id));
}

async function remove(tx: Store, context: Context, cameras: readonly CameraRow[]) {
  const ids = cameras.map(({ id }) => id);
  const account = context.viewer ? await tx.users.get(context.viewer.id) : undefined;
  const removal = { removedAt: context.now, removedBy: account?.displayName ?? context.viewer?.id ?? '' };
  // Nobody expects pictures of it from now on: its uptime ends here.
  const latest = await latestOf(tx, ids);
  const unreachable = cameras.filter(({ id }) => latest.get(id)?.reason === 'SITE_DOWN');
  await changeStates(tx, context, cameras, latest, { to: () => 'PAUSED', detail: 'Removed.' });
  await recordObservedState(tx, await holdsOf(tx, ids), null);
  await removeSlots(tx, ids);
  for (const id of ids) await tx.cameras.update(id, removal);
  tell(tx, context, cameras);
  await audited(tx, context, cameras, { action: 'REMOVE', detail: '' });
  return closeOfRemoved(tx, context, cameras, unreachable);
}

/** A site without cameras can be removed, and its project after it: a camera needs both. */
async function restoreSites(tx: Store, cameras: readonly CameraRow[]): Promise<void> {
  const sites = await tx.sites.getMany([...new Set(cameras.map(({ siteId }) => siteId))]);
  for (const site of sites) {
    if (!site || site.removedAt === null) continue;
    await tx.sites.update(site.id, { removedAt: null });
    await tx.projects.update(site.projectId, { removedAt: null });
  }
}

async function restore(tx: Store, context: Context, cameras: readonly CameraRow[]) {
  const ids = cameras.map(({ id }) => id);
  const held = new Set((await holdsOf(tx, ids)).map(({ cameraId }) => cameraId));
  await restoreSites(tx, cameras);
  for (const id of ids) await tx.cameras.update(id, { removedAt: null, removedBy: null });
  await changeStates(tx, context, cameras, await latestOf(tx, ids), {
    to: ({ id, operatorState }) =>
      operatorState === 'PAUSED' ? 'PAUSED' : held.has(id) ? 'MAINTENANCE' : 'NOT_OBSERVED',
    detail: 'Restored.',
  });
  await tx.viewSlots.insert(cameras.flatMap(viewSlotsOf));
  tell(tx, context, cameras);
  await audited(tx, context, cameras, { action: 'CHANGE', detail: 'RESTORED' });
  return reopenOfRestored(tx, context, cameras);
}

/** Does the work to those of the cameras that are not so already; the answer has all of them as they are after. */
async function changeAll(
  context: Context,
  ids: readonly string[],
  concerned: (camera: CameraRow) => boolean,
  work: typeof remove,
) {
  const wanted = bulkIds(ids);
  return context.store.transaction(async (tx) => {
    const cameras = (await knownCameras(tx, wanted)).filter(concerned);
    const incidents = cameras.length > 0 ? await work(tx, context, cameras) : [];
    return { cameras: await knownCameras(tx, wanted), incidents, errors: [] };
  });
}

const Mutation: Pick<MutationResolvers, 'removeCameras' | 'restoreCameras'> = {
  removeCameras: (_, { input }, context) =>
    changeAll(context, input.ids, ({ removedAt }) => removedAt === null, remove),
  restoreCameras: (_, { input }, context) =>
    changeAll(context, input.ids, ({ removedAt }) => removedAt !== null, restore),
};

export const registryRemoval = { Mutation };
