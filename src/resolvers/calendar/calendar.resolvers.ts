import { omitNullish } from '~/lib/omitNullish.ts';
import { ownRow, ownRows, viewerId } from '../base/owned.ts';
import { bulkIds, PAGE_LIMIT, readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { removeThings, restoreOwn } from '../office/removal.service.ts';
import type {
  CalendarEventFilter,
  CalendarEventInput,
  MutationResolvers,
  QueryResolvers,
} from '../types.generated.ts';
import type { CalendarEventRow } from './calendar.rows.ts';
import { calendarEventErrors, calendarEventRow, repeatedPlaces } from './calendar.rules.ts';

function whereOf(context: Context, { during, search }: CalendarEventFilter) {
  const text = search?.trim();
  return {
    ownerId: viewerId(context),
    start: { lt: during?.to ?? undefined },
    end: { gte: during?.from ?? undefined },
    words: text ? { contains: text } : undefined,
  };
}

const Query: Pick<QueryResolvers, 'calendarEvents' | 'calendarEvent'> = {
  calendarEvents: (_, { filter, ...page }, context) =>
    readConnection(
      context.store.calendarEvents,
      { where: whereOf(context, filter ?? {}), orderBy: [{ field: 'start', direction: 'asc' }] },
      page,
    ),
  calendarEvent: (_, { id }, context) => ownRow(context, context.store.calendarEvents, id, 'Event'),
};

/** The row that an input becomes. */
function rowOf(context: Context, input: CalendarEventInput): CalendarEventRow {
  const own = { id: context.newId(), ownerId: viewerId(context), allDay: false, description: '' };
  const { title, start, end } = input;
  return calendarEventRow({ ...own, ...omitNullish(input), title, start, end });
}

type Mutations = Pick<
  MutationResolvers,
  | 'createCalendarEvent'
  | 'updateCalendarEvent'
  | 'importCalendarEvents'
  | 'removeCalendarEvent'
  | 'removeCalendarEvents'
  | 'restoreCalendarEvents'
>;

const Mutation: Mutations = {
  async createCalendarEvent(_, { input }, context) {
    const event = rowOf(context, input);
    const errors = calendarEventErrors(event);
    if (errors.length > 0) return { event: null, errors };
    await context.store.calendarEvents.insert([event]);
    return { event, errors: [] };
  },

  async updateCalendarEvent(_, { input: { id, changes: input } }, context) {
    return context.store.transaction(async (tx) => {
      const before = await ownRow(context, tx.calendarEvents, id, 'Event');
      const event = calendarEventRow({ ...before, ...omitNullish(input) });
      const errors = calendarEventErrors(event);
      if (errors.length > 0) return { event: null, errors };
      return { event: await tx.calendarEvents.update(id, event), errors: [] };
    });
  },

  async importCalendarEvents(_, { input: { events: inputs, dryRun } }, context) {
    if (inputs.length === 0 || inputs.length > PAGE_LIMIT)
      throw badInput('events', `Send between 1 and ${PAGE_LIMIT} events.`);
    const rows = inputs.map((input) => rowOf(context, input));
    const errors = rows.flatMap((row, index) =>
      calendarEventErrors(row).map((error) => ({ ...error, field: `events.${index}.${error.field}` })),
    );
    if (errors.length > 0) return { events: [], known: [], errors };
    return context.store.transaction(async (tx) => {
      const there = await tx.calendarEvents.list({
        where: { ownerId: viewerId(context), start: { in: [...new Set(rows.map(({ start }) => start))] } },
      });
      const known = repeatedPlaces(rows, there.rows);
      const events = dryRun ? [] : rows.filter((_row, index) => !known.includes(index));
      await tx.calendarEvents.insert(events);
      return { events, known, errors: [] };
    });
  },

  async removeCalendarEvents(_, { input: { ids } }, context) {
    const wanted = bulkIds(ids);
    await context.store.transaction(async (tx) => {
      const events = await ownRows(context, tx.calendarEvents, wanted, 'Event');
      await removeThings(tx, context, 'calendarEvents', events);
    });
    return { removedIds: wanted, errors: [] };
  },

  async removeCalendarEvent(_, { input: { id } }, context) {
    await context.store.transaction(async (tx) => {
      const event = await ownRow(context, tx.calendarEvents, id, 'Event');
      await removeThings(tx, context, 'calendarEvents', [event]);
    });
    return { removedId: id, errors: [] };
  },

  async restoreCalendarEvents(_, { input: { ids } }, context) {
    return { events: await restoreOwn(context, 'calendarEvents', ids, 'Event'), errors: [] };
  },
};

export const calendarResolvers = { Query, Mutation };
