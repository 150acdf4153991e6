import { describe, expect, test } from 'vitest';
import type { IncidentAction } from '~/graphql/types.generated.ts';
import { type Alarming, afterChange, byUrgency, isWanted } from './alerts.rules.ts';

const incident = (
  id: string,
  change: Partial<Alarming> = {},
  ...actions: readonly IncidentAction[]
): Alarming => ({
  id,
  severity: 'MEDIUM',
  state: 'NEW',
  raisedAt: '2026-11-22T10:00:00Z',
  camera: { id: 'camera' },
  activity: { nodes: actions.map((action) => ({ action })) },
  ...change,
});
const idsOf = (alerts: readonly Alarming[]) => alerts.map(({ id }) => id);

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

describe('after a change', () => {
  const known = [incident('known')];

  test('an incident that was just raised alarms, at its place', () => {
    expect(idsOf(afterChange(known, incident('worse', { severity: 'HIGH' }, 'RAISE')))).toEqual([
      'worse',
      'known',
    ]);
    expect(idsOf(afterChange(known, incident('milder', { severity: 'LOW' }, 'RAISE')))).toEqual([
      'known',
      'milder',
    ]);
  });

  test('one alarms again that somebody took back', () => {
    expect(idsOf(afterChange([], incident('again', {}, 'RAISE', 'ACKNOWLEDGE', 'UNDO')))).toEqual(['again']);
  });

  test('an incident of earlier does not alarm because of a note', () => {
    expect(afterChange([], incident('earlier', {}, 'RAISE', 'NOTE'))).toEqual([]);
    expect(afterChange([], incident('earlier'))).toEqual([]);
  });

  test('an alert stays while it is new, once', () => {
    const after = afterChange(known, incident('known', { severity: 'LOW' }, 'RAISE', 'NOTE'));
    expect(after).toMatchObject([{ id: 'known', severity: 'LOW' }]);
  });

  test('an alert goes when somebody has taken it on or closed it, or when its camera is gone', () => {
    expect(afterChange(known, incident('known', { state: 'ACKNOWLEDGED' }, 'ACKNOWLEDGE'))).toEqual([]);
    expect(afterChange(known, incident('known', { state: 'DISMISSED' }, 'DISMISS'))).toEqual([]);
    expect(afterChange(known, incident('known', { camera: null }, 'RAISE'))).toEqual([]);
    expect(idsOf(afterChange(known, incident('other', { state: 'RESOLVED' }, 'RAISE')))).toEqual(['known']);
  });
});
