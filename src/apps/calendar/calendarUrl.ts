import { choice, day, defineUrl, flag, id, moment } from '~/lib/defineUrl.ts';
import { localMinute } from '~/shell/i18n/dateText.ts';
import { textLanguage } from '~/shell/i18n/texts.ts';
import { askedRange, type CalendarView, calendarViews, spanOf, type Week, weekOf } from './span.rules.ts';

/** What the calendar shows. */
export const calendarUrl = defineUrl({
  /** Null for the view that fits the screen. */
  view: choice(calendarViews, null),
  /** The day around which the view stands; null for today. */
  date: day(),
  /** Id of the opened event. */
  event: id(),
  /** Id of the opened maintenance window. */
  window: id(),
  dialog: choice(['new', 'import', 'keys'], null),
  /** What a new event begins with. */
  start: moment(),
  end: moment(),
  allDay: flag('yes'),
  /** Whether maintenance windows are left out. */
  maintenance: choice(['off'], null),
});

export type CalendarUrl = typeof calendarUrl.defaults;

/** What closes every dialog. */
export const closed = {
  event: null,
  window: null,
  dialog: null,
  start: null,
  end: null,
  allDay: false,
} as const satisfies Partial<CalendarUrl>;

let usual: CalendarView | undefined;

/** A month has no room on a phone. It stays as it was when the calendar was first opened, so that turning it asks nothing. */
function usualView(): CalendarView {
  usual ??= matchMedia('(max-width: 599px)').matches ? 'agenda' : 'month';
  return usual;
}

/** Today on the browser's clock. */
export const today = (): string => localMinute(Date.now()).slice(0, 10);

/** How weeks run for whoever looks. */
export const shownWeek = (): Week => weekOf(textLanguage(), navigator.languages);

/** The view and the day that an address stands for. */
export const shownOf = ({ view, date }: Pick<CalendarUrl, 'view' | 'date'>) => ({
  view: view ?? usualView(),
  day: date ?? today(),
});

/** The moments that an address asks of the API: those of the days that are shown. */
export function calendarRange(url: Pick<CalendarUrl, 'view' | 'date'>) {
  const { view, day } = shownOf(url);
  return askedRange(spanOf(view, day, shownWeek()));
}
