import type { CameraFilter } from '~/graphql/types.generated.ts';
import { hasRole } from '../access.ts';
import { recordAudit } from '../audit/audit.rules.ts';
import { nonEmpty, oneOf } from '../base/filters.ts';
import { foundRow, loadBatched, requiredRow, storedRow } from '../base/loadBatched.ts';
import { bulkIds, nodesOf, readConnection } from '../base/paging.ts';
import { spanOf } from '../base/period.rules.ts';
import type { Context } from '../context.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import {
  coverageOf,
  type Health,
  mtbfOf,
  mttrOf,
  scoreOf,
  toSeconds,
  uptimeOf,
} from '../health/health.rules.ts';
import { latestOf, latestTransitions, writeTransitions } from '../health/transitions.service.ts';
import { openSeverities } from '../incident/openSeverities.service.ts';
import { existingCameras } from '../registry/existingCameras.service.ts';
import { holdsOf, recordObservedState } from '../registry/holds.service.ts';
import type {
  CameraResolvers,
  CameraStreamResolvers,
  IncidentSeverity,
  MutationResolvers,
  OperatorState,
  QueryResolvers,
  ScheduledViewResolvers,
  SubscriptionResolvers,
} from '../types.generated.ts';
import { healthUntil } from './camera.health.ts';
import { readCameras } from './camera.order.ts';
import type { CameraRow } from './camera.rows.ts';
import { countStates, inRegistry, isOpenAt, streamKindsOf, watchedDay } from './camera.rules.ts';

function whereOf(context: Context, filter: CameraFilter | null | undefined) {
  const where = {
    ...inRegistry,
    id: oneOf(filter?.ids),
    name: filter?.search?.trim() ? { contains: filter.search.trim() } : undefined,
    siteId: oneOf(filter?.siteIds),
    group: oneOf(filter?.groups),
    operatorState: filter?.operatorState ?? undefined,
  };
  const states = nonEmpty(filter?.states);
  return states ? context.fleetHealth.inStates(context, states, where) : where;
}

type Queries = Pick<QueryResolvers, 'cameras' | 'camera' | 'cameraCounts' | 'scheduledViews'>;

const Query: Queries = {
  async cameras(_, { filter, orderBy, period, zone, ...page }, context) {
    return readCameras(context, await whereOf(context, filter), { ...orderBy, period, zone }, page);
  },
  camera: (_, { id }, context) => foundRow(context, 'cameras', id, 'Camera'),
  async cameraCounts(_, { filter }, context) {
    return countStates(await context.fleetHealth.countPerState(context, await whereOf(context, filter)));
  },
  async scheduledViews(_, { day, zone, siteIds, ...page }, context) {
    const { weekday, minute } = watchedDay(day, context.now, zone);
    const slots = await readConnection(
      context.store.viewSlots,
      {
        where: { weekday, operatorState: 'ACTIVE', siteId: oneOf(siteIds) },
        orderBy: (['from', 'priority', 'cameraName'] as const).map((field) => ({ field, direction: 'asc' })),
      },
      page,
    );
    return nodesOf(slots, (slot) => ({ ...slot, now: isOpenAt(slot, minute) }));
  },
};

const healthFields = (health: Health) => {
  const { times } = health;
  const mttr = mttrOf(health);
  const mtbf = mtbfOf(health);
  return {
    upSeconds: toSeconds(times.UP),
    degradedSeconds: toSeconds(times.DEGRADED),
    downSeconds: toSeconds(times.DOWN),
    unknownSeconds: toSeconds(times.UNKNOWN + times.NOT_OBSERVED),
    maintenanceSeconds: toSeconds(times.MAINTENANCE),
    pausedSeconds: toSeconds(times.PAUSED),
    uptime: uptimeOf(times),
    coverage: coverageOf(times),
    malfunctions: health.malfunctions,
    outagesBefore: health.outagesBefore,
    mttrSeconds: mttr === null ? null : toSeconds(mttr),
    mtbfSeconds: mtbf === null ? null : toSeconds(mtbf),
    outageOpen: health.outageOpen,
    score: scoreOf(health),
  };
};

/** The worst severity among the open incidents of a camera; undefined when none is open. */
const openSeverityOf = (context: Context, cameraId: string): Promise<IncidentSeverity | undefined> =>
  loadBatched(context, 'camera:openSeverity', cameraId, (ids) => openSeverities(context, ids));

