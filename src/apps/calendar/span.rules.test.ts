import { describe, expect, it, test } from 'vitest';
import { askedRange, calendarViews, namedSpan, plusDays, spanOf, stepped, weekOf } from './span.rules.ts';

const monday = { firstDay: 1, weekend: [6, 7] };
const sunday = { firstDay: 7, weekend: [6, 7] };
const saturday = { firstDay: 6, weekend: [5, 6] };

describe('the days that are drawn', () => {
  it.each([
    ['month', monday, '2026-10-26', '2026-12-07'],
    ['month', sunday, '2026-11-01', '2026-12-06'],
    ['month', saturday, '2026-10-31', '2026-12-05'],
    ['week', monday, '2026-11-16', '2026-11-23'],
    ['week', sunday, '2026-11-22', '2026-11-29'],
    ['workWeek', saturday, '2026-11-21', '2026-11-28'],
    ['day', monday, '2026-11-22', '2026-11-23'],
    ['agenda', monday, '2026-11-22', '2026-12-22'],
  ] as const)('of a %s with %o are %s to %s', (view, week, first, after) => {
    expect(spanOf(view, '2026-11-22', week)).toEqual({ first, after });
  });

  it('of a month that fills its weeks are its own alone', () => {
    expect(spanOf('month', '2027-02-10', monday)).toEqual({ first: '2027-02-01', after: '2027-03-01' });
  });

  it('of a week hold the day itself, whatever weekday it is', () => {
    for (const week of [monday, sunday, saturday])
      for (let index = 0; index < 7; index += 1) {
        const day = plusDays('2026-11-16', index);
        const { first, after } = spanOf('week', day, week);
        expect(first <= day && day < after).toBe(true);
      }
  });
});

describe('the days that name a view', () => {
  it('are those of the month alone', () => {
    expect(namedSpan('month', '2026-12-22', monday)).toEqual({ first: '2026-12-01', after: '2027-01-01' });
  });

  it.each([
    [monday, '2026-11-16', '2026-11-21'],
    [sunday, '2026-11-23', '2026-11-28'],
    [saturday, '2026-11-22', '2026-11-27'],
  ])('are those of a work week without the weekend: %o', (week, first, after) => {
    expect(namedSpan('workWeek', '2026-11-22', week)).toEqual({ first, after });
  });

  it.each(['week', 'day', 'agenda'] as const)('are all that a %s draws', (view) => {
    expect(namedSpan(view, '2026-11-22', monday)).toEqual(spanOf(view, '2026-11-22', monday));
  });
});

describe('steps', () => {
  it.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-01-31', -1, '2025-12-31'],
    ['month', '2028-01-31', 1, '2028-02-29'],
    ['week', '2026-12-29', 1, '2027-01-05'],
    ['workWeek', '2026-11-22', -1, '2026-11-15'],
    ['day', '2026-03-01', -1, '2026-02-28'],
    ['agenda', '2026-11-22', 1, '2026-12-22'],
  ] as const)('a %s from %s by %d is %s', (view, day, by, then) => {
    expect(stepped(view, day, by)).toBe(then);
  });

  it.each(calendarViews)('of a %s leave no day out', (view) => {
    const day = '2026-11-22';
    const now = spanOf(view, day, monday);
    expect(spanOf(view, stepped(view, day, 1), monday).first <= now.after).toBe(true);
    expect(spanOf(view, stepped(view, day, -1), monday).after >= now.first).toBe(true);
  });
});

test('what is asked holds the days of every time zone, and of UTC', () => {
  expect(askedRange({ first: '2026-11-22', after: '2026-11-23' })).toEqual({
    from: '2026-11-21T10:00:00.000Z',
    to: '2026-11-23T12:00:00.000Z',
  });
});

describe('weeks', () => {
  it.each([
    ['en', ['en-GB', 'en'], 1],
    ['en', ['en', 'en-GB'], 7],
    ['en', ['de-DE'], 7],
    ['en', ['en-US'], 7],
    ['tr', [], 1],
    ['ko', ['en-GB'], 7],
    ['ar', [], 6],
    ['en', ['en-GB@posix'], 1],
    ['en', ['en-no tag'], 7],
  ])('%s with %j begin on day %d', (tag, preferred, firstDay) => {
    expect(weekOf(tag, preferred).firstDay).toBe(firstDay);
  });
});
