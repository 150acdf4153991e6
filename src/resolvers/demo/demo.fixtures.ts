import { HOUR } from '../base/period.rules.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import { incidentFixtures } from '../incident/incident.fixtures.ts';
import type { DemoStepRow } from './demo.rows.ts';

/** Longer than the team of the demo's past works on an incident, in days of incidents that are looked at. */
const LONGEST_WORK = { time: 2 * HOUR, days: 2 };

/** The ends of what the demo's past has not ended yet, such as a camera that is down. */
function recoveries(transitions: readonly StatusTransitionRow[], now: number): DemoStepRow[] {
  const lastOf = new Map<string, StatusTransitionRow>();
  const steps: DemoStepRow[] = [];
  for (const transition of transitions) {
    const before = lastOf.get(transition.cameraId);
    const underWay = before !== undefined && before.at <= now && before.to !== 'UP';
    if (underWay && transition.at > now)
      steps.push({ id: transition.id, kind: 'RECOVER', subjectId: before.id, at: transition.at });
    lastOf.set(transition.cameraId, transition);
  }
  return steps;
}

/** The next thing that is to be done with each incident that is open. Outages end with the recovery of their camera. */
function workLeft(transitions: readonly StatusTransitionRow[], now: number): DemoStepRow[] {
  const known = incidentFixtures(now + LONGEST_WORK.time, transitions, LONGEST_WORK.days);
  return known.flatMap((incident): DemoStepRow[] => {
    const { id, kind, raisedAt, acknowledgedAt, closedAt } = incident;
    if (raisedAt > now) return [];
    if (acknowledgedAt !== null && acknowledgedAt > now)
      return [{ id: `${id}-acknowledge`, kind: 'ACKNOWLEDGE', subjectId: id, at: acknowledgedAt }];
    return closedAt !== null && closedAt > now && kind !== 'OUTAGE'
      ? [{ id: `${id}-resolve`, kind: 'RESOLVE', subjectId: id, at: closedAt }]
      : [];
  });
}

/**
 * What the demo's past has begun and not ended at the moment: the pulse ends it in its time.
 * @param course the fleet's transitions until `LONGEST_EPISODE` after the moment
 */
export const demoStepFixtures = (course: readonly StatusTransitionRow[], now: number): DemoStepRow[] => [
  ...recoveries(course, now),
  ...workLeft(course, now),
];
