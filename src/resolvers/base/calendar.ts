import { TZDate } from '@date-fns/tz';
import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  getDaysInMonth,
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

/** When the unit began that the moment lies in. Weeks begin on Monday. */
export function startOf(moment: number, zone: string, unit: CalendarUnit): number {
  const local = new TZDate(moment, zone);
  if (unit !== 'hour') return starts[unit](local).getTime();
  // By subtraction: an hour that the clock shows twice a year is two hours.
  return moment - local.getMinutes() * 60_000 - local.getSeconds() * 1_000 - local.getMilliseconds();
}

/** The moment so many units later, at the same local time; hours are always 60 minutes. */
export function plus(moment: number, zone: string, amount: number, unit: CalendarUnit): number {
  if (unit === 'hour') return moment + amount * 3_600_000;
  return adders[unit](new TZDate(moment, zone), amount).getTime();
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
    daysInMonth: getDaysInMonth(local),
  };
}

/** When a year begins. */
export const yearStart = (year: number, zone: string): number => new TZDate(year, 0, 1, zone).getTime();

/** Whether the engine knows the time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
