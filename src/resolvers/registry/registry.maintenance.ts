import { recordAudit } from '../audit/audit.rules.ts';
import { storedRow } from '../base/loadBatched.ts';
import { bulkIds } from '../base/paging.ts';
import { presentRow } from '../base/present.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { inRegistry } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import { conflict, unauthenticated } from '../errors.ts';
import type { AuditAction, MaintenanceInput, MutationResolvers } from '../types.generated.ts';
import { existingCameras } from './existingCameras.service.ts';
import { beginWindow, endWindow } from './maintenance.clock.ts';
import { maintenanceErrors } from './maintenance.rules.ts';
import type { MaintenanceHoldRow, MaintenanceWindowRow } from './registry.rows.ts';

type Store = Context['store'];

/** A window as it is now, or why it was refused. */
interface Payload {
  readonly window: MaintenanceWindowRow | null;
  readonly errors: FieldErrorRow[];
}

interface Chosen {
  readonly cameras: readonly CameraRow[];
  readonly errors: readonly FieldErrorRow[];
}

const refused = (error: FieldErrorRow): Chosen => ({ cameras: [], errors: [error] });

/** The cameras that were named, or those that stand at the site that was. */
async function chosenCameras(store: Store, { cameraIds, siteId }: MaintenanceInput): Promise<Chosen> {
  if (cameraIds && cameraIds.length > 0) {
    return siteId
      ? refused(refuse('siteId', 'NOT_BOTH', { other: 'cameraIds' }))
      : { cameras: await existingCameras(store, bulkIds(cameraIds)), errors: [] };
  }
  if (!siteId) return refused(refuse('cameraIds', 'REQUIRED'));
  if (!(await presentRow(store.sites, siteId))) return refused(refuse('siteId', 'NOT_FOUND'));
  const { rows } = await store.cameras.list({ where: { ...inRegistry, siteId } });
  return rows.length === 0 ? refused(refuse('siteId', 'NO_CAMERAS')) : { cameras: rows, errors: [] };
}

const holdOf = (window: MaintenanceWindowRow, camera: CameraRow): MaintenanceHoldRow => ({
  id: `${window.id}:${camera.id}`,
  windowId: window.id,
  cameraId: camera.id,
  siteId: camera.siteId,
  observed: null,
  held: false,
});

const audited = (
  tx: Store,
  context: Context,
  action: AuditAction,
  { id, reason, phase }: MaintenanceWindowRow,
) =>
  recordAudit(tx, context, {
    action,
    subject: 'MAINTENANCE',
    subjectId: id,
    subjectName: reason,
    detail: phase,
  });

async function existingWindow(tx: Store, id: string): Promise<MaintenanceWindowRow> {
  const window = await storedRow(tx.maintenanceWindows, id, 'Maintenance window');
  return window;
}

async function changeWindow<Result>(
  context: Context,
  change: (tx: Store) => Promise<Result>,
): Promise<Result> {
  const result = await context.store.transaction(change);
  return result;
}

/** Begins the window when its time has come. */
async function beginIfDue(tx: Store, context: Context, window: MaintenanceWindowRow) {
  if (window.phase !== 'PLANNED' || window.from > context.now) return window;
  await beginWindow({ tx, context }, window);
  return { ...window, phase: 'ACTIVE' } as const;
}

type Changes = Pick<
  MutationResolvers,
  'planMaintenance' | 'updateMaintenance' | 'endMaintenance' | 'cancelMaintenance'
>;

const Mutation: Changes = {
  planMaintenance: (_, { input }, context) =>
    changeWindow<Payload>(context, async (tx) => {
      const { viewer, now } = context;
      if (!viewer) throw unauthenticated('Sign in first.');
      const { cameras, errors: refusals } = await chosenCameras(tx, input);
      const account = await tx.users.get(viewer.id);
      const planned: MaintenanceWindowRow = {
        id: context.newId(),
        siteId: input.siteId ?? null,
        from: Math.max(input.from ?? now, now),
        to: input.to,
        reason: input.reason.trim(),
        phase: 'PLANNED',
        createdById: viewer.id,
        createdByName: account?.displayName ?? viewer.id,
        createdAt: now,
      };
      const errors = [...refusals, ...maintenanceErrors(planned, now)];
      if (errors.length > 0) return { window: null, errors };
      await tx.maintenanceWindows.insert([planned]);
      await tx.maintenanceHolds.insert(cameras.map((camera) => holdOf(planned, camera)));
      await audited(tx, context, 'CREATE', planned);
      return { window: await beginIfDue(tx, context, planned), errors: [] };
    }),

  updateMaintenance: (_, { input: { id, changes: input } }, context) =>
    changeWindow<Payload>(context, async (tx) => {
      const before = await existingWindow(tx, id);
      if (before.phase === 'ENDED' || before.phase === 'CANCELLED') {
        throw conflict('The maintenance is over and cannot be changed.');
      }
      const from = input.from ?? before.from;
      const moved = before.phase === 'ACTIVE' && from !== before.from;
      const after: MaintenanceWindowRow = {
        ...before,
        from: moved ? before.from : from,
        to: input.to ?? before.to,
        reason: input.reason?.trim() ?? before.reason,
      };
      const errors = [
        ...(moved ? [refuse('from', 'ALREADY_BEGUN')] : []),
        ...maintenanceErrors(after, context.now),
      ];
      if (errors.length > 0) return { window: null, errors };
      // A beginning that is past is now, as when it is planned.
      const begins = after.phase === 'PLANNED' ? Math.max(after.from, context.now) : after.from;
      const { to, reason } = after;
      const changed = await tx.maintenanceWindows.update(id, { from: begins, to, reason });
      await audited(tx, context, 'CHANGE', changed);
      return { window: await beginIfDue(tx, context, changed), errors: [] };
    }),

  endMaintenance: (_, { input: { id } }, context) =>
    changeWindow(context, async (tx) => {
      const window = await existingWindow(tx, id);
      if (window.phase !== 'ACTIVE') throw conflict('The maintenance is not active, so it cannot be ended.');
      await endWindow({ tx, context }, window, Math.min(context.now, window.to));
      const ended = await existingWindow(tx, id);
      await audited(tx, context, 'CHANGE', ended);
      return { window: ended, errors: [] };
    }),

  cancelMaintenance: (_, { input: { id } }, context) =>
    changeWindow(context, async (tx) => {
      const window = await existingWindow(tx, id);
      if (window.phase !== 'PLANNED') throw conflict('The maintenance has begun, so it cannot be cancelled.');
      const cancelled = await tx.maintenanceWindows.update(id, { phase: 'CANCELLED' });
      await audited(tx, context, 'CHANGE', cancelled);
      return { window: cancelled, errors: [] };
    }),
};

export const registryMaintenance = { Mutation };
