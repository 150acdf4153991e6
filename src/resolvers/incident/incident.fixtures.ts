import type { IncidentKind, IncidentSeverity } from '~/graphql/types.generated.ts';
import { between, pick, type Random, randomFrom, weighted } from '~/lib/random.ts';
import { DAY, HOUR, MINUTE } from '../base/period.rules.ts';
import { cameraFixtures } from '../camera/camera.fixtures.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { statusTransitionFixtures, stormStarts } from '../health/health.fixtures.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import { isMalfunction } from '../health/health.rules.ts';
import { userFixtures } from '../session/session.fixtures.ts';
import { assignableMembers } from '../team/team.fixtures.ts';
import type { IncidentActivityRow, IncidentRow } from './incident.rows.ts';
import { newIncident, outageIncident, raisedActivity } from './incident.rules.ts';
import { urgencyOf } from './urgency.rules.ts';

const DAYS_KEPT = 550;

/** A row that nobody has seen yet: its urgency is set in place, for a copy of each would take as long as all else. */
type Made = Omit<IncidentRow, 'urgency'> & { urgency: number };

/** How many incidents each hour of a weekday brings, in UTC: people by day, intruders by night. */
const rhythm = [
  0.4, 0.4, 0.35, 0.3, 0.25, 0.2, 0.2, 0.25, 0.3, 0.3, 0.25, 0.25, 0.3, 0.3, 0.25, 0.25, 0.3, 0.35, 0.35, 0.3,
  0.3, 0.35, 0.4, 0.4,
];

const kinds: readonly (readonly [Exclude<IncidentKind, 'OUTAGE'>, number])[] = [
  ['MOTION', 46],
  ['LOITERING', 20],
  ['LINE_CROSSING', 16],
  ['INTRUSION', 11],
  ['TAMPER', 7],
];

const severities: Record<
  Exclude<IncidentKind, 'OUTAGE'>,
  readonly (readonly [IncidentSeverity, number])[]
> = {
  MOTION: [
    ['LOW', 70],
    ['MEDIUM', 27],
    ['HIGH', 3],
  ],
  LOITERING: [
    ['LOW', 45],
    ['MEDIUM', 50],
    ['HIGH', 5],
  ],
  LINE_CROSSING: [
    ['LOW', 30],
    ['MEDIUM', 55],
    ['HIGH', 15],
  ],
  INTRUSION: [
    ['MEDIUM', 35],
    ['HIGH', 65],
  ],
  TAMPER: [
    ['MEDIUM', 50],
    ['HIGH', 50],
  ],
};

const sentences: Record<Exclude<IncidentKind, 'OUTAGE'>, readonly string[]> = {
  MOTION: [
    'Movement outside opening hours.',
    'A vehicle moves where none should be.',
    'Movement near the fence.',
  ],
  LOITERING: ['A person has stood here for over five minutes.', 'Two people wait beside the entrance.'],
  LINE_CROSSING: ['Somebody crossed the yellow line.', 'A vehicle entered against the direction.'],
  INTRUSION: ['A person is inside the closed area.', 'The fence was climbed.', 'A door was opened by force.'],
  TAMPER: ['The camera was turned away.', 'Something covers the lens.'],
};

/** The number that people say: days since 2017 and the place in the day. */
const numberOf = (day: number, place: number) => (day - Date.UTC(2017, 0, 1) / DAY) * 100 + place;

/**
 * Who has worked in the past that is made up: members without an account. Whoever signs in is never said to have done what
 * they did not do.
 */
const workers = assignableMembers.filter((id) => userFixtures().every(({ memberId }) => memberId !== id));

/** What the team has done with an incident by now: most are seen within minutes and closed within the hour. */
function worked(random: Random, incident: IncidentRow, now: number): IncidentRow {
  const actor = pick(random, workers);
  const acknowledgedAt = incident.raisedAt + Math.round((0.3 + random() ** 4 * 14) * MINUTE);
  const closedAt = acknowledgedAt + Math.round((4 + random() ** 2 * 75) * MINUTE);
  const dismissed = incident.severity === 'LOW' && random() < 0.3;
  if (acknowledgedAt > now) return incident;
  const closed = closedAt <= now;
  return {
    ...incident,
    acknowledgedAt,
    acknowledgedById: actor,
    assigneeId: actor,
    state: !closed ? 'ACKNOWLEDGED' : dismissed ? 'DISMISSED' : 'RESOLVED',
    closedAt: closed ? closedAt : null,
    closedById: closed ? actor : null,
  };
}

function raised(
  random: Random,
  camera: CameraRow,
  id: string,
  number: number,
  raisedAt: number,
): IncidentRow {
  const kind = weighted(random, kinds);
  return newIncident(camera, {
    id,
    number,
    kind,
    severity: weighted(random, severities[kind]),
    summary: pick(random, sentences[kind]),
    raisedAt,
  });
}

/** Adds the incidents of a day. By loops: thousands are made before the first screen is answered. */
function addIncidentsOfDay(made: Made[], day: number, cameras: readonly CameraRow[], now: number): void {
  const random = randomFrom(`incidents:${day}`);
  const weekend = [0, 6].includes(new Date(day * DAY).getUTCDay());
  let place = 0;
  for (const [hour, expected] of rhythm.entries()) {
    if (random() >= expected * (weekend ? 0.7 : 1)) continue;
    const at = day * DAY + hour * HOUR + Math.floor(random() * HOUR);
    const own = randomFrom(`incident:${day}:${place}`);
    const incident = raised(
      own,
      pick(own, cameras),
      `incident-${day}-${place}`,
      numberOf(day, place + 1),
      at,
    );
    made.push(worked(own, incident, now));
    place += 1;
  }
}

