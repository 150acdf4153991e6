import type { CameraState, IncidentSeverity } from '~/graphql/types.generated.ts';
import { givesPictures } from '~/resolvers/health/health.rules.ts';
import { STORM_WINDOW } from '~/resolvers/incident/storm.rules.ts';
import type { Spotlight } from './wallUrl.ts';

/** What of an incident decides how it alarms. */
export interface Alarming {
  readonly id: string;
  readonly severity: IncidentSeverity;
  readonly raisedAt: string;
  /** Null when a whole site is concerned. */
  readonly camera: { readonly id: string } | null;
  readonly site: { readonly id: string };
}

/** What of a camera says whether the incident of a site concerns it. */
export interface Concerned {
  readonly id: string;
  readonly siteId: string;
  readonly state: CameraState;
  readonly stateSince: string | null;
}

type Fleet = ReadonlyMap<string, Concerned>;

const rank: Readonly<Record<IncidentSeverity, number>> = { HIGH: 0, MEDIUM: 1, LOW: 2 };

/** Worst first, and the newest of equals. */
export const byUrgency = (a: Alarming, b: Alarming): number =>
  rank[a.severity] - rank[b.severity] || b.raisedAt.localeCompare(a.raisedAt);

/** Whether an alert comes to the front. */
export const isWanted = ({ severity }: Alarming, spotlight: Spotlight): boolean =>
  spotlight === 'all' || (spotlight === 'high' && severity === 'HIGH');

/**
 * The cameras that an incident concerns. That of a site concerns those of its cameras that are out of reach or down since
 * it was raised, or since the minute before, within which a storm begins (docs/health.md).
 */
export function camerasOf({ camera, site, raisedAt }: Alarming, fleet: Fleet): string[] {
  if (camera) return [camera.id];
  const from = Date.parse(raisedAt) - STORM_WINDOW;
  return [...fleet.values()]
    .filter(({ siteId, state }) => siteId === site.id && (state === 'DOWN' || state === 'UNKNOWN'))
    .filter(({ stateSince }) => stateSince !== null && Date.parse(stateSince) >= from)
    .map(({ id }) => id);
}

/**
 * Whether a wall tells of an alert: one that listens, or, when a whole site is concerned, that shows one of its cameras
 * on any of its pages.
 * @param onWall the cameras of the wall
 */
export const isTold = (
  alert: Alarming,
  spotlight: Spotlight,
  onWall: ReadonlySet<string>,
  fleet: Fleet,
): boolean =>
  isWanted(alert, spotlight) ||
  (alert.camera === null && camerasOf(alert, fleet).some((cameraId) => onWall.has(cameraId)));

/** The cameras that alerts concern, each with the severity of the most urgent one. */
export function ringsOf(alerts: readonly Alarming[], fleet: Fleet): ReadonlyMap<string, IncidentSeverity> {
  const rings = new Map<string, IncidentSeverity>();
  for (const alert of alerts.toSorted(byUrgency).toReversed())
    for (const cameraId of camerasOf(alert, fleet)) rings.set(cameraId, alert.severity);
  return rings;
}

/** Whether a site gives no pictures at all: it is out of reach, or a storm has left none of its cameras. */
export const isWholeSite = (alert: Alarming & { readonly childCount: number }, fleet: Fleet): boolean =>
  alert.childCount === 0 ||
  ![...fleet.values()].some(({ siteId, state }) => siteId === alert.site.id && givesPictures(state));
