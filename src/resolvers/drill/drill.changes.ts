import { recordAudit } from '../audit/audit.rules.ts';
import { storedRow } from '../base/loadBatched.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { inRegistry } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import { conflict, forbidden } from '../errors.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import { givesPictures } from '../health/health.rules.ts';
import { latestTransitions, writeTransitions } from '../health/transitions.service.ts';
import type { IncidentRow } from '../incident/incident.rows.ts';
import { raisedActivity } from '../incident/incident.rules.ts';
import { nextNumber } from '../incident/nextNumber.service.ts';
import {
  closeIncident,
  raiseOutage,
  raiseSiteDown,
  resolveOutage,
  settleSite,
} from '../incident/outages.service.ts';
import { siteDownSummary, stormSummary } from '../incident/storm.rules.ts';
import { existingCamera } from '../registry/existingCameras.service.ts';
import type { SiteRow } from '../site/site.rows.ts';
import type { MutationResolvers, StartDrillInput } from '../types.generated.ts';
import type { DrillRow } from './drill.rows.ts';
import {
  ACTIVE_LIMIT,
  breakTransition,
  concernsSite,
  ENDED_DETAIL,
  impairedIncident,
  refusalOf,
  restoreTransition,
  type Target,
  targetsOf,
} from './drill.rules.ts';

type Store = Context['store'];

/** Everything that a change of drills has written, for the answer and the events. */
interface Written {
  readonly drills: DrillRow[];
  readonly transitions: StatusTransitionRow[];
  readonly incidents: IncidentRow[];
}

const placeErrors = ({ kind, siteId, cameraId }: StartDrillInput): FieldErrorRow[] =>
  refusals(
    !concernsSite(kind) && !cameraId && refuse('cameraId', 'REQUIRED'),
    concernsSite(kind) && !siteId && refuse('siteId', 'REQUIRED'),
  );

/** Where the drill takes place: a site with its cameras, or one camera. */
async function placeOf(store: Store, input: StartDrillInput) {
  const [siteId, cameraId] = [input.siteId ?? '', input.cameraId ?? ''];
  if (!concernsSite(input.kind)) {
    const camera = await existingCamera(store, cameraId);
    return { name: camera.name, siteId: camera.siteId, cameraId, cameras: [camera] };
  }
  const site = await storedRow(store.sites, siteId, 'Site');
  const { rows } = await store.cameras.list({ where: { ...inRegistry, siteId } });
  return { name: site.name, siteId, cameraId: null, cameras: rows };
}

const activeDrills = async (store: Store) =>
  (
    await store.drills.list({
      where: { endedAt: null },
      orderBy: [{ field: 'startedAt', direction: 'desc' }],
    })
  ).rows;

/**
 * Refuses a camera that another drill has changed already, because each drill must know what to restore, and more
 * drills at once than people can supervise.
 */
async function refuseMore(store: Store, name: string, cameras: readonly CameraRow[]): Promise<void> {
  const active = await activeDrills(store);
  const busy = new Set(active.flatMap(({ broken }) => broken.map((each) => each.cameraId)));
  if (active.length >= ACTIVE_LIMIT)
    throw conflict(`${ACTIVE_LIMIT} drills are under way, which is the most: end one first.`);
  if (cameras.some(({ id }) => busy.has(id)))
    throw conflict(`A drill is under way at ${name} already: end it first.`, {
      reason: 'DRILL_UNDER_WAY',
      place: name,
    });
}

const latestOf = async (store: Store, cameras: readonly { readonly id: string }[]) => {
  const ids = cameras.map(({ id }) => id);
  const rows = await latestTransitions(store, ids);
  return new Map(rows.map((row) => [row.cameraId, row]));
};

const drill =
  (summaryOf: (site: SiteRow) => string) =>
  (site: SiteRow): string =>
    `Drill: ${summaryOf(site)}`;

/** The incidents that the broken cameras raise; the first is the one to work. */
async function raiseAll(
  store: Store,
  context: Context,
  { kind }: StartDrillInput,
  targets: readonly Target[],
  written: readonly StatusTransitionRow[],
): Promise<IncidentRow[]> {
  const [first] = targets;
  if (!first) return [];
  if (kind === 'PULL_SWITCH')
    return raiseSiteDown(store, context, first.camera.siteId, context.now, drill(siteDownSummary));
  if (kind === 'FREEZE_PICTURE' || kind === 'SLOW_LINK') {
    const raised = { id: context.newId(), number: await nextNumber(store), raisedAt: context.now };
    const incident = impairedIncident(kind, first.camera, raised);
    await store.incidents.insert([incident]);
    await store.incidentActivities.insert([raisedActivity(incident, context.newId())]);
    context.events.publish(store, 'incidentChanged', { incidentId: incident.id });
    return [incident];
  }
  const changed = new Map<string, IncidentRow>();
  for (const [index, { camera }] of targets.entries()) {
    const transition = written[index];
    if (!transition) continue;
    for (const incident of await raiseOutage(store, context, camera, transition, drill(stormSummary)))
      changed.set(incident.id, incident);
  }
  const incidents = [...changed.values()];
  const storm = incidents.find(({ cameraId }) => cameraId === null);
  return storm ? [storm, ...incidents.filter(({ id }) => id !== storm.id)] : incidents;
}