/** When a site loses its link, one incident is raised for the site, and the alarms that follow are folded into it. */
function storm(start: number, cameras: readonly CameraRow[], now: number): IncidentRow[] {
  const random = randomFrom(`incidents:storm:${start}`);
  const day = Math.floor(start / DAY);
  const [first] = cameras;
  if (!first) return [];
  const parent: IncidentRow = {
    ...raised(random, first, `incident-storm-${day}`, numberOf(day, 60), start),
    cameraId: null,
    kind: 'OUTAGE',
    severity: 'HIGH',
    summary: 'The whole site is out of reach: its switch gives no answer.',
  };
  const children = Array.from({ length: between(random, 9, 18) }, (_, index) => ({
    ...raised(
      random,
      pick(random, cameras),
      `${parent.id}-${index}`,
      numberOf(day, 61 + index),
      start + (index + 1) * 47_000,
    ),
    kind: 'TAMPER' as const,
    severity: 'MEDIUM' as const,
    summary: 'The picture was lost.',
    parentId: parent.id,
  }));
  return [parent, ...children].map((incident) => worked(randomFrom(incident.id), incident, now));
}

/** The incident of an outage: it ends when the camera recovers, whoever has looked at it. */
function outageWorked(incident: IncidentRow, recoveredAt: number | null, now: number): IncidentRow {
  const seen = worked(randomFrom(incident.id), incident, now);
  if (recoveredAt === null) {
    return {
      ...seen,
      state: seen.acknowledgedAt === null ? 'NEW' : 'ACKNOWLEDGED',
      closedAt: null,
      closedById: null,
    };
  }
  const acknowledged = seen.acknowledgedAt !== null && seen.acknowledgedAt < recoveredAt;
  const by = acknowledged ? {} : { acknowledgedAt: null, acknowledgedById: null, assigneeId: null };
  return { ...seen, ...by, state: 'RESOLVED', closedAt: recoveredAt, closedById: null };
}

/** One for every outage. */
function outageIncidents(
  cameras: readonly CameraRow[],
  transitions: readonly StatusTransitionRow[],
  since: number,
  now: number,
): IncidentRow[] {
  const perId = new Map(cameras.map((camera) => [camera.id, camera]));
  const placeOfDay = new Map<number, number>();
  const incidents: IncidentRow[] = [];
  for (const [index, transition] of transitions.entries()) {
    const camera = perId.get(transition.cameraId);
    if (!camera || !isMalfunction(transition) || transition.at < since) continue;
    const day = Math.floor(transition.at / DAY);
    const place = (placeOfDay.get(day) ?? 80) + 1;
    placeOfDay.set(day, place);
    const incident = outageIncident(camera, transition, `incident-${transition.id}`, numberOf(day, place));
    const next = transitions[index + 1];
    incidents.push(outageWorked(incident, next?.cameraId === camera.id ? next.at : null, now));
  }
  return incidents;
}

/**
 * Incidents of the last days, by default of 18 months.
 * @param transitions of all cameras until then or later, each camera's oldest first
 * @param leftOut so many of the last days are left out
 */
export function incidentFixtures(
  now: number,
  transitions: readonly StatusTransitionRow[] = statusTransitionFixtures(now),
  daysKept = DAYS_KEPT,
  leftOut = 0,
): IncidentRow[] {
  const cameras = cameraFixtures().filter(({ operatorState }) => operatorState === 'ACTIVE');
  const harbour = cameras.filter(({ siteId }) => siteId === 'site-harbour');
  const today = Math.floor(now / DAY);
  const first = today - daysKept + 1;
  const made: Made[] = [];
  const last = today - leftOut;
  for (let day = first; day <= last; day += 1) addIncidentsOfDay(made, day, cameras, now);
  const [begin, end] = [first * DAY, Math.min(now + 1, (last + 1) * DAY)];
  // What follows the beginning of a storm may be of the next day.
  for (const start of stormStarts(now))
    if (start >= begin - DAY && start < end) made.push(...storm(start, harbour, now));
  made.push(...outageIncidents(cameras, transitions, begin, now));
  const past = made.filter(({ raisedAt }) => raisedAt >= begin && raisedAt < end);
  for (const incident of past) incident.urgency = urgencyOf(incident);
  return past;
}

/** The logs that belong to the incidents. */
export function incidentActivityFixtures(incidents: readonly IncidentRow[]): IncidentActivityRow[] {
  return incidents.flatMap((incident) => {
    const step = (action: 'ACKNOWLEDGE' | 'RESOLVE' | 'DISMISS', at: number, actorId: string | null) => ({
      id: `${incident.id}-${action.toLowerCase()}`,
      incidentId: incident.id,
      at,
      actorId,
      action,
      note: '',
      before: null,
    });
    const closing = incident.state === 'DISMISSED' ? 'DISMISS' : 'RESOLVE';
    return [
      raisedActivity(incident, `${incident.id}-raise`),
      ...(incident.acknowledgedAt === null
        ? []
        : [step('ACKNOWLEDGE', incident.acknowledgedAt, incident.acknowledgedById)]),
      ...(incident.closedAt === null ? [] : [step(closing, incident.closedAt, incident.closedById)]),
    ];
  });
}
