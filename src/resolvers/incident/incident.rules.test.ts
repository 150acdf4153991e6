import { describe, expect, test } from 'vitest';
import type { IncidentState } from '~/graphql/types.generated.ts';
import {
  allowedActions,
  allowsChange,
  beforeOf,
  changed,
  newIncident,
  outageIncident,
  raisedActivity,
  recoveryActivity,
  refusal,
} from './incident.rules.ts';

const camera = { id: 'camera-1', siteId: 'site-1', name: 'Gate', priority: 1 };
const incident = newIncident(camera, {
  id: 'i1',
  number: 7,
  kind: 'MOTION',
  severity: 'LOW',
  summary: 'Movement.',
  raisedAt: 1_000,
});
const inState = (state: IncidentState) => ({ ...incident, state });

describe('the state machine', () => {
  test.each([
    ['NEW', 'ACKNOWLEDGE', true],
    ['NEW', 'RESOLVE', false],
    ['NEW', 'DISMISS', true],
    ['ACKNOWLEDGED', 'ACKNOWLEDGE', false],
    ['ACKNOWLEDGED', 'RESOLVE', true],
    ['ACKNOWLEDGED', 'DISMISS', true],
    ['RESOLVED', 'ACKNOWLEDGE', false],
    ['RESOLVED', 'RESOLVE', false],
    ['RESOLVED', 'DISMISS', false],
    ['DISMISSED', 'ACKNOWLEDGE', false],
    ['DISMISSED', 'RESOLVE', false],
    ['DISMISSED', 'DISMISS', false],
  ] as const)('%s by %s: %s', (state, action, allowed) => {
    expect(allowsChange(state, action)).toBe(allowed);
  });

  test('an open incident can be assigned besides', () => {
    expect(allowedActions('NEW')).toEqual(['ACKNOWLEDGE', 'DISMISS', 'ASSIGN', 'NOTE']);
    expect(allowedActions('ACKNOWLEDGED')).toEqual(['RESOLVE', 'DISMISS', 'ASSIGN', 'NOTE']);
  });

  test('a closed incident still takes notes, and nothing else', () => {
    expect(allowedActions('RESOLVED')).toEqual(['NOTE']);
    expect(allowedActions('DISMISSED')).toEqual(['NOTE']);
  });

  test('a refusal names the incident and what it allows', () => {
    expect(refusal(inState('NEW'), 'RESOLVE')).toBe(
      'Incident 7 is new and cannot be changed by resolve. It allows: acknowledge, dismiss, assign.',
    );
    expect(refusal(inState('RESOLVED'), 'DISMISS')).toContain('It is closed.');
  });
});

test('whoever acknowledges what is nobody’s takes it on', () => {
  expect(changed(incident, 'ACKNOWLEDGE', 'member-1', 5_000)).toEqual({
    state: 'ACKNOWLEDGED',
    acknowledgedAt: 5_000,
    acknowledgedById: 'member-1',
    assigneeId: 'member-1',
  });
});

test('what is assigned stays assigned when another acknowledges', () => {
  const assigned = { ...incident, assigneeId: 'member-2' };
  expect(changed(assigned, 'ACKNOWLEDGE', 'member-1', 5_000).assigneeId).toBe('member-2');
});

test('an outage is high on cameras that are watched first, medium on others', () => {
  const transition = { at: 1, detail: '', reason: 'TIMEOUT' } as const;
  expect(outageIncident(camera, transition, 'i', 1)).toMatchObject({
    severity: 'HIGH',
    kind: 'OUTAGE',
    state: 'NEW',
  });
  const severities = [1, 2, 3].map(
    (priority) => outageIncident({ ...camera, priority }, transition, 'i', 1).severity,
  );
  expect(severities).toEqual(['HIGH', 'HIGH', 'MEDIUM']);
});

test('an outage says what was observed, else that no picture comes and why', () => {
  const summary = (detail: string) =>
    outageIncident(camera, { at: 1, detail, reason: 'TIMEOUT' }, 'i', 1).summary;
  expect(summary('No answer for 30 seconds.')).toBe('No answer for 30 seconds.');
  expect(summary('')).toBe('Gate gives no picture (timeout).');
});

test('undo keeps every field that a change overwrites', () => {
  const before = {
    state: 'RESOLVED',
    acknowledgedAt: 2_000,
    acknowledgedById: 'member-1',
    closedAt: 3_000,
    closedById: 'member-2',
    assigneeId: 'member-3',
  } as const;
  expect(beforeOf({ ...incident, ...before })).toEqual(before);
});

test('what the system does stands in the log with its time and no actor', () => {
  expect(raisedActivity(incident, 'a1')).toEqual({
    id: 'a1',
    incidentId: 'i1',
    at: 1_000,
    actorId: null,
    action: 'RAISE',
    note: 'Movement.',
    before: null,
  });
  expect(recoveryActivity(incident, 'a2', 9_000)).toMatchObject({
    at: 9_000,
    actorId: null,
    action: 'RESOLVE',
    note: 'The camera recovered.',
  });
});
