import type { Period } from '~/graphql/types.generated.ts';
import { plus, startOf } from '~/lib/calendar.ts';

/** A stretch of time in milliseconds since 1970: from is included, to is not. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Unit = 'hour' | 'day' | 'week' | 'month';

/** The unit (a day, for example) that contains now, moved by `ago` units into the past. */
function whole(now: number, zone: string, unit: Unit, ago = 0): Span {
  const from = plus(startOf(now, zone, unit), zone, -ago, unit);
  return { from, to: plus(from, zone, 1, unit) };
}

/** The last `count` whole units, including the current one. */
function last(now: number, zone: string, count: number, unit: Unit): Span {
  const { to } = whole(now, zone, unit);
  return { from: plus(to, zone, -count, unit), to };
}

const spans: Record<Period, (now: number, zone: string) => Span> = {
  TODAY: (now, zone) => whole(now, zone, 'day'),
  YESTERDAY: (now, zone) => whole(now, zone, 'day', 1),
  THIS_WEEK: (now, zone) => whole(now, zone, 'week'),
  LAST_WEEK: (now, zone) => whole(now, zone, 'week', 1),
  TWO_WEEKS_AGO: (now, zone) => whole(now, zone, 'week', 2),
  THIS_MONTH: (now, zone) => whole(now, zone, 'month'),
  LAST_24_HOURS: (now, zone) => last(now, zone, 24, 'hour'),
  LAST_7_DAYS: (now, zone) => last(now, zone, 7, 'day'),
  LAST_28_DAYS: (now, zone) => last(now, zone, 28, 'day'),
  LAST_30_DAYS: (now, zone) => last(now, zone, 30, 'day'),
  LAST_90_DAYS: (now, zone) => last(now, zone, 90, 'day'),
  LAST_12_MONTHS: (now, zone) => last(now, zone, 12, 'month'),
};

/** The stretch of time that a period names. It may end after now: today lasts until midnight. */
export const spanOf = (period: Period, now: number, zone: string): Span => spans[period](now, zone);

/**
 * The stretch of the same length before it, shortened when the given one has not ended yet: only equal lengths are
 * compared.
 */
export function previousOf({ from, to }: Span, now: number): Span {
  const length = to - from;
  return { from: from - length, to: from - length + Math.min(length, Math.max(0, now - from)) };
}

/** The part of the stretch that lies in the past. */
export const untilNow = ({ from, to }: Span, now: number): Span => ({
  from,
  to: Math.max(from, Math.min(to, now)),
});

/** The moments when the hours, days, weeks or months of the stretch begin, and its end: n + 1 moments for n units. */
export function edgesOf({ from, to }: Span, unit: Unit, zone: string): number[] {
  const edges = [from];
  for (let edge = from; edge < to; ) {
    edge = plus(startOf(edge, zone, unit), zone, 1, unit);
    edges.push(Math.min(edge, to));
  }
  return edges;
}

/** Hours for stretches up to two days, days up to a quarter, months beyond. */
export function unitFor({ from, to }: Span): Unit {
  if (to - from <= 2 * DAY) return 'hour';
  return to - from <= 100 * DAY ? 'day' : 'month';
}
