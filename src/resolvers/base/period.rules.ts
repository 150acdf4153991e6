import { DateTime, type DurationUnit } from 'luxon';
import type { Period } from '~/graphql/types.generated.ts';

/** A stretch of time in milliseconds since 1970: from is included, to is not. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Unit = 'hour' | 'day' | 'month';

const startOf = (now: number, zone: string, unit: 'hour' | 'day' | 'week' | 'month' | 'year') =>
  DateTime.fromMillis(now, { zone }).startOf(unit);

const span = (from: DateTime, to: DateTime): Span => ({ from: from.toMillis(), to: to.toMillis() });

/** The last `count` whole units, the running one included. */
function last(now: number, zone: string, count: number, unit: Unit): Span {
  const to = startOf(now, zone, unit).plus({ [unit]: 1 });
  return span(to.minus({ [unit]: count }), to);
}

function week(now: number, zone: string, ago: number): Span {
  const from = startOf(now, zone, 'week').minus({ weeks: ago });
  return span(from, from.plus({ weeks: 1 }));
}

/** The stretch that a period names. It may end after now: today lasts until midnight. */
export function spanOf(period: Period, now: number, zone: string): Span {
  const day = startOf(now, zone, 'day');
  const month = startOf(now, zone, 'month');
  switch (period) {
    case 'TODAY':
      return span(day, day.plus({ days: 1 }));
    case 'YESTERDAY':
      return span(day.minus({ days: 1 }), day);
    case 'THIS_WEEK':
      return week(now, zone, 0);
    case 'LAST_WEEK':
      return week(now, zone, 1);
    case 'TWO_WEEKS_AGO':
      return week(now, zone, 2);
    case 'THIS_MONTH':
      return span(month, month.plus({ months: 1 }));
    case 'LAST_24_HOURS':
      return last(now, zone, 24, 'hour');
    case 'LAST_7_DAYS':
      return last(now, zone, 7, 'day');
    case 'LAST_28_DAYS':
      return last(now, zone, 28, 'day');
    case 'LAST_30_DAYS':
      return last(now, zone, 30, 'day');
    case 'LAST_90_DAYS':
      return last(now, zone, 90, 'day');
    case 'LAST_12_MONTHS':
      return last(now, zone, 12, 'month');
  }
}

/** The stretch of the same length before, cut where the given one is cut by now: only equal parts are compared. */
export function previousOf({ from, to }: Span, now: number): Span {
  const length = to - from;
  return { from: from - length, to: from - length + Math.min(length, Math.max(0, now - from)) };
}

/** The part of the stretch that lies in the past. */
export const untilNow = ({ from, to }: Span, now: number): Span => ({
  from,
  to: Math.max(from, Math.min(to, now)),
});

/** Where the hours, days or months of the stretch begin, and its end: n + 1 moments for n units. */
export function edgesOf({ from, to }: Span, unit: Unit, zone: string): number[] {
  const edges = [from];
  let edge = DateTime.fromMillis(from, { zone });
  while (edge.toMillis() < to) {
    edge = edge.startOf(unit).plus({ [unit as DurationUnit]: 1 });
    edges.push(Math.min(edge.toMillis(), to));
  }
  return edges;
}

/** Hours for stretches up to two days, days up to a quarter, months beyond. */
export function unitFor({ from, to }: Span): Unit {
  if (to - from <= 2 * DAY) return 'hour';
  return to - from <= 100 * DAY ? 'day' : 'month';
}

/** Whether the engine knows the time zone. */
export const isTimeZone = (zone: string): boolean => DateTime.local({ zone }).isValid;
