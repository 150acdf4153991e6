import { type Context, createContext, type Environment } from '~/resolvers/context.ts';
import { demoColleague } from '~/resolvers/demo/demo.colleague.ts';
import type { DemoStepKind, DemoStepRow } from '~/resolvers/demo/demo.rows.ts';
import { isPulseRunning, PULSE_SETTING } from '~/resolvers/demo/demo.rules.ts';
import { camerasInDrill, writeReport } from '~/resolvers/health/health.reports.ts';
import type { StatusTransitionRow } from '~/resolvers/health/health.rows.ts';
import { latestTransitions } from '~/resolvers/health/transitions.service.ts';
import { writeRaised, writeStateChange } from '~/resolvers/incident/incident.changes.ts';
import {
  ATTENDED_WAIT,
  acknowledgedAfter,
  degradationOf,
  degradedFor,
  HELD_WAIT,
  hasRoom,
  incidentOf,
  LONGEST_DEGRADED,
  MISSED_AFTER,
  oneOf,
  RECENT,
  recoveryFrom,
  recoveryOf,
  resolvedAfter,
  turnOf,
  waitFor,
} from './pulse.rules.ts';

type Store = Context['store'];

/** Where a step is done: in a transaction. The context has the colleague's name and the moment of the beat. */
interface Beat {
  readonly tx: Store;
  readonly context: Context;
  readonly random: () => number;
}

/** The steps that begin something stand there once each, under the name of their kind. */
const beginnings = ['DEGRADE', 'RAISE'] as const;

/** The same context at another moment, which has passed. */
const asOf = (context: Context, now: number): Context => ({ ...context, now });

const postpone = ({ tx, context }: Beat, { id }: DemoStepRow, wait: number) =>
  tx.demoSteps.update(id, { at: context.now + wait });

const plan = ({ tx, context }: Beat, kind: DemoStepKind, subjectId: string, at: number) =>
  tx.demoSteps.insert([{ id: context.newId(), kind, subjectId, at }]);

/** The cameras that are up and in no drill. */
async function camerasUp({ tx }: Beat): Promise<string[]> {
  const { rows } = await tx.cameras.list({ where: { removedAt: null } });
  const ids = rows.map(({ id }) => id);
  const [latest, busy] = await Promise.all([latestTransitions(tx, ids), camerasInDrill(tx)]);
  const up = latest.filter(({ to, cameraId }) => to === 'UP' && !busy.has(cameraId));
  return up.map(({ cameraId }) => cameraId).sort();
}

async function degrade(beat: Beat, underWay: number): Promise<void> {
  const { tx, context, random } = beat;
  const cameraId = hasRoom('DEGRADE', underWay) ? oneOf(await camerasUp(beat), random) : undefined;
  if (cameraId === undefined) return;
  const { transition } = await writeReport(tx, context, degradationOf(cameraId, random));
  if (transition) await plan(beat, 'RECOVER', transition.id, transition.at + degradedFor(random));
}

async function raise(beat: Beat, underWay: number): Promise<void> {
  const { tx, context, random } = beat;
  const cameraId = hasRoom('RAISE', underWay) ? oneOf(await camerasUp(beat), random) : undefined;
  if (cameraId === undefined) return;
  const { id, raisedAt } = await writeRaised(tx, context, incidentOf(cameraId, random));
  await plan(beat, 'ACKNOWLEDGE', id, raisedAt + acknowledgedAfter(random));
}

/** Begins something where there is room, and counts from now when the next of its kind begins. */
async function begin(beat: Beat, step: DemoStepRow, kind: (typeof beginnings)[number]): Promise<void> {
  const { tx, context } = beat;
  const since = { gte: context.now - RECENT };
  const degrading = kind === 'DEGRADE';
  // What the demo's past has begun lasts for days and leaves the pulse its room.
  const underWay = degrading
    ? await tx.demoSteps.count({ kind: 'RECOVER', at: { lte: context.now + LONGEST_DEGRADED } })
    : await tx.demoSteps.count({ kind: { in: ['ACKNOWLEDGE', 'RESOLVE'] } });
  const recent = degrading
    ? await tx.statusTransitions.count({ to: 'DEGRADED', at: since })
    : await tx.incidents.count({ kind: { in: ['MOTION', 'LOITERING'] }, raisedAt: since });
  // One that was missed comes a little later, so that not everything happens when a page is opened.
  if (context.now - step.at < MISSED_AFTER) await (degrading ? degrade : raise)(beat, underWay);
  await postpone(beat, step, waitFor(kind, recent));
}

/** The row after the camera's transition, and the last one. */
async function sinceThen(tx: Store, { id, cameraId, at }: StatusTransitionRow) {
  const { rows } = await tx.statusTransitions.list({
    where: { cameraId, at: { gte: at } },
    orderBy: [{ field: 'at', direction: 'asc' }],
  });
  const next = rows[rows.findIndex((row) => row.id === id) + 1];
  return { next, latest: rows.at(-1) };
}

