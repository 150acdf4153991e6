import { describe, expect, test } from 'vitest';
import type { IncidentState } from '~/graphql/types.generated.ts';
import type { IncidentFilter } from '../types.generated.ts';
import {
  allowedActions,
  allowsChange,
  beforeOf,
  changed,
  closedByRecovery,
  incidentsWhere,
  NOTE_LIMIT,
  newIncident,
  noteErrors,
  noteLengthErrors,
  outageIncident,
  parentCondition,
  raisedActivity,
  recoveryActivity,
  refusal,
} from './incident.rules.ts';
import { urgencyOf } from './urgency.rules.ts';

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

test('closing by hand keeps who did it and when, for both ways to close', () => {
  const closed = { closedAt: 5_000, closedById: 'member-1' };
  expect(changed(inState('ACKNOWLEDGED'), 'RESOLVE', 'member-1', 5_000)).toEqual({
    state: 'RESOLVED',
    ...closed,
  });
  expect(changed(incident, 'DISMISS', 'member-1', 5_000)).toEqual({ state: 'DISMISSED', ...closed });
});

test('a recovery resolves the incident, by nobody', () => {
  expect(closedByRecovery(9_000)).toEqual({ state: 'RESOLVED', closedAt: 9_000, closedById: null });
});

test('a new incident is nobody’s, open and of its camera', () => {
  expect(incident).toEqual({
    id: 'i1',
    number: 7,
    kind: 'MOTION',
    severity: 'LOW',
    summary: 'Movement.',
    raisedAt: 1_000,
    urgency: urgencyOf({ severity: 'LOW', state: 'NEW', raisedAt: 1_000 }),
    cameraId: 'camera-1',
    siteId: 'site-1',
    state: 'NEW',
    acknowledgedAt: null,
    acknowledgedById: null,
    closedAt: null,
    closedById: null,
    assigneeId: null,
    parentId: null,
  });
});

describe('a note', () => {
  const longest = 'x'.repeat(NOTE_LIMIT);

  test('is asked for where it is the action itself', () => {
    expect(noteErrors('note', '  ')).toMatchObject([{ field: 'note', code: 'REQUIRED' }]);
    expect(noteErrors('note', 'Seen.')).toEqual([]);
  });

  test('has 2,000 characters at most, spaces around it not counted', () => {
    expect(noteErrors('note', ` ${longest} `)).toEqual([]);
    expect(noteErrors('note', `${longest}x`)).toMatchObject([{ field: 'note', code: 'TOO_LONG' }]);
    expect(noteLengthErrors('note', longest)).toEqual([]);
    expect(noteLengthErrors('note', `${longest}x`)).toEqual([
      { field: 'note', code: 'TOO_LONG', params: [{ name: 'most', value: '2000' }] },
    ]);
  });

  test('may be left out where another action carries it', () => {
    expect(noteLengthErrors('note', '')).toEqual([]);
  });
});

describe('of folded incidents a filter', () => {
  test('that says nothing asks for all', () => {
    expect(parentCondition(undefined, undefined)).toBeUndefined();
    expect(parentCondition(null, null)).toBeUndefined();
  });

  test('asks for those that stand alone or lead a storm, for folded ones, or for those of storms', () => {
    expect(parentCondition(false, null)).toBeNull();
    expect(parentCondition(true, null)).toEqual({ gte: '' });
    expect(parentCondition(undefined, ['storm'])).toEqual({ in: ['storm'] });
    expect(parentCondition(true, ['storm'])).toEqual({ in: ['storm'] });
  });

  test('finds nothing that is not folded among the incidents of a storm', () => {
    expect(parentCondition(false, ['storm'])).toEqual({ in: [] });
  });
});

describe('a search', () => {
  const conditions = (search: string | null) => {
    const { number, summary } = incidentsWhere({ search }, 0);
    return { number, summary };
  };

  test.each(['42', '#42', ' #42 '])('for %o asks for the incident of that number', (search) => {
    expect(conditions(search)).toEqual({ number: 42, summary: undefined });
  });

  test.each(['gate', '42 gate', '#', '1234567890'])('for %o asks for that text in the summary', (search) => {
    expect(conditions(search)).toEqual({ number: undefined, summary: { contains: search } });
  });

  test('without text asks for nothing', () => {
    const nothing = { number: undefined, summary: undefined };
    expect([conditions(''), conditions('  '), conditions(null)]).toEqual([nothing, nothing, nothing]);
    expect(Object.values(incidentsWhere(undefined, 0)).every((each) => each === undefined)).toBe(true);
  });
});

test('a filter asks each field for its values', () => {
  const filter: IncidentFilter = {
    states: ['NEW'],
    severities: ['HIGH'],
    kinds: ['OUTAGE'],
    cameraIds: ['camera-1'],
    siteIds: ['site-1'],
    assigneeIds: ['member-1'],
    folded: true,
  };
  expect(incidentsWhere(filter, 0)).toMatchObject({
    state: { in: ['NEW'] },
    severity: { in: ['HIGH'] },
    kind: { in: ['OUTAGE'] },
    cameraId: { in: ['camera-1'] },
    siteId: { in: ['site-1'] },
    assigneeId: { in: ['member-1'] },
    parentId: { gte: '' },
  });
});

test('a named period is of the watchers’ zone, of UTC where none is said', () => {
  const now = Date.parse('2026-11-22T22:30:00Z');
  const begin = (zone?: string) => incidentsWhere({ period: 'LAST_7_DAYS', zone }, now).raisedAt;
  expect(begin()).toMatchObject({ gte: Date.parse('2026-11-16T00:00:00Z') });
  expect(begin('Europe/Istanbul')).toMatchObject({ gte: Date.parse('2026-11-16T21:00:00Z') });
});
