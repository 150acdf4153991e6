import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { CalendarScreenDocument } from './CalendarScreen.generated.ts';
import { calendarRange, calendarUrl } from './calendarUrl.ts';

/** Begins the events of the days that are shown. */
export const preload = definePreload({
  texts: ['calendar', 'office'],
  queries: ({ search }) => [
    ask(CalendarScreenDocument, { during: calendarRange(calendarUrl.read(search)), after: null }),
  ],
});