const Camera: CameraResolvers = {
  site: ({ siteId }, _, context) => requiredRow(context, 'sites', siteId),
  location: ({ lat, lng }) => ({ lat, lng }),
  streamKinds: ({ streams }) => streamKindsOf(streams),
  removal: ({ removedAt, removedBy }) => (removedAt === null ? null : { at: removedAt, by: removedBy ?? '' }),
  state: async ({ id }, _, context) => (await latestOf(context, id))?.to ?? 'NOT_OBSERVED',
  stateSince: async ({ id }, _, context) => (await latestOf(context, id))?.at ?? null,
  stateReason: async ({ id }, _, context) => (await latestOf(context, id))?.reason ?? null,
  lastTransition: async ({ id }, _, context) => (await latestOf(context, id)) ?? null,
  health: async (camera, { period, zone }, context) =>
    healthFields(await healthUntil(context, camera, period, zone, context.now)),
  incidentCount: async ({ id }, { period, zone }, context) =>
    (await loadBatched<number>(context, `camera:incidents:${period}:${zone}`, id, async (ids) => {
      const { from, to } = spanOf(period, context.now, zone);
      const groups = await context.store.incidents.aggregate({
        where: { cameraId: { in: ids }, raisedAt: { gte: from, lt: to }, parentId: null },
        by: ['cameraId'],
      });
      return new Map(groups.flatMap(({ key, count }) => (key.cameraId ? [[key.cameraId, count]] : [])));
    })) ?? 0,
  openSeverity: async ({ id }, _, context) => (await openSeverityOf(context, id)) ?? null,
};

const ScheduledView: ScheduledViewResolvers = {
  camera: ({ cameraId }, _, context) => requiredRow(context, 'cameras', cameraId),
};

const CameraStream: CameraStreamResolvers = {
  // Browsers fetch the streams that they play themselves, so everybody who may watch must know their addresses. Other
  // addresses are not shown.
  address: ({ kind, address }, _, { viewer }) =>
    kind !== 'RTSP' || (viewer && hasRole(viewer, 'STAFF')) ? address : null,
  hasCredentials: ({ secret }) => secret !== null,
};

/**
 * The transition that an operator causes; undefined when the camera is in that state already.
 * @param held a maintenance window holds the camera, into whose care it returns
 */
function operatorTransition(
  context: Context,
  camera: CameraRow,
  latest: StatusTransitionRow | undefined,
  { state, note, held }: { readonly state: OperatorState; readonly note: string; readonly held: boolean },
): StatusTransitionRow[] {
  const from = latest?.to ?? 'NOT_OBSERVED';
  const to = state === 'PAUSED' ? 'PAUSED' : held ? 'MAINTENANCE' : 'NOT_OBSERVED';
  if (camera.operatorState === state || from === to) return [];
  const at = Math.max(context.now, (latest?.at ?? 0) + 1);
  return [
    {
      id: context.newId(),
      cameraId: camera.id,
      at,
      from,
      to,
      reason: 'OPERATOR',
      detail: note,
      causeId: null,
      observation: null,
    },
  ];
}

const Mutation: Pick<MutationResolvers, 'setCameraOperatorState'> = {
  async setCameraOperatorState(_, { input: { ids, state, note } }, context) {
    const wanted = bulkIds(ids);
    const cameras = await context.store.transaction(async (tx) => {
      const existing = await existingCameras(tx, wanted);
      const latest = await latestTransitions(tx, wanted);
      const holds = await holdsOf(tx, wanted);
      const written = existing.flatMap((camera) => {
        const last = latest.find(({ cameraId }) => cameraId === camera.id);
        const held = holds.some(({ cameraId }) => cameraId === camera.id);
        return operatorTransition(context, camera, last, { state, note: note ?? '', held });
      });
      // A paused camera is not observed, so it would otherwise return to a state of long ago.
      if (state === 'PAUSED') await recordObservedState(tx, holds, null);
      await writeTransitions(context, tx, written);
      const changed: CameraRow[] = [];
      for (const { id } of existing) changed.push(await tx.cameras.update(id, { operatorState: state }));
      for (const { id } of existing) context.events.publish(tx, 'cameraChanged', { cameraId: id });
      const { rows: slots } = await tx.viewSlots.list({ where: { cameraId: { in: wanted } } });
      await tx.viewSlots.remove(slots.map(({ id }) => id));
      await tx.viewSlots.insert(slots.map((slot) => ({ ...slot, operatorState: state })));
      const done = {
        action: 'CHANGE',
        subject: 'CAMERA',
        detail: note ? `${state} · ${note}` : state,
      } as const;
      const audited = changed.map(({ id, name }) => ({ ...done, subjectId: id, subjectName: name }));
      await recordAudit(tx, context, ...audited);
      return changed;
    });
    return { cameras, errors: [] };
  },
};

const Subscription: Pick<SubscriptionResolvers, 'cameraChanged'> = {
  cameraChanged: {
    subscribe: (_, __, { events }) => events.subscribe('cameraChanged'),
    resolve: ({ cameraId }: { cameraId: string }, _: unknown, { store }: Context) =>
      storedRow(store.cameras, cameraId, 'Camera'),
  },
};

export const cameraResolvers = { Query, Mutation, Camera, CameraStream, ScheduledView, Subscription };
