import { z } from 'zod';
import { definePagedRoute, type Route } from '../route.ts';
import {
  RestAddCalendarEventDocument,
  RestCalendarEventsDocument,
  type RestCalendarEventsQuery,
  RestRemoveCalendarEventDocument,
  RestUpdateCalendarEventDocument,
} from './calendar.generated.ts';
import { booleanField, entity, id, nothing, text } from './fields.ts';
import { moment } from './moment.ts';

const events = z.array(
  entity('CalendarEvent', {
    id: z.string(),
    title: z.string(),
    allDay: z.boolean(),
    start: z.string(),
    end: z.string(),
    desc: z.string(),
  }),
);

const fields = {
  title: text('title'),
  allDay: booleanField('allDay').optional(),
  start: moment('start'),
  end: moment('end'),
  desc: text('desc').optional(),
};

const newEvent = z.object(fields, { error: 'Send newEvent as an object with title, start and end.' });
const event = z.object(
  { id: id('id'), ...fields },
  { error: 'Send event as an object with id, title, start and end.' },
);

const inputOf = ({ title, allDay, start, end, desc }: z.output<typeof newEvent>) => ({
  title,
  allDay: allDay ?? null,
  start,
  end,
  description: desc ?? null,
});

/** Specification, apps §7: the list and all three writes answer all events. */
const allEvents = {
  tag: 'Calendar' as const,
  query: nothing,
  answer: events,
  document: RestCalendarEventsDocument,
  variables: () => ({}),
  pageEnd: ({ calendarEvents }: RestCalendarEventsQuery) => calendarEvents.pageInfo,
  reply: (pages: readonly RestCalendarEventsQuery[]): z.input<typeof events> =>
    pages.flatMap(({ calendarEvents }) =>
      calendarEvents.nodes.map(({ id, title, allDay, start, end, description }) => ({
        id,
        title,
        allDay,
        start,
        end,
        desc: description,
      })),
    ),
};

export const calendarRoutes: readonly Route[] = [
  definePagedRoute({
    ...allEvents,
    method: 'GET',
    path: '/api/calendar-app/events',
    operationId: 'calendarEvents',
    summary: 'The viewer’s events in the order of their starts',
    body: nothing,
  }),
  definePagedRoute({
    ...allEvents,
    method: 'POST',
    path: '/api/calendar-app/add-event',
    operationId: 'addCalendarEvent',
    summary: 'Adds an event; answers with all events',
    body: z.object({ newEvent }),
    write: {
      document: RestAddCalendarEventDocument,
      variables: ({ body }) => ({ input: inputOf(body.newEvent) }),
      errors: ({ createCalendarEvent }) => createCalendarEvent.errors,
    },
  }),
  definePagedRoute({
    ...allEvents,
    method: 'POST',
    path: '/api/calendar-app/update-event',
    operationId: 'updateCalendarEvent',
    refuses: [404],
    summary: 'Changes an event; answers with all events',
    body: z.object({ event }),
    write: {
      document: RestUpdateCalendarEventDocument,
      variables: ({ body }) => ({ id: body.event.id, input: inputOf(body.event) }),
      errors: ({ updateCalendarEvent }) => updateCalendarEvent.errors,
    },
  }),
  definePagedRoute({
    ...allEvents,
    method: 'POST',
    path: '/api/calendar-app/remove-event',
    operationId: 'removeCalendarEvent',
    refuses: [404],
    summary: 'Removes an event; answers with all events that remain',
    body: z.object({ eventId: id('eventId') }),
    write: {
      document: RestRemoveCalendarEventDocument,
      variables: ({ body }) => ({ id: body.eventId }),
    },
  }),
];
