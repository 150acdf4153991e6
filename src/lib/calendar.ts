import { TZDate } from '@date-fns/tz';
import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  getISODay,
  startOfDay,
  startOfISOWeek,
  startOfMonth,
  startOfYear,
} from 'date-fns';

/*
 * Calendars of time zones. Moments are milliseconds since 1970. Luxon, which the tests compare this with, would weigh
 * six times as much in every page.
 */

export type CalendarUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

const starts = { day: startOfDay, week: startOfISOWeek, month: startOfMonth, year: startOfYear };
const adders = { day: addDays, week: addWeeks, month: addMonths, year: addYears };

const mostKept = 10_000;
const kept = new Map<string, number>();

/**
 * Remembers results: a date in a time zone asks `Intl` for the offset a dozen times, and a dashboard asks for the same
 * days, months and years whenever it is opened.
 */
function once(question: string, compute: () => number): number {
  const known = kept.get(question);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const computed = compute();
  kept.set(question, computed);
  return computed;
}

/** When the unit began that the moment lies in. Weeks begin on Monday. */
export const startOf = (moment: number, zone: string, unit: CalendarUnit): number =>
  once(`${unit} of ${moment} ${zone}`, () => computeStart(moment, zone, unit));

function computeStart(moment: number, zone: string, unit: CalendarUnit): number {
  const local = new TZDate(moment, zone);
  if (unit !== 'hour') return starts[unit](local).getTime();
  // By subtraction: the hour that the clock shows twice, once a year, is two hours.
  return moment - local.getMinutes() * 60_000 - local.getSeconds() * 1_000 - local.getMilliseconds();
}

/** The moment so many units later, at the same local time; hours are always 60 minutes. */
export function plus(moment: number, zone: string, amount: number, unit: CalendarUnit): number {
  if (unit === 'hour') return moment + amount * 3_600_000;
  return once(`${amount} ${unit} after ${moment} ${zone}`, () =>
    adders[unit](new TZDate(moment, zone), amount).getTime(),
  );
}

/** What the calendar and the clock show. */
export function readingOf(moment: number, zone: string) {
  const local = new TZDate(moment, zone);
  return {
    year: local.getFullYear(),
    /** ISO: 1 is Monday. */
    weekday: getISODay(local),
    hour: local.getHours(),
    minute: local.getMinutes(),
    daysInMonth: new Date(Date.UTC(local.getFullYear(), local.getMonth() + 1, 0)).getUTCDate(),
  };
}

/** When a year begins. */
export const yearStart = (year: number, zone: string): number =>
  once(`year ${year} ${zone}`, () => new TZDate(year, 0, 1, zone).getTime());

const zones = new Set<string>();

/** Whether the engine knows the time zone. */
export function isTimeZone(zone: string): boolean {
  if (zones.has(zone)) return true;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
    // Not remembered: a name may be written in any case, so there is no limit to the number of names.
    if (zones.size >= mostKept) zones.clear();
    if (known) zones.add(zone);
    return known;
  } catch {
    return false;
  }
}
