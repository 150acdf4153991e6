import { MINUTE } from '../base/period.rules.ts';
import type { SiteRow } from '../site/site.rows.ts';
import type { IncidentActivityRow, IncidentRow } from './incident.rows.ts';
import { isOpen } from './incident.rules.ts';
import { withUrgency } from './urgency.rules.ts';

/** So many cameras of a site that are down and went down… */
export const STORM_SIZE = 3;
/** …within this time are one storm: one incident for the site, into which theirs are folded. */
export const STORM_WINDOW = MINUTE;

/** Where an outage belongs: to a current storm, to a new storm together with other outages, or to none. */
export interface Folding {
  /** The storm that goes on; null when there is none. */
  readonly into: IncidentRow | null;
  /** The outages that make a new storm together with this one; empty when there is none. */
  readonly together: readonly IncidentRow[];
}

/**
 * A storm goes on as long as outages of its site follow each other within the window, and ends when it is closed. An
 * outage that fell out of it is no part of a new one.
 * @param cameraId whose outage it is
 * @param recent outages of the site that were raised within the window before it
 * @param storms the site's own incidents that are open
 */
export function foldingOf(
  cameraId: string,
  recent: readonly IncidentRow[],
  storms: readonly IncidentRow[],
): Folding {
  const into = storms.find(({ id }) => recent.some((each) => each.id === id || each.parentId === id));
  if (into) return { into, together: [] };
  const lone = recent.filter(
    (each) =>
      each.cameraId !== null && each.cameraId !== cameraId && each.parentId === null && isOpen(each.state),
  );
  const cameras = new Set(lone.map((each) => each.cameraId));
  return { into: null, together: cameras.size + 1 >= STORM_SIZE ? lone : [] };
}

type Raised = Pick<IncidentRow, 'id' | 'number' | 'summary' | 'raisedAt'>;

/** The incident of a whole site: a storm, or a site that is out of reach. */
export const siteIncident = (site: Pick<SiteRow, 'id'>, raised: Raised): IncidentRow =>
  withUrgency({
    ...raised,
    cameraId: null,
    siteId: site.id,
    kind: 'OUTAGE',
    severity: 'HIGH',
    state: 'NEW',
    acknowledgedAt: null,
    acknowledgedById: null,
    closedAt: null,
    closedById: null,
    assigneeId: null,
    parentId: null,
  });

export const stormSummary = (site: Pick<SiteRow, 'name'>): string =>
  `Several cameras of ${site.name} went down within a minute.`;

export const siteDownSummary = (site: Pick<SiteRow, 'name'>): string =>
  `${site.name} is out of reach: nothing can be said of its cameras.`;

/** What the log of an incident says when it is folded. */
export const foldedActivity = (
  { id: incidentId }: IncidentRow,
  storm: IncidentRow,
  id: string,
  at: number,
): IncidentActivityRow => ({
  id,
  incidentId,
  at,
  actorId: null,
  action: 'NOTE',
  note: `Folded into incident ${storm.number}.`,
  before: null,
});
