/*
 * Which days a view of the calendar shows. Days are texts such as `2026-11-21`, without a time zone; weekdays are those of
 * ISO 8601: 1 is Monday, 7 Sunday.
 */

/** In the order of their keys, 1 to 5. */
export const calendarViews = ['month', 'week', 'workWeek', 'day', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** How weeks run where somebody lives. */
export interface Week {
  readonly firstDay: number;
  readonly weekend: readonly number[];
}

/** Days from `first` on, `after` not included. */
export interface DaySpan {
  readonly first: string;
  readonly after: string;
}

/** How many days the agenda shows. */
export const AGENDA_DAYS = 30;

const DAY = 86_400_000;
const HOUR = 3_600_000;

const millisOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/** The day so many days later. */
export const plusDays = (day: string, days: number): string => dayOf(millisOf(day) + days * DAY);

const weekdayOf = (day: string): number => new Date(millisOf(day)).getUTCDay() || 7;

const weekStart = (day: string, { firstDay }: Week): string =>
  plusDays(day, -((weekdayOf(day) - firstDay + 7) % 7));

/** The day so many months later, at most the last of its month. */
function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The days that a view draws around a day: of a month whole weeks. */
export function spanOf(view: CalendarView, day: string, week: Week): DaySpan {
  if (view === 'day') return { first: day, after: plusDays(day, 1) };
  if (view === 'agenda') return { first: day, after: plusDays(day, AGENDA_DAYS) };
  if (view !== 'month') {
    const first = weekStart(day, week);
    return { first, after: plusDays(first, 7) };
  }
  const last = plusDays(plusMonths(firstOfMonth(day), 1), -1);
  return {
    first: weekStart(firstOfMonth(day), week),
    after: plusDays(weekStart(last, week), 7),
  };
}

/** The days that name a view: a month without the days of its neighbours, a work week without the weekend at its edges. */
export function namedSpan(view: CalendarView, day: string, week: Week): DaySpan {
  const { first, after } = spanOf(view, day, week);
  if (view === 'month') return { first: firstOfMonth(day), after: plusMonths(firstOfMonth(day), 1) };
  if (view !== 'workWeek') return { first, after };
  const days = Array.from({ length: 7 }, (_, index) => plusDays(first, index));
  const worked = days.filter((each) => !week.weekend.includes(weekdayOf(each)));
  return { first: worked[0] ?? first, after: plusDays(worked.at(-1) ?? first, 1) };
}

/** The day around which the next view of this kind stands; by -1 the one before. */
export function stepped(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'month') return plusMonths(day, by);
  if (view === 'day') return plusDays(day, by);
  return plusDays(day, by * (view === 'agenda' ? AGENDA_DAYS : 7));
}

/**
 * What is asked of the API for these days: wherever the viewer lives they begin at most 14 hours before the days of UTC, to
 * which events of whole days belong, and end at most 12 hours after them.
 */
export const askedRange = ({ first, after }: DaySpan): { readonly from: string; readonly to: string } => ({
  from: new Date(millisOf(first) - 14 * HOUR).toISOString(),
  to: new Date(millisOf(after) + 12 * HOUR).toISOString(),
});

/** Of engines that do not tell: by language. */
const weeks: Readonly<Record<string, Week>> = {
  tr: { firstDay: 1, weekend: [6, 7] },
  ar: { firstDay: 6, weekend: [5, 6] },
};
const plainWeek: Week = { firstDay: 7, weekend: [6, 7] };

interface LocaleWithWeek extends Intl.Locale {
  readonly getWeekInfo?: () => Week;
  readonly weekInfo?: Week;
}

/** The tag without what systems write behind it (`en-US@posix`); null when it is no language tag. */
function localeOf(tag: string): LocaleWithWeek | null {
  try {
    return new Intl.Locale(tag.replace(/[@.].*$/, ''));
  } catch {
    return null;
  }
}

/**
 * How weeks run for who reads a language: of the region that the browser names with this language, as British English, else
 * of where most of its speakers live.
 */
export function weekOf(tag: string, preferred: readonly string[]): Week {
  const own = preferred.find((each) => each === tag || each.startsWith(`${tag}-`)) ?? tag;
  const locale = localeOf(own) ?? localeOf(tag);
  const { firstDay, weekend } = locale?.getWeekInfo?.() ?? locale?.weekInfo ?? weeks[tag] ?? plainWeek;
  return { firstDay, weekend };
}