/** The audit keeps for good what was broken on purpose, by whom and when. */
const audit = (
  store: Store,
  context: Context,
  { kind, siteId, cameraId }: DrillRow,
  subjectName: string,
  what: 'started' | 'ended',
) =>
  recordAudit(store, context, {
    action: 'DRILL',
    subject: cameraId ? 'CAMERA' : 'SITE',
    subjectId: cameraId ?? siteId,
    subjectName,
    detail: `${kind} ${what}`,
  });

async function start(store: Store, context: Context, input: StartDrillInput): Promise<Written> {
  const { name, siteId, cameraId, cameras } = await placeOf(store, input);
  await refuseMore(store, name, cameras);
  const targets = targetsOf(input.kind, cameras, await latestOf(store, cameras));
  const refusal = refusalOf(input.kind, name, targets.length);
  if (refusal) throw conflict(refusal.message, refusal.why);
  const transitions = targets.map((target) =>
    breakTransition(input.kind, target, context.newId(), context.now),
  );
  await writeTransitions(context, store, transitions);
  const incidents = await raiseAll(store, context, input, targets, transitions);
  const row: DrillRow = {
    id: context.newId(),
    kind: input.kind,
    siteId,
    cameraId,
    startedAt: context.now,
    startedById: context.viewer?.memberId ?? null,
    endedAt: null,
    incidentId: incidents[0]?.id ?? null,
    broken: targets.map(({ camera, before }, index) => ({
      cameraId: camera.id,
      transitionId: transitions[index]?.id ?? '',
      state: before.to,
      reason: before.reason,
      detail: before.detail,
    })),
  };
  await store.drills.insert([row]);
  await audit(store, context, row, name, 'started');
  return { drills: [row], transitions, incidents };
}

/** Restores what the drill broke, unless somebody else has changed it since. */
async function mend(store: Store, context: Context, { broken }: DrillRow) {
  const latest = await latestOf(
    store,
    broken.map(({ cameraId }) => ({ id: cameraId })),
  );
  const cameras = await store.cameras.getMany(broken.map(({ cameraId }) => cameraId));
  const mended = broken.flatMap((each, index) => {
    const camera = cameras[index];
    const before = latest.get(each.cameraId);
    const transition = camera ? restoreTransition(each, before, context.newId(), context.now) : null;
    return camera && transition ? [{ camera, before, transition }] : [];
  });
  await writeTransitions(
    context,
    store,
    mended.map(({ transition }) => transition),
  );
  return mended;
}

async function end(store: Store, context: Context, row: DrillRow): Promise<Written> {
  const mended = await mend(store, context, row);
  const incidents: IncidentRow[] = [];
  for (const { camera, transition } of mended) {
    if (givesPictures(transition.to))
      incidents.push(...(await resolveOutage(store, context, camera, undefined)));
  }
  incidents.push(...(await settleSite(store, context, row.siteId)));
  if (row.incidentId) incidents.push(...(await closeIncident(store, context, row.incidentId, ENDED_DETAIL)));
  const ended = await store.drills.update(row.id, { endedAt: context.now });
  const place = row.cameraId ? await store.cameras.get(row.cameraId) : await store.sites.get(row.siteId);
  await audit(store, context, row, place?.name ?? '', 'ended');
  return { drills: [ended], transitions: mended.map(({ transition }) => transition), incidents };
}

/** Does the work in one transaction. Refused unless the data are demo data. */
async function change(context: Context, work: (tx: Store) => Promise<readonly Written[]>) {
  if (!context.store.reset)
    throw forbidden('These are not demo data: nothing is broken on purpose where the cameras are real.', {
      reason: 'NOT_DEMO',
    });
  const all = await context.store.transaction(work);
  const written: Written = {
    drills: all.flatMap(({ drills }) => drills),
    transitions: all.flatMap(({ transitions }) => transitions),
    incidents: all.flatMap(({ incidents }) => incidents),
  };
  return { ...written, errors: [] };
}

const Mutation: Pick<MutationResolvers, 'startDrill' | 'endDrill' | 'endAllDrills'> = {
  async startDrill(_, { input }, context) {
    const errors = placeErrors(input);
    return errors.length > 0
      ? { drills: [], transitions: [], incidents: [], errors }
      : change(context, async (tx) => [await start(tx, context, input)]);
  },

  endDrill: (_, { input: { id } }, context) =>
    change(context, async (tx) => {
      const row = await storedRow(tx.drills, id, 'Drill');
      if (row.endedAt !== null) throw conflict('The drill has ended already.', { reason: 'DRILL_ENDED' });
      return [await end(tx, context, row)];
    }),

  endAllDrills: (_, __, context) =>
    change(context, async (tx) => {
      const written: Written[] = [];
      for (const row of await activeDrills(tx)) written.push(await end(tx, context, row));
      return written;
    }),
};

export const drillChanges = { Mutation };
