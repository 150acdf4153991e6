import { describe, expect, test } from 'vitest';
import type { CameraState } from '~/graphql/types.generated.ts';
import {
  type Alarming,
  byUrgency,
  type Concerned,
  camerasOf,
  isTold,
  isWanted,
  isWholeSite,
  ringsOf,
} from './alerts.rules.ts';

const incident = (id: string, change: Partial<Alarming> = {}): Alarming => ({
  id,
  severity: 'MEDIUM',
  raisedAt: '2026-11-22T10:00:00.000Z',
  camera: { id: 'gate' },
  site: { id: 'mall' },
  ...change,
});
/** The incident of a whole site. */
const outage = (id: string, change: Partial<Alarming> = {}) =>
  incident(id, { severity: 'HIGH', camera: null, ...change });
const idsOf = (alerts: readonly Alarming[]) => alerts.map(({ id }) => id);

const fleetOf = (...cameras: readonly (readonly [string, CameraState, string | null, string?])[]) =>
  new Map<string, Concerned>(
    cameras.map(([id, state, stateSince, siteId = 'mall']) => [id, { id, siteId, state, stateSince }]),
  );
const during = '2026-11-22T10:00:00.000Z';
const mall = fleetOf(
  ['first', 'DOWN', '2026-11-22T09:59:01.000Z'],
  ['second', 'UNKNOWN', during],
  ['lives', 'UP', during],
  ['paused', 'PAUSED', during],
  ['long-down', 'DOWN', '2026-11-19T10:00:00.000Z'],
  ['unseen', 'UNKNOWN', null],
  ['elsewhere', 'DOWN', during, 'harbour'],
);

test('alerts stand worst first, and the newest of equals', () => {
  const alerts = [
    incident('low', { severity: 'LOW' }),
    incident('old'),
    incident('new', { raisedAt: '2026-11-22T10:00:01Z' }),
    incident('high', { severity: 'HIGH' }),
  ];
  expect(idsOf(alerts.toSorted(byUrgency))).toEqual(['high', 'new', 'old', 'low']);
});

test('which alerts come to the front is chosen: all, high ones or none', () => {
  const [high, low] = [incident('a', { severity: 'HIGH' }), incident('b', { severity: 'LOW' })];
  expect(
    (['all', 'high', 'off'] as const).map((spotlight) => [
      isWanted(high, spotlight),
      isWanted(low, spotlight),
    ]),
  ).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});

describe('the cameras of an alert', () => {
  test('are its own camera alone, whatever else is down at the site', () => {
    expect(camerasOf(incident('1'), mall)).toEqual(['gate']);
  });

  test('of a site are those that give no pictures since it was raised, or since the minute before', () => {
    expect(camerasOf(outage('1'), mall)).toEqual(['first', 'second']);
    expect(camerasOf(outage('1', { site: { id: 'harbour' } }), mall)).toEqual(['elsewhere']);
  });

  test('are ringed in the colour of the most urgent alert that concerns them', () => {
    const alerts = [outage('1'), incident('2', { camera: { id: 'first' }, severity: 'LOW' }), incident('3')];
    for (const order of [alerts, alerts.toReversed()]) {
      expect(Object.fromEntries(ringsOf(order, mall))).toEqual({
        first: 'HIGH',
        second: 'HIGH',
        gate: 'MEDIUM',
      });
    }
  });
});

describe('a wall tells of', () => {
  const nowhere = new Set<string>();

  test('what it listens to, whatever cameras it shows', () => {
    expect(isTold(outage('1'), 'high', nowhere, mall)).toBe(true);
    expect(isTold(incident('1'), 'all', nowhere, mall)).toBe(true);
    expect(isTold(incident('1'), 'high', new Set(['gate']), mall)).toBe(false);
  });

  test('the outage of a site of which it shows a camera, though it listens to nothing', () => {
    expect(isTold(outage('1'), 'off', new Set(['second']), mall)).toBe(true);
    expect(isTold(outage('1'), 'off', new Set(['lives', 'elsewhere']), mall)).toBe(false);
    expect(isTold(incident('1', { severity: 'HIGH' }), 'off', new Set(['gate']), mall)).toBe(false);
  });
});

test('a site is down as a whole when it is out of reach, or when a storm has left none of its cameras', () => {
  const storm = { ...outage('1'), childCount: 2 };
  expect(isWholeSite(storm, mall)).toBe(false);
  expect(isWholeSite({ ...storm, childCount: 0 }, mall)).toBe(true);
  expect(isWholeSite(storm, fleetOf(['first', 'DOWN', during], ['out', 'PAUSED', null]))).toBe(true);
});