async function recover(beat: Beat, step: DemoStepRow): Promise<void> {
  const { tx, context } = beat;
  const begun = await tx.statusTransitions.get(step.subjectId);
  const camera = begun && (await tx.cameras.get(begun.cameraId));
  if (begun && camera) {
    const { next, latest = begun } = await sinceThen(tx, begun);
    const held = camera.removedAt !== null || (await camerasInDrill(tx)).has(camera.id);
    const recovery = recoveryFrom(begun, latest, next, { at: step.at, held });
    if (recovery === 'WAIT') {
      await postpone(beat, step, HELD_WAIT);
      return;
    }
    const input = recoveryOf(begun.cameraId);
    if (recovery === 'REPORT') await writeReport(tx, asOf(context, step.at), input, step.id);
    // Only where transitions lie in memory does the past grow: sums of a camera's health are never behind by it.
    if (recovery === 'INSERT')
      await tx.statusTransitions.insert([
        { ...begun, ...input, id: step.id, at: step.at, from: begun.to, detail: input.detail ?? '' },
      ]);
  }
  await tx.demoSteps.remove([step.id]);
}

/** Whether somebody has the incident open or selected. */
async function isAttended({ tx, context }: Beat, id: string): Promise<boolean> {
  const { rows } = await tx.incidentAttention.list({ where: { until: { gte: context.now } } });
  return rows.some(({ incidentIds }) => incidentIds.includes(id));
}

async function handle(beat: Beat, step: DemoStepRow, kind: 'ACKNOWLEDGE' | 'RESOLVE'): Promise<void> {
  const { tx, context, random } = beat;
  const { subjectId: id, at } = step;
  const incident = await tx.incidents.get(id);
  const turn = incident ? turnOf(kind, incident, await isAttended(beat, id)) : 'THEIRS';
  if (turn === 'WAIT') {
    await postpone(beat, step, ATTENDED_WAIT);
    return;
  }
  if (turn === 'ACT') {
    if (!(await tx.teamMembers.get(demoColleague.id))) await tx.teamMembers.insert([demoColleague]);
    await writeStateChange(tx, asOf(context, at), kind, id, step.id);
    if (kind === 'ACKNOWLEDGE' && incident?.kind !== 'OUTAGE')
      await plan(beat, 'RESOLVE', id, at + resolvedAfter(random));
  }
  await tx.demoSteps.remove([step.id]);
}

function perform(beat: Beat, step: DemoStepRow): Promise<void> {
  if (step.kind === 'RECOVER') return recover(beat, step);
  return step.kind === 'DEGRADE' || step.kind === 'RAISE'
    ? begin(beat, step, step.kind)
    : handle(beat, step, step.kind);
}

const dueSteps = async ({ demoSteps }: Store, now: number) =>
  (
    await demoSteps.list({
      where: { at: { lte: now } },
      orderBy: [{ field: 'at', direction: 'asc' }],
      first: 1,
    })
  ).rows;

/** The first beat of all plans when something begins. */
async function planBeginnings(store: Store, now: number): Promise<void> {
  const known = await store.demoSteps.getMany(beginnings);
  if (known.every(Boolean)) return;
  await store.transaction(async ({ demoSteps }) => {
    for (const kind of beginnings) {
      if (await demoSteps.get(kind)) continue;
      await demoSteps.insert([{ id: kind, kind, subjectId: '', at: now + waitFor(kind, 0) }]);
    }
  });
}

export interface PulseOptions {
  readonly environment: Environment;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
}

/**
 * Keeps the demo alive: each call of the function that it returns is a beat, which does what is due by then. What begins
 * is stored with its end in one transaction, and each end is written at its own moment, however late the beat is: nothing
 * is lost with a page that is closed. Any number of beats over the same data, in several tabs or servers, do no more than
 * one would. It acts as the demo's colleague, and pauses while the setting says so.
 */
export function createPulse({ environment, random }: PulseOptions): () => Promise<void> {
  return async () => {
    const { store } = environment;
    if (!isPulseRunning((await store.settings.get(PULSE_SETTING))?.value)) return;
    const colleague = { id: demoColleague.id, roles: [], memberId: demoColleague.id };
    const context = { ...(await createContext(environment, null)), viewer: colleague };
    await planBeginnings(store, context.now);
    while ((await dueSteps(store, context.now)).length > 0) {
      await store.transaction(async (tx) => {
        // Read again inside the transaction: another tab or server may have been faster.
        const [step] = await dueSteps(tx, context.now);
        if (step) await perform({ tx, context, random }, step);
      });
    }
  };
}
