import { expect, test } from 'vitest';
import type { IncidentKind, IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';
import { bucketsOf, type CountedIncidents, sumOf } from './counts.rules.ts';

const group = (
  bucket: number,
  count: number,
  severity: IncidentSeverity,
  state: IncidentState,
  kind: IncidentKind = 'MOTION',
): CountedIncidents => ({ key: { severity, state, kind }, bucket, count });

const groups = [
  group(0, 1, 'HIGH', 'NEW'),
  group(0, 2, 'MEDIUM', 'ACKNOWLEDGED'),
  group(0, 4, 'LOW', 'RESOLVED', 'OUTAGE'),
  group(0, 8, 'LOW', 'DISMISSED'),
  group(1, 16, 'HIGH', 'RESOLVED'),
];

test('the sum is of the groups that hold', () => {
  expect(sumOf(groups, ({ key }) => key.kind === 'OUTAGE')).toBe(4);
  expect(sumOf(groups, () => true)).toBe(31);
  expect(sumOf(groups, () => false)).toBe(0);
});

test('each stretch tells what became of its incidents', () => {
  expect(bucketsOf(groups, [100, 200, 300, 400])).toEqual([
    { from: 100, to: 200, raised: 15, acknowledged: 14, closed: 12, high: 1, medium: 2, low: 12 },
    { from: 200, to: 300, raised: 16, acknowledged: 16, closed: 16, high: 16, medium: 0, low: 0 },
    { from: 300, to: 400, raised: 0, acknowledged: 0, closed: 0, high: 0, medium: 0, low: 0 },
  ]);
});

test('what lies outside the stretches is not counted', () => {
  expect(bucketsOf([group(1, 5, 'LOW', 'NEW')], [100, 200])).toMatchObject([{ raised: 0 }]);
});
