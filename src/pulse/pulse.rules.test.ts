import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '~/resolvers/base/period.rules.ts';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import {
  acknowledgedAfter,
  degradationOf,
  degradedFor,
  hasRoom,
  incidentOf,
  oneOf,
  recoveryFrom,
  recoveryOf,
  resolvedAfter,
  turnOf,
  waitFor,
} from './pulse.rules.ts';

const always = (value: number) => () => value;
/** Numbers one after the other. */
const numbers = (...values: readonly number[]) => {
  const left = [...values];
  return () => left.shift() ?? Number.NaN;
};
const lowest = always(0);
const highest = always(0.999_999);

describe('how often something begins', () => {
  test('is within the first minute where nothing has happened lately', () => {
    expect(waitFor('DEGRADE', 0)).toBe(8 * SECOND);
    expect(waitFor('RAISE', 0)).toBe(20 * SECOND);
  });

  test('is the less, the more has happened', () => {
    expect([1, 2, 5].map((recent) => waitFor('DEGRADE', recent))).toEqual([12_000, 18_000, 60_750]);
    expect([1, 2, 5].map((recent) => waitFor('RAISE', recent))).toEqual([40_000, 80_000, 640_000]);
  });

  test('is at least every ten minutes for a camera and every half hour for an incident', () => {
    expect(waitFor('DEGRADE', 100)).toBe(10 * MINUTE);
    expect(waitFor('RAISE', 100)).toBe(30 * MINUTE);
  });

  test('is not at all while three cameras are poor or four incidents are open', () => {
    expect([2, 3].map((underWay) => hasRoom('DEGRADE', underWay))).toEqual([true, false]);
    expect([3, 4].map((underWay) => hasRoom('RAISE', underWay))).toEqual([true, false]);
  });
});

test('any of the cameras may be next, and none where there is none', () => {
  expect(oneOf(['a', 'b', 'c'], lowest)).toBe('a');
  expect(oneOf(['a', 'b', 'c'], always(0.5))).toBe('b');
  expect(oneOf(['a', 'b', 'c'], highest)).toBe('c');
  expect(oneOf([], lowest)).toBeUndefined();
});

describe('what begins', () => {
  test('is a camera whose pictures come late or too seldom', () => {
    expect(degradationOf('c', always(0.49))).toEqual({
      cameraId: 'c',
      to: 'DEGRADED',
      reason: 'HIGH_LATENCY',
      detail: 'Pictures arrive more than two seconds late.',
    });
    expect(degradationOf('c', always(0.5))).toMatchObject({
      reason: 'LOW_FPS',
      detail: 'Fewer frames than configured.',
    });
  });

  test('is an incident of movement, or three times in ten of loitering', () => {
    expect(incidentOf('c', numbers(0.3, 0.25))).toEqual({
      cameraId: 'c',
      kind: 'MOTION',
      severity: 'LOW',
      summary: 'Movement outside opening hours.',
    });
    expect(incidentOf('c', numbers(0.29, 0.25))).toMatchObject({
      kind: 'LOITERING',
      summary: 'A person has stood here for over five minutes.',
    });
  });

  test('is one time in four of medium severity, and never high', () => {
    expect(incidentOf('c', numbers(0.9, 0.24)).severity).toBe('MEDIUM');
    expect(incidentOf('c', numbers(0.9, 0.25)).severity).toBe('LOW');
  });
});

describe('what has begun', () => {
  test('lasts 40 seconds to three minutes on a camera, which then is up', () => {
    expect([degradedFor(lowest), degradedFor(highest)]).toEqual([40 * SECOND, 3 * MINUTE]);
    expect(recoveryOf('c')).toMatchObject({ cameraId: 'c', to: 'UP', reason: 'RECOVERED' });
  });

  test('is acknowledged within three minutes, and resolved within ten more', () => {
    expect([acknowledgedAfter(lowest), acknowledgedAfter(highest)]).toEqual([45 * SECOND, 3 * MINUTE]);
    expect([resolvedAfter(lowest), resolvedAfter(highest)]).toEqual([2 * MINUTE, 10 * MINUTE]);
  });
});

describe('the end of an impairment', () => {
  const begun = { to: 'DEGRADED', reason: 'LOW_FPS', detail: 'Few.' } as const;
  const later = (change: object) => ({ ...begun, ...change }) as const;
  const now = { at: 500, held: false };

  test('makes the camera well again while nobody has changed it', () => {
    expect(recoveryFrom(begun, begun, undefined, now)).toBe('REPORT');
  });

  test('waits for a drill or a restoration, which give the camera back as it was', () => {
    expect(recoveryFrom(begun, begun, undefined, { ...now, held: true })).toBe('WAIT');
    const given = later({});
    expect(recoveryFrom(begun, given, { from: 'DEGRADED', at: 200 }, now)).toBe('REPORT');
  });

  test('is noted during maintenance', () => {
    const serviced = later({ to: 'MAINTENANCE', reason: 'OPERATOR', detail: '' });
    expect(recoveryFrom(begun, serviced, { from: 'DEGRADED', at: 200 }, now)).toBe('REPORT');
  });

  test.each([
    ['state', { to: 'DOWN' }],
    ['reason', { reason: 'HIGH_LATENCY' }],
    ['detail', { detail: 'Reported by the recorder.' }],
  ])('leaves a camera alone of which somebody has reported another %s', (_, change) => {
    expect(recoveryFrom(begun, later(change), { from: 'DEGRADED', at: 900 }, now)).toBe('LEAVE');
  });

  test('is written between rows where the past has grown meanwhile, which knows nothing of it', () => {
    const down = later({ to: 'DOWN' });
    expect(recoveryFrom(begun, down, { from: 'UP', at: 501 }, now)).toBe('INSERT');
    expect(recoveryFrom(begun, down, { from: 'UP', at: 500 }, now)).toBe('LEAVE');
    expect(recoveryFrom(begun, down, undefined, now)).toBe('LEAVE');
  });
});

describe('the colleague', () => {
  type Seen = Pick<IncidentRow, 'state' | 'assigneeId' | 'acknowledgedById'>;
  const raised: Seen = { state: 'NEW', assigneeId: null, acknowledgedById: null };
  const worked: Seen = { state: 'ACKNOWLEDGED', assigneeId: 'demo', acknowledgedById: 'demo' };

  test('acknowledges what is new and resolves what is acknowledged', () => {
    expect(turnOf('ACKNOWLEDGE', raised, false)).toBe('ACT');
    expect(turnOf('RESOLVE', worked, false)).toBe('ACT');
  });

  test('waits while somebody has the incident open or selected', () => {
    expect(turnOf('ACKNOWLEDGE', raised, true)).toBe('WAIT');
    expect(turnOf('RESOLVE', worked, true)).toBe('WAIT');
  });

  test('leaves to others what they have acted on or were given', () => {
    expect(turnOf('ACKNOWLEDGE', worked, false)).toBe('THEIRS');
    expect(turnOf('ACKNOWLEDGE', { ...raised, assigneeId: 'mira' }, false)).toBe('THEIRS');
    expect(turnOf('RESOLVE', { ...worked, state: 'DISMISSED' }, false)).toBe('THEIRS');
    expect(turnOf('RESOLVE', { ...worked, assigneeId: 'mira' }, true)).toBe('THEIRS');
    expect(turnOf('RESOLVE', raised, false)).toBe('THEIRS');
  });
});
