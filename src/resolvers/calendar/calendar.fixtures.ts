import { forEveryOwner } from '../base/owners.ts';
import { DAY, HOUR } from '../base/period.rules.ts';
import type { CalendarEventRow } from './calendar.rows.ts';
import { calendarEventRow } from './calendar.rules.ts';

interface Entry {
  readonly title: string;
  readonly text: string;
  /** Days from today in UTC. */
  readonly day: number;
  /** Hour of that day in UTC; whole days have none. */
  readonly hour?: number;
  /** Hours; days for those that last whole days. */
  readonly lasts: number;
}

const entries: readonly Entry[] = [
  {
    title: 'Audit of the solar park',
    text: 'Fences, signs, how long clips are kept.',
    day: -9,
    hour: 7,
    lasts: 56,
  },
  {
    title: 'Firmware night',
    text: 'Two cameras at a time, never both of one gate.',
    day: -6,
    hour: 22,
    lasts: 5,
  },
  { title: 'Lens cleaning, mall', text: 'Before the doors open.', day: -4, hour: 5, lasts: 2 },
  {
    title: 'Review of the week',
    text: 'Storms, false alarms, times to acknowledge.',
    day: -3,
    hour: 13,
    lasts: 1,
  },
  {
    title: 'Interview: field technician',
    text: 'With Wanjiru. Bring a broken dome.',
    day: -1,
    hour: 9,
    lasts: 1.5,
  },
  {
    title: 'Shift handover',
    text: 'Who waits for whom, and which camera is blind.',
    day: 0,
    hour: 6,
    lasts: 0.5,
  },
  { title: 'Call with the harbour master', text: 'Crane 3 and its shadow.', day: 0, hour: 12, lasts: 1 },
  {
    title: 'Maintenance window, media engine',
    text: 'Streams pause for a minute each.',
    day: 0,
    hour: 21,
    lasts: 3,
  },
  { title: 'Control room closed for painting', text: 'Everybody watches from the annex.', day: 2, lasts: 1 },
  { title: 'Outage drill', text: 'Pull a switch, freeze a picture, report.', day: 3, hour: 10, lasts: 2 },
  {
    title: 'New cameras at the rail yard',
    text: 'Tracks 2 to 8, one mast a day.',
    day: 5,
    hour: 6,
    lasts: 82,
  },
  {
    title: 'Review of the week',
    text: 'Storms, false alarms, times to acknowledge.',
    day: 4,
    hour: 13,
    lasts: 1,
  },
  { title: 'Team supper', text: 'The place by the lighthouse.', day: 8, hour: 17, lasts: 3 },
  {
    title: 'Trade fair: cameras without cables',
    text: 'Two tickets; Emily has the other.',
    day: 12,
    hour: 8,
    lasts: 34,
  },
];

/** 14 events for each account: one lasts a whole day, three run over several days. */
export const calendarEventFixtures = (now: number): CalendarEventRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    entries.map(({ title, text, day, hour, lasts }, index) => {
      const allDay = hour === undefined;
      const start = now - (now % DAY) + day * DAY + (hour ?? 0) * HOUR;
      return calendarEventRow({
        id: `${prefix}event-${index + 1}`,
        ownerId: userId,
        title,
        allDay,
        start,
        end: start + lasts * (allDay ? DAY : HOUR),
        description: text,
      });
    }),
  );
