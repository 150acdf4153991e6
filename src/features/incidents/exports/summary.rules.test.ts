import { expect, test } from 'vitest';
import { figuresBy, figuresOf, raisedOverTime, type Summarised } from './summary.rules.ts';

const raised = Date.parse('2026-03-02T10:00:00Z');
const after = (seconds: number | null) =>
  seconds === null ? null : new Date(raised + seconds * 1000).toISOString();

const incident = (acknowledged: number | null, closed: number | null): Summarised => ({
  state: closed !== null ? 'RESOLVED' : acknowledged !== null ? 'ACKNOWLEDGED' : 'NEW',
  raisedAt: new Date(raised).toISOString(),
  acknowledgedAt: after(acknowledged),
  closedAt: after(closed),
});

test('figures tell how many are open, and the times of those that were taken on and closed', () => {
  const rows = [incident(60, 600), incident(120, null), incident(1000, 5000), incident(null, null)];
  expect(figuresOf(rows)).toEqual({
    count: 4,
    open: 2,
    acknowledgeMedian: 120,
    acknowledge95: 1000,
    resolveMedian: 600,
  });
  const quick = Array.from({ length: 100 }, (_, index) => incident(index + 1, null));
  expect(figuresOf(quick)).toMatchObject({ acknowledgeMedian: 50, acknowledge95: 95 });
  expect(figuresOf([])).toEqual({
    count: 0,
    open: 0,
    acknowledgeMedian: null,
    acknowledge95: null,
    resolveMedian: null,
  });
});

test('times are in the middle of what was measured, in whatever order it was', () => {
  const rows = [incident(900, 9000), incident(null, null), incident(30, 600), incident(120, 700)];
  expect(figuresOf(rows)).toMatchObject({ acknowledgeMedian: 120, acknowledge95: 900, resolveMedian: 700 });
});

test('groups stand by their number of incidents, equals by name', () => {
  const rows = ['north', 'south', 'south', 'east'].map((site) => ({ ...incident(null, null), site }));
  const [sites = []] = figuresBy(rows, ({ site }) => site);
  expect(sites.map(([site, { count }]) => [site, count])).toEqual([
    ['south', 2],
    ['east', 1],
    ['north', 1],
  ]);
});

const at = (...moments: string[]) => moments.map((raisedAt) => ({ ...incident(null, null), raisedAt }));
const counts = (rows: Summarised[], zone = 'Europe/Istanbul') => {
  const { unit, stretches } = raisedOverTime(rows, zone);
  return [unit, stretches.map(({ count }) => count)];
};

test('days are those of the time zone, and days without incidents are among them', () => {
  // 21:30 in UTC is the next day in Istanbul.
  expect(counts(at('2026-03-01T21:30:00Z', '2026-03-02T12:00:00Z', '2026-03-04T12:00:00Z'))).toEqual([
    'day',
    [2, 0, 1],
  ]);
  expect(counts([])).toEqual(['day', []]);
  // Midnight is of the day that begins.
  expect(counts(at('2026-03-01T12:00:00Z', '2026-03-01T21:00:00Z'))).toEqual(['day', [1, 1]]);
});

test('moments count wherever they stand in the list', () => {
  expect(
    counts(
      at('2026-03-04T12:00:00Z', '2026-03-02T12:00:00Z', '2026-03-03T12:00:00Z', '2026-03-02T13:00:00Z'),
    ),
  ).toEqual(['day', [2, 1, 1]]);
  expect(counts(at('2026-03-02T12:00:00Z'))).toEqual(['day', [1]]);
});

test('62 days are told each, 63 are not', () => {
  const until = (day: string) => counts(at('2026-01-01T12:00:00Z', `${day}T12:00:00Z`))[0];
  expect([until('2026-03-03'), until('2026-03-04')]).toEqual(['day', 'week']);
});

test('what is too long for days is told in weeks, then in months', () => {
  expect(counts(at('2026-01-01T12:00:00Z', '2026-03-31T12:00:00Z'))[0]).toBe('week');
  const [unit, bars] = counts(at('2025-01-01T12:00:00Z', '2026-12-31T12:00:00Z'));
  expect(unit).toBe('month');
  expect(bars).toHaveLength(24);
});
