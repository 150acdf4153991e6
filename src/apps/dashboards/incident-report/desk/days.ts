import { DateTime } from 'luxon';

/** The day of a moment in the browser's zone, `2026-11-21`; `shift` milliseconds are added first. */
export const dayOf = (moment: string, shift = 0): string =>
  DateTime.fromISO(moment).plus(shift).toISODate() ?? '';

/** The moment at which a day begins in the browser's zone; null for a text that is no day. */
export function startOfDay(day: string): string | null {
  const moment = DateTime.fromISO(day);
  return moment.isValid ? moment.startOf('day').toUTC().toISO() : null;
}

/** The moment at which a day is over. */
export function dayAfter(day: string): string | null {
  const moment = DateTime.fromISO(day);
  return moment.isValid ? moment.startOf('day').plus({ days: 1 }).toUTC().toISO() : null;
}
