import { refusals, refuse } from '~/resolvers/base/refusal.rules.ts';
import { calendarEventErrors } from '~/resolvers/calendar/calendar.rules.ts';
import { dateText, localMinute } from '~/shell/i18n/dateText.ts';
import { plusDays } from './span.rules.ts';

/** When something is, as the API says it: whole days are those of UTC, the last one not included. */
export interface EventSpan {
  readonly allDay: boolean;
  readonly start: string;
  readonly end: string;
}

/**
 * An event as somebody types it. Days are `2026-11-21`, both included; times `2026-11-21T14:30` on the browser's clock; what
 * is neither stands as it was typed.
 */
export interface EventValues {
  readonly title: string;
  readonly allDay: boolean;
  readonly start: string;
  readonly end: string;
  readonly description: string;
}

const HOUR = 3_600_000;

const midnight = (day: string): string => `${day}T00:00:00.000Z`;

/** The days of an event that lasts whole days, the last one not included: at least one. */
export function wholeDays({ start, end }: Pick<EventSpan, 'start' | 'end'>) {
  const first = start.slice(0, 10);
  const after = end.slice(0, 10);
  return { first, after: after > first ? after : plusDays(first, 1) };
}

/** Whole days as the API wants them. */
export const daysSpan = (first: string, after: string): EventSpan => ({
  allDay: true,
  start: midnight(first),
  end: midnight(after),
});

/** What stands in the fields of a new event on this day: the next whole hour where it is today, else nine o’clock. */
export function newSpan(day: string, now: number): EventSpan {
  const nextHour = now - (now % HOUR) + HOUR;
  const isToday = localMinute(now).slice(0, 10) === day;
  const start = isToday ? nextHour : new Date(`${day}T09:00`).getTime();
  return { allDay: false, start: new Date(start).toISOString(), end: new Date(start + HOUR).toISOString() };
}

/** The two fields of a span. */
export function typedSpan(span: EventSpan): Pick<EventValues, 'allDay' | 'start' | 'end'> {
  if (!span.allDay)
    return {
      allDay: false,
      start: localMinute(Date.parse(span.start)),
      end: localMinute(Date.parse(span.end)),
    };
  const { first, after } = wholeDays(span);
  return { allDay: true, start: first, end: plusDays(after, -1) };
}

const dayForm = /^\d{4}-\d\d-\d\d$/;
const minuteForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * Turned to whole days the fields keep their days; turned back they get the times that they had, or these. What cannot be
 * read stays as it was typed.
 */
export function turned(
  values: Pick<EventValues, 'start' | 'end'>,
  allDay: boolean,
  times: Pick<EventValues, 'start' | 'end'>,
): Pick<EventValues, 'start' | 'end'> {
  const turn = (field: 'start' | 'end', usual: string): string => {
    const text = values[field];
    if (allDay) return minuteForm.test(text) ? text.slice(0, 10) : text;
    const time = minuteForm.test(times[field]) ? times[field].slice(10) : usual;
    return dayForm.test(text) ? text + time : text;
  };
  return { start: turn('start', 'T09:00'), end: turn('end', 'T10:00') };
}

/** What was typed as a moment; not a number where it is none. */
const millisOf = (text: string, allDay: boolean): number => {
  if (allDay) return dayForm.test(text) ? Date.parse(midnight(text)) : Number.NaN;
  return minuteForm.test(text) ? new Date(text).getTime() : Number.NaN;
};

/** What is wrong with what was typed, by field: what cannot be read, then what the API would refuse. */
export function eventErrors(
  values: EventValues,
  now: number,
  tag: string,
): ReturnType<typeof calendarEventErrors> {
  const { allDay } = values;
  const [start, end] = [millisOf(values.start, allDay), millisOf(values.end, allDay)];
  const example = dateText(localMinute(now).slice(0, allDay ? 10 : undefined), tag);
  const unreadable = (field: 'start' | 'end', at: number) => {
    if (!Number.isNaN(at)) return false;
    return values[field] === '' ? refuse(field, 'REQUIRED') : refuse(field, 'INVALID_FORMAT', { example });
  };
  return [
    ...refusals(unreadable('start', start), unreadable('end', end)),
    ...calendarEventErrors({ ...values, start, end }),
  ];
}

/** What was typed as the API wants it; only of values without errors. */
export function inputOf({ title, allDay, start, end, description }: EventValues) {
  const span = allDay
    ? daysSpan(start, plusDays(end, 1))
    : { allDay, start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  return { title: title.trim(), description, ...span };
}

const sameMinute = (one: string, other: string): boolean =>
  Math.floor(Date.parse(one) / 60_000) === Math.floor(Date.parse(other) / 60_000);

/** The input with the seconds that a moment had, which the fields do not show, where it was not changed. */
export const keepingSeconds = <Input extends EventSpan>(input: Input, before: EventSpan): Input => ({
  ...input,
  start: sameMinute(input.start, before.start) ? before.start : input.start,
  end: sameMinute(input.end, before.end) ? before.end : input.end,
});
