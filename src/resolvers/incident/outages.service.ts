import type { CameraRow } from '../camera/camera.rows.ts';
import { inRegistry } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import { latestTransitions } from '../health/transitions.service.ts';
import type { SiteRow } from '../site/site.rows.ts';
import type { IncidentRow } from './incident.rows.ts';
import { closedByRecovery, outageIncident, raisedActivity, recoveryActivity } from './incident.rules.ts';
import { nextNumber } from './nextNumber.service.ts';
import {
  foldedActivity,
  foldingOf,
  STORM_WINDOW,
  siteDownSummary,
  siteIncident,
  stormSummary,
} from './storm.rules.ts';
import { urgencyAfter } from './urgency.rules.ts';

/*
 * What outages do to incidents, inside the transaction that writes the transitions. Each function tells subscribers of
 * the incidents that it raised or changed, and answers with them, the most important first.
 */

type Store = Context['store'];

/** Writes the summary of a site's incident. */
type Summary = (site: SiteRow) => string;

const isOpen = { in: ['NEW', 'ACKNOWLEDGED'] } as const;

const tell = (store: Store, { events }: Context, { id }: IncidentRow) =>
  events.publish(store, 'incidentChanged', { incidentId: id });

const insert = async (store: Store, context: Context, incident: IncidentRow) => {
  await store.incidents.insert([incident]);
  await store.incidentActivities.insert([raisedActivity(incident, context.newId())]);
  tell(store, context, incident);
  return incident;
};

async function close(store: Store, context: Context, incident: IncidentRow, why?: string) {
  const activity = recoveryActivity(incident, context.newId(), context.now);
  await store.incidentActivities.insert([why ? { ...activity, note: why } : activity]);
  tell(store, context, incident);
  return store.incidents.update(incident.id, urgencyAfter(incident, closedByRecovery(context.now)));
}

/** Closes an incident if it is open; any other incident stays as it is. */
export async function closeIncident(
  store: Store,
  context: Context,
  id: string,
  why: string,
): Promise<IncidentRow[]> {
  const incident = await store.incidents.get(id);
  return incident && isOpen.in.some((state) => state === incident.state)
    ? [await close(store, context, incident, why)]
    : [];
}

const siteIncidents = async (store: Store, siteId: string) =>
  (await store.incidents.list({ where: { siteId, cameraId: null, kind: 'OUTAGE', state: isOpen } })).rows;

async function siteOf(store: Store, id: string): Promise<SiteRow> {
  const site = await store.sites.get(id);
  if (!site) throw new Error(`The site ${id} is referred to but missing.`);
  return site;
}

/** Raises the one incident of a site that is out of reach; none when it has an open one. */
export async function raiseSiteDown(
  store: Store,
  context: Context,
  siteId: string,
  at: number,
  summaryOf: Summary = siteDownSummary,
): Promise<IncidentRow[]> {
  if ((await siteIncidents(store, siteId)).length > 0) return [];
  const site = await siteOf(store, siteId);
  const raised = { id: context.newId(), number: await nextNumber(store), raisedAt: at };
  return [await insert(store, context, siteIncident(site, { ...raised, summary: summaryOf(site) }))];
}

/** The storm that the outage makes together with others, which are folded into it. */
async function raiseStorm(
  store: Store,
  context: Context,
  outage: IncidentRow,
  together: readonly IncidentRow[],
  summaryOf: Summary,
): Promise<IncidentRow[]> {
  tell(store, context, outage);
  const site = await siteOf(store, outage.siteId);
  const { raisedAt } = outage;
  const number = await store.claimNumber('incidents', outage.number + 1);
  const raised = { id: context.newId(), number, raisedAt, summary: summaryOf(site) };
  const storm = await insert(store, context, siteIncident(site, raised));
  const folded: IncidentRow[] = [];
  for (const each of together) {
    await store.incidentActivities.insert([foldedActivity(each, storm, context.newId(), raisedAt)]);
    tell(store, context, each);
    folded.push(await store.incidents.update(each.id, { parentId: storm.id }));
  }
  return [await insert(store, context, { ...outage, parentId: storm.id }), storm, ...folded];
}

/**
 * An outage raises one incident; one that is open already stays the only one. Outages of a site that follow each other
 * within a minute are folded into one incident of the site (`storm.rules.ts`).
 */
export async function raiseOutage(
  store: Store,
  context: Context,
  camera: CameraRow,
  transition: StatusTransitionRow,
  summaryOf: Summary = stormSummary,
): Promise<IncidentRow[]> {
  const { incidents } = store;
  if ((await incidents.count({ cameraId: camera.id, kind: 'OUTAGE', state: isOpen })) > 0) return [];
  const outage = outageIncident(camera, transition, context.newId(), await nextNumber(store));
  const { rows: recent } = await incidents.list({
    where: { siteId: camera.siteId, kind: 'OUTAGE', raisedAt: { gte: transition.at - STORM_WINDOW } },
  });
  const { into, together } = foldingOf(camera.id, recent, await siteIncidents(store, camera.siteId));
  if (together.length > 0) return raiseStorm(store, context, outage, together, summaryOf);
  return [await insert(store, context, { ...outage, parentId: into?.id ?? null })];
}

/** Whether a camera of the site is still unknown because the site is out of reach. */
async function isOutOfReach(store: Store, siteId: string): Promise<boolean> {
  const { rows } = await store.cameras.list({ where: { ...inRegistry, siteId } });
  const ids = rows.map(({ id }) => id);
  const latest = await latestTransitions(store, ids);
  return latest.some(({ to, reason }) => to === 'UNKNOWN' && reason === 'SITE_DOWN');
}

/** Closes the incidents of a site that are over: the site is reachable again, and all folded incidents are closed. */
export async function settleSite(
  store: Store,
  context: Context,
  siteId: string,
  why = 'All of its cameras recovered.',
): Promise<IncidentRow[]> {
  const closed: IncidentRow[] = [];
  const open = await siteIncidents(store, siteId);
  if (open.length === 0 || (await isOutOfReach(store, siteId))) return closed;
  for (const incident of open) {
    if ((await store.incidents.count({ parentId: incident.id, state: isOpen })) > 0) continue;
    closed.push(await close(store, context, incident, why));
  }
  return closed;
}

/**
 * Closes the outage incident of a camera that has recovered and, with the last one of a storm, the storm's incident.
 * @param before what it recovers from
 */
export async function resolveOutage(
  store: Store,
  context: Context,
  camera: CameraRow,
  before: StatusTransitionRow | undefined,
): Promise<IncidentRow[]> {
  const { rows } = await store.incidents.list({
    where: { cameraId: camera.id, kind: 'OUTAGE', state: isOpen },
    first: 1,
  });
  const closed: IncidentRow[] = [];
  for (const open of rows) closed.push(await close(store, context, open));
  const folded = closed.some(({ parentId }) => parentId !== null);
  if (folded || before?.reason === 'SITE_DOWN')
    closed.push(...(await settleSite(store, context, camera.siteId)));
  return closed;
}
