import { sweepBlobs } from '../blob/sweep.service.ts';
import { type Context, createContext, type Environment } from '../context.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import { latestTransitions, writeTransitions } from '../health/transitions.service.ts';
import { raiseOutage } from '../incident/outages.service.ts';
import { forgetRemovedThings } from '../office/removal.service.ts';
import type { CameraState } from '../types.generated.ts';
import { holdsOf } from './holds.service.ts';
import { type DueMoment, dueMoments } from './maintenance.rules.ts';
import type { MaintenanceHoldRow, MaintenanceWindowRow } from './registry.rows.ts';

type Store = Context['store'];

/** Where a window is begun and ended: in a transaction, as of the moment of the context. */
export interface Work {
  readonly tx: Store;
  readonly context: Context;
}

type Latest = ReadonlyMap<string, StatusTransitionRow>;

async function latestOfHolds({ tx }: Work, holds: readonly MaintenanceHoldRow[]): Promise<Latest> {
  const rows = await latestTransitions(
    tx,
    holds.map(({ cameraId }) => cameraId),
  );
  return new Map(rows.map((row) => [row.cameraId, row]));
}

const holdsOfWindow = async ({ tx }: Work, { id }: MaintenanceWindowRow) =>
  (await tx.maintenanceHolds.list({ where: { windowId: id } })).rows;

/** A transition at the moment, or right after the last one of the camera when that came later. */
const changeTo = (
  { context }: Work,
  cameraId: string,
  latest: StatusTransitionRow | undefined,
  change: { readonly at: number; readonly to: CameraState; readonly detail: string },
): StatusTransitionRow => ({
  id: context.newId(),
  cameraId,
  from: latest?.to ?? 'NOT_OBSERVED',
  reason: 'OPERATOR',
  causeId: null,
  observation: null,
  ...change,
  at: Math.max(change.at, (latest?.at ?? 0) + 1),
});

/**
 * Begins a window at its moment. A camera of which something was written after the window's end is left out; a paused
 * one stays paused and comes into the window's care when it is put back.
 */
export async function beginWindow(work: Work, window: MaintenanceWindowRow): Promise<void> {
  const { tx, context } = work;
  const holds = await holdsOfWindow(work, window);
  const latest = await latestOfHolds(work, holds);
  const others = await holdsOf(
    tx,
    holds.map(({ cameraId }) => cameraId),
  );
  const transitions: StatusTransitionRow[] = [];
  for (const { id, cameraId } of holds) {
    const last = latest.get(cameraId);
    if (last && last.at + 1 >= window.to) continue;
    const other = others.find((hold) => hold.cameraId === cameraId);
    const state = last?.to === 'PAUSED' ? null : (last?.to ?? null);
    const observed = state === 'MAINTENANCE' && other ? other.observed : state;
    await tx.maintenanceHolds.update(id, { held: true, observed });
    if (last?.to === 'MAINTENANCE' || last?.to === 'PAUSED') continue;
    transitions.push(
      changeTo(work, cameraId, last, { at: window.from, to: 'MAINTENANCE', detail: window.reason }),
    );
  }
  await writeTransitions(context, tx, transitions);
  await tx.maintenanceWindows.update(window.id, { phase: 'ACTIVE' });
}

/**
 * Ends a window at the moment: its cameras return to what was last observed of them, or to NOT_OBSERVED, unless
 * another window holds them. One that is found down raises its outage incident, if none is open.
 */
export async function endWindow(work: Work, window: MaintenanceWindowRow, at: number): Promise<void> {
  const { tx, context } = work;
  const holds = (await holdsOfWindow(work, window)).filter(({ held }) => held);
  for (const { id } of holds) await tx.maintenanceHolds.update(id, { held: false });
  const latest = await latestOfHolds(work, holds);
  const others = await holdsOf(
    tx,
    holds.map(({ cameraId }) => cameraId),
  );
  const transitions = holds.flatMap(({ cameraId, observed }) => {
    const last = latest.get(cameraId);
    const stays = last?.to !== 'MAINTENANCE' || others.some((hold) => hold.cameraId === cameraId);
    const to = observed ?? 'NOT_OBSERVED';
    return stays || to === 'MAINTENANCE'
      ? []
      : [changeTo(work, cameraId, last, { at, to, detail: window.reason })];
  });
  await writeTransitions(context, tx, transitions);
  await tx.maintenanceWindows.update(window.id, { phase: 'ENDED', to: at });
  await raiseOutages(work, transitions);
}

async function raiseOutages(
  { tx, context }: Work,
  transitions: readonly StatusTransitionRow[],
): Promise<void> {
  for (const transition of transitions.filter(({ to }) => to === 'DOWN')) {
    const camera = await tx.cameras.get(transition.cameraId);
    if (camera) await raiseOutage(tx, context, camera, { ...transition, detail: '' });
  }
}

const dueWindows = async (store: Store, now: number): Promise<MaintenanceWindowRow[]> => {
  const [planned, active] = await Promise.all([
    store.maintenanceWindows.list({ where: { phase: 'PLANNED', from: { lte: now } } }),
    store.maintenanceWindows.list({ where: { phase: 'ACTIVE', to: { lte: now } } }),
  ]);
  return [...planned.rows, ...active.rows];
};

const perform = (work: Work, { kind, at, window }: DueMoment): Promise<void> =>
  kind === 'BEGIN' ? beginWindow(work, window) : endWindow(work, window, at);

/**
 * One beat of the maintenance clock: begins and ends what has become due, each at its own moment, however late the beat
 * is, forgets what was removed long ago, and sweeps files that nothing refers to. Returns how many beginnings and ends were written.
 */
export async function keepMaintenance(environment: Environment): Promise<number> {
  const { store } = environment;
  const context = await createContext(environment, null);
  await forgetRemovedThings(store, context.now);
  await sweepBlobs(environment);
  if ((await dueWindows(store, context.now)).length === 0) return 0;
  return store.transaction(async (tx) => {
    // Read again inside the transaction: another process may have been faster.
    const moments = dueMoments(await dueWindows(tx, context.now), context.now);
    for (const moment of moments) await perform({ tx, context }, moment);
    return moments.length;
  });
}
