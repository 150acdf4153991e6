import type {
  CameraState,
  DrillKind,
  DrillStepName,
  IncidentSeverity,
  StatusReason,
} from '~/graphql/types.generated.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import type { ErrorReason } from '../errors.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import { givesPictures } from '../health/health.rules.ts';
import type { IncidentActivityRow, IncidentRow } from '../incident/incident.rows.ts';
import { newIncident } from '../incident/incident.rules.ts';
import { STORM_SIZE } from '../incident/storm.rules.ts';
import type { BrokenCameraRow, DrillRow } from './drill.rows.ts';

/**
 * What a kind of drill does to a camera. All texts begin with the same word, so that nobody takes an exercise for a
 * real event.
 */
interface Effect {
  readonly to: CameraState;
  readonly reason: StatusReason;
  readonly detail: string;
}

/** Most drills that are under way at once. */
export const ACTIVE_LIMIT = 20;

export const effects: Readonly<Record<DrillKind, Effect>> = {
  PULL_SWITCH: {
    to: 'UNKNOWN',
    reason: 'SITE_DOWN',
    detail: 'Drill: the switch of the site gives no answer.',
  },
  STORM: { to: 'DOWN', reason: 'TIMEOUT', detail: 'Drill: the camera gives no answer.' },
  FREEZE_PICTURE: {
    to: 'DEGRADED',
    reason: 'FROZEN',
    detail: 'Drill: the picture stands still.',
  },
  WRONG_PASSWORD: { to: 'DOWN', reason: 'AUTH', detail: 'Drill: the camera refuses the password.' },
  SLOW_LINK: {
    to: 'DEGRADED',
    reason: 'HIGH_LATENCY',
    detail: 'Drill: pictures come late.',
  },
};

/** The detail of the transition that restores a camera. */
export const ENDED_DETAIL = 'The drill has ended.';

/** Kinds that concern a whole site. */
export const concernsSite = (kind: DrillKind): boolean => kind === 'PULL_SWITCH' || kind === 'STORM';

/** How many cameras a storm takes down: more than fold, few enough to be looked at one by one. */
const STORM_CAMERAS = 12;

const observed: readonly CameraState[] = ['UP', 'DEGRADED', 'DOWN', 'UNKNOWN', 'NOT_OBSERVED'];

export type Latest = ReadonlyMap<string, StatusTransitionRow>;

/** A camera and what it was before the drill. */
export interface Target {
  readonly camera: CameraRow;
  readonly before: StatusTransitionRow;
}

/**
 * Which of the cameras a drill breaks. Those that somebody took out of service stay out of it. Behind a pulled switch
 * all others are UNKNOWN; every other kind is for cameras that give pictures, a storm for the first of them by priority
 * and name.
 */
export function targetsOf(kind: DrillKind, cameras: readonly CameraRow[], latest: Latest): Target[] {
  const fits = (state: CameraState) =>
    kind === 'PULL_SWITCH' ? observed.includes(state) : givesPictures(state);
  const targets = cameras.flatMap((camera) => {
    const before = latest.get(camera.id);
    return before && fits(before.to) ? [{ camera, before }] : [];
  });
  if (kind !== 'STORM') return targets;
  const order = (a: Target, b: Target) =>
    a.camera.priority - b.camera.priority || (a.camera.name < b.camera.name ? -1 : 1);
  return targets.sort(order).slice(0, STORM_CAMERAS);
}

/** Why the drill cannot begin there, as a sentence and as parameters for the screens' own text; null when it can. */
export function refusalOf(kind: DrillKind, place: string, targets: number) {
  const refused = (message: string, why: { reason: ErrorReason; [name: string]: unknown }) => ({
    message,
    why: { place, ...why },
  });
  if (kind === 'STORM' && targets < STORM_SIZE)
    return refused(`A storm needs ${STORM_SIZE} cameras with pictures; ${place} has ${targets}.`, {
      reason: 'STORM_TOO_SMALL',
      least: STORM_SIZE,
      found: targets,
    });
  if (targets > 0) return null;
  return kind === 'PULL_SWITCH'
    ? refused(`${place} has no camera that is in service.`, { reason: 'NOTHING_IN_SERVICE' })
    : refused(`${place} gives no pictures now: choose another camera.`, { reason: 'NO_PICTURES' });
}

/** The transition that breaks the camera. */
export const breakTransition = (
  kind: DrillKind,
  { camera, before }: Target,
  id: string,
  now: number,
): StatusTransitionRow => ({
  ...effects[kind],
  id,
  cameraId: camera.id,
  at: Math.max(now, before.at + 1),
  from: before.to,
  causeId: kind === 'PULL_SWITCH' ? camera.siteId : null,
  observation: null,
});

/** The transition that restores the camera; null when somebody else has changed it since. */
export function restoreTransition(
  broken: BrokenCameraRow,
  latest: StatusTransitionRow | undefined,
  id: string,
  now: number,
): StatusTransitionRow | null {
  if (latest?.id !== broken.transitionId) return null;
  const recovered = broken.state === 'UP';
  return {
    id,
    cameraId: broken.cameraId,
    at: Math.max(now, latest.at + 1),
    from: latest.to,
    to: broken.state,
    reason: recovered ? 'RECOVERED' : broken.reason,
    detail: recovered ? ENDED_DETAIL : broken.detail,
    causeId: null,
    observation: null,
  };
}

/**
 * The incident of a camera that still gives pictures, which no outage raises: a picture that stands still may be a
 * picture of yesterday that somebody shows us.
 */
export const impairedIncident = (
  kind: DrillKind,
  camera: CameraRow,
  raised: Pick<IncidentRow, 'id' | 'number' | 'raisedAt'>,
): IncidentRow => {
  const frozen = kind === 'FREEZE_PICTURE';
  const severity: IncidentSeverity = frozen ? 'HIGH' : 'LOW';
  return newIncident(camera, {
    ...raised,
    kind: frozen ? 'TAMPER' : 'OUTAGE',
    severity,
    summary: effects[kind].detail,
  });
};

const order: readonly DrillStepName[] = ['DETECT', 'INCIDENT', 'ACKNOWLEDGE', 'RESOLVE', 'REPORT'];

/** When it was first written down what had happened: while closing the incident or after. */
function reportedAt({ closedAt }: IncidentRow, log: readonly IncidentActivityRow[]): number | null {
  if (closedAt === null) return null;
  const written = log.filter(
    ({ action, note, at, before }) =>
      note !== '' && at >= closedAt && (action === 'NOTE' || (action !== 'UNDO' && before !== null)),
  );
  return written.length > 0 ? Math.min(...written.map(({ at }) => at)) : null;
}

/** Every step of the exercise with its moment and the whole seconds since the drill began; null while it is not done. */
export function stepsOf(
  { startedAt }: Pick<DrillRow, 'startedAt'>,
  incident: IncidentRow | undefined,
  log: readonly IncidentActivityRow[],
) {
  const moments: Record<DrillStepName, number | null> = {
    DETECT: startedAt,
    INCIDENT: incident?.raisedAt ?? null,
    ACKNOWLEDGE: incident?.acknowledgedAt ?? null,
    RESOLVE: incident?.closedAt ?? null,
    REPORT: incident ? reportedAt(incident, log) : null,
  };
  return order.map((name) => {
    const at = moments[name];
    return { name, at, seconds: at === null ? null : Math.max(0, Math.round((at - startedAt) / 1_000)) };
  });
}
