import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../base/period.rules.ts';
import { timelineEdges } from './desk.rules.ts';

const now = Date.parse('2026-11-22T10:20:00Z');
const found = { from: now - 3 * DAY, to: now - HOUR };
/** The length of the first whole stretch of a filter that reaches back so far. */
const step = (length: number) => {
  const [, first = 0, second = 0] = timelineEdges(
    { gte: now - length, lt: now },
    { from: 0, to: now },
    now,
    'UTC',
  );
  return (second - first) / DAY;
};

describe('the stretches of a timeline', () => {
  test('are hours up to two days, days up to two months, weeks up to a year, then months', () => {
    expect(step(2 * DAY)).toBe(1 / 24);
    expect(step(2 * DAY + 1)).toBe(1);
    expect(step(62 * DAY)).toBe(1);
    expect(step(62 * DAY + 1)).toBe(7);
    expect(step(400 * DAY)).toBe(7);
    expect(step(400 * DAY + 1)).toBeGreaterThanOrEqual(28);
  });

  test('begin and end where the filter says', () => {
    const edges = timelineEdges({ gte: now - 90 * 60_000, lt: now }, found, now, 'UTC');
    expect(edges.at(0)).toBe(now - 90 * 60_000);
    expect(edges.at(-1)).toBe(now);
  });

  test('begin without a filter with the day of the first incident, and end now', () => {
    const edges = timelineEdges(undefined, found, now, 'UTC');
    expect(edges.at(0)).toBe(Date.parse('2026-11-19T00:00:00Z'));
    expect(edges.at(-1)).toBe(now + 1);
    expect(timelineEdges({}, found, now, 'UTC')).toEqual(edges);
  });

  test('begin at midnight of the watchers’ zone', () => {
    expect(timelineEdges(undefined, found, now, 'Europe/Istanbul').at(0)).toBe(
      Date.parse('2026-11-18T21:00:00Z'),
    );
  });

  test('hold an incident that lies after now', () => {
    expect(timelineEdges(undefined, { ...found, to: now + HOUR }, now, 'UTC').at(-1)).toBe(now + HOUR + 1);
  });

  test('do not go on after now where the filter ends later', () => {
    expect(timelineEdges({ gte: now - DAY, lt: now + 5 * DAY }, found, now, 'UTC').at(-1)).toBe(now + 1);
  });

  test('reach a year before the first incident at most', () => {
    const [first = 0] = timelineEdges({ gte: 0 }, found, now, 'UTC');
    expect(first).toBeLessThanOrEqual(found.from - 366 * DAY);
    expect(first).toBeGreaterThan(found.from - 400 * DAY);
  });
});
