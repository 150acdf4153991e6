import ICAL from 'ical.js';
import { wholeDays } from '../eventForm.rules.ts';
import type { ReadEvent } from './readIcalendar.ts';

/** A moment in UTC, which every program reads alike; a day as a date. */
const timeOf = (text: string): ICAL.Time =>
  text.length === 10 ? ICAL.Time.fromDateString(text) : ICAL.Time.fromJSDate(new Date(text), true);

/** Events as the text of an iCalendar file. `now` is when it is made, in milliseconds. */
export function writeIcalendar(
  events: readonly (ReadEvent & { readonly id: string })[],
  now: number,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Watchfloor//Calendar//EN');
  calendar.addPropertyWithValue('version', '2.0');
  for (const event of events) {
    const component = new ICAL.Component('vevent');
    const { first, after } = wholeDays(event);
    component.addPropertyWithValue('uid', `${event.id}@watchfloor`);
    component.addPropertyWithValue('dtstamp', timeOf(new Date(now).toISOString()));
    component.addPropertyWithValue('summary', event.title);
    component.addPropertyWithValue('dtstart', timeOf(event.allDay ? first : event.start));
    component.addPropertyWithValue('dtend', timeOf(event.allDay ? after : event.end));
    if (event.description) component.addPropertyWithValue('description', event.description);
    calendar.addSubcomponent(component);
  }
  return `${calendar.toString()}\r\n`;
}
