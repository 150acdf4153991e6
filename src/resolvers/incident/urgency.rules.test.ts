import { expect, test } from 'vitest';
import type { IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';
import { urgencyAfter, urgencyOf, withUrgency } from './urgency.rules.ts';

const now = Date.parse('2026-11-20T14:30:00.000Z');
const named = (severity: IncidentSeverity, state: IncidentState, minutesAgo: number) => ({
  name: `${severity} ${state} ${minutesAgo}`,
  severity,
  state,
  raisedAt: now - minutesAgo * 60_000,
});

test('what is open comes first: the most severe, then what nobody acknowledged, then the oldest', () => {
  const order = [
    named('HIGH', 'NEW', 90),
    named('HIGH', 'NEW', 2),
    named('HIGH', 'ACKNOWLEDGED', 500_000),
    named('MEDIUM', 'NEW', 30),
    named('MEDIUM', 'NEW', 1),
    named('MEDIUM', 'ACKNOWLEDGED', 1),
    named('LOW', 'NEW', 1),
    named('LOW', 'ACKNOWLEDGED', 3),
    named('LOW', 'DISMISSED', 1),
    named('HIGH', 'RESOLVED', 5),
    named('MEDIUM', 'RESOLVED', 500_000),
  ];
  const sorted = order.toReversed().sort((a, b) => urgencyOf(b) - urgencyOf(a));
  expect(sorted.map(({ name }) => name)).toEqual(order.map(({ name }) => name));
});

test('a change of an incident comes with the urgency that it has then', () => {
  const { name: _, ...raised } = named('MEDIUM', 'NEW', 5);
  const incident = withUrgency(raised);
  expect(incident).toEqual({ ...raised, urgency: urgencyOf(raised) });
  const resolved = urgencyAfter(incident, { state: 'RESOLVED' });
  expect(resolved).toEqual({ state: 'RESOLVED', urgency: urgencyOf({ ...raised, state: 'RESOLVED' }) });
  expect(resolved.urgency).toBeLessThan(incident.urgency);
});
