import { type EventSpan, wholeDays } from '../eventForm.rules.ts';
import { type CalendarView, type DaySpan, plusDays } from '../span.rules.ts';

/** Days are those of the calendar, whatever the time zone. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** What the days that are shown are called: "November 2026", "16 – 22 Nov 2026". */
export function spanName(view: CalendarView, { first, after }: DaySpan, language: string): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...options, timeZone: 'UTC' });
  if (view === 'month') return write({ year: 'numeric', month: 'long' }).format(dateOf(first));
  if (view === 'day') return write({ dateStyle: 'full' }).format(dateOf(first));
  const range = write({ year: 'numeric', month: 'short', day: 'numeric' });
  return range.formatRange(dateOf(first), dateOf(plusDays(after, -1)));
}

/** When something is, in words: days of the calendar, or moments on the browser's clock. */
export function whenText({ allDay, start, end }: EventSpan, language: string): string {
  const tag = `${language}-u-nu-latn`;
  const day = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
  if (allDay) {
    const { first, after } = wholeDays({ start, end });
    const format = new Intl.DateTimeFormat(tag, { ...day, timeZone: 'UTC' });
    return format.formatRange(dateOf(first), dateOf(plusDays(after, -1)));
  }
  const format = new Intl.DateTimeFormat(tag, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.formatRange(new Date(start), new Date(end));
}
