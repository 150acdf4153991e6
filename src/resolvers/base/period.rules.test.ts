import { describe, expect, test } from 'vitest';
import { DAY, edgesOf, HOUR, previousOf, spanOf, unitFor, untilNow } from './period.rules.ts';

const at = (text: string) => Date.parse(text);
/** A Saturday. */
const now = at('2026-11-21T08:30:00Z');
const read = ({ from, to }: { from: number; to: number }) => [
  new Date(from).toISOString(),
  new Date(to).toISOString(),
];

describe('named stretches', () => {
  test('today lasts from midnight to midnight in the asked zone', () => {
    expect(read(spanOf('TODAY', now, 'Europe/Istanbul'))).toEqual([
      '2026-11-20T21:00:00.000Z',
      '2026-11-21T21:00:00.000Z',
    ]);
  });

  test('today and yesterday meet', () => {
    expect(spanOf('YESTERDAY', now, 'Asia/Seoul').to).toBe(spanOf('TODAY', now, 'Asia/Seoul').from);
  });

  test('weeks begin on Monday', () => {
    expect(read(spanOf('THIS_WEEK', now, 'UTC'))).toEqual([
      '2026-11-16T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ]);
    expect(read(spanOf('LAST_WEEK', now, 'UTC'))).toEqual([
      '2026-11-09T00:00:00.000Z',
      '2026-11-16T00:00:00.000Z',
    ]);
    expect(read(spanOf('TWO_WEEKS_AGO', now, 'UTC'))).toEqual([
      '2026-11-02T00:00:00.000Z',
      '2026-11-09T00:00:00.000Z',
    ]);
  });

  test('a day of 23 hours has 23 of them', () => {
    const span = spanOf('TODAY', at('2026-03-29T10:00:00Z'), 'Europe/Amsterdam');
    expect((span.to - span.from) / HOUR).toBe(23);
    expect(edgesOf(span, 'hour', 'Europe/Amsterdam')).toHaveLength(24);
  });

  test.each([
    ['THIS_MONTH', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['LAST_24_HOURS', '2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['LAST_7_DAYS', '2026-11-15T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['LAST_28_DAYS', '2026-10-25T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['LAST_30_DAYS', '2026-10-23T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['LAST_90_DAYS', '2026-08-24T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ] as const)('%s lasts from %s to %s, the running unit included', (period, from, to) => {
    expect(read(spanOf(period, now, 'UTC'))).toEqual([from, to]);
  });

  test('the last twelve months include the running one', () => {
    expect(read(spanOf('LAST_12_MONTHS', now, 'UTC'))).toEqual([
      '2025-12-01T00:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
    ]);
  });
});

test('a stretch that is not over is compared with the same part of the one before', () => {
  const today = spanOf('TODAY', now, 'UTC');
  expect(read(previousOf(today, now))).toEqual(['2026-11-20T00:00:00.000Z', '2026-11-20T08:30:00.000Z']);
});

test('a stretch that is over is compared with the whole one before', () => {
  const week = spanOf('LAST_WEEK', now, 'UTC');
  expect(previousOf(week, now)).toEqual({ from: week.from - 7 * DAY, to: week.from });
});

test('the future is cut off', () => {
  expect(untilNow(spanOf('TODAY', now, 'UTC'), now).to).toBe(now);
});

test('a stretch that has not begun has no past, and is compared with nothing', () => {
  const tomorrow = { from: now + DAY, to: now + 2 * DAY };
  expect(untilNow(tomorrow, now)).toEqual({ from: tomorrow.from, to: tomorrow.from });
  expect(previousOf(tomorrow, now)).toEqual({ from: now, to: now });
});

describe('buckets', () => {
  test('begin where the hours, days or months of the zone begin, and end with the stretch', () => {
    const year = { from: at('2025-12-31T23:00:00Z'), to: at('2026-12-31T23:00:00Z') };
    const edges = edgesOf(year, 'month', 'Europe/Amsterdam');
    expect(edges).toHaveLength(13);
    expect(new Date(edges[6] ?? 0).toISOString()).toBe('2026-06-30T22:00:00.000Z');
    expect(edges.at(-1)).toBe(year.to);
  });

  test('end with a stretch that ends within a unit', () => {
    const morning = untilNow(spanOf('TODAY', now, 'UTC'), now);
    expect(edgesOf(morning, 'hour', 'UTC')).toHaveLength(10);
    expect(edgesOf(morning, 'hour', 'UTC').at(-1)).toBe(now);
  });

  test('are hours up to two days, days up to a hundred', () => {
    expect(unitFor({ from: 0, to: 2 * DAY })).toBe('hour');
    expect(unitFor({ from: 0, to: 2 * DAY + 1 })).toBe('day');
    expect(unitFor({ from: 0, to: 100 * DAY })).toBe('day');
    expect(unitFor({ from: 0, to: 100 * DAY + 1 })).toBe('month');
  });

  test('are hours for a day, days for a month, months for a year', () => {
    expect(unitFor(spanOf('TODAY', now, 'UTC'))).toBe('hour');
    expect(unitFor(spanOf('LAST_30_DAYS', now, 'UTC'))).toBe('day');
    expect(unitFor(spanOf('LAST_12_MONTHS', now, 'UTC'))).toBe('month');
  });
});
