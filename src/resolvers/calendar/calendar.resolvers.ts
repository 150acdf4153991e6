import { omitNullish } from '~/lib/omitNullish.ts';
import { ownRow, viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import { removeThings, restoreOwn } from '../office/removal.service.ts';
import type { CalendarEventFilter, MutationResolvers, QueryResolvers } from '../types.generated.ts';
import { calendarEventErrors, calendarEventRow } from './calendar.rules.ts';

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

type Mutations = Pick<
  MutationResolvers,
  'createCalendarEvent' | 'updateCalendarEvent' | 'removeCalendarEvent' | 'restoreCalendarEvents'
>;

const Mutation: Mutations = {
  async createCalendarEvent(_, { input }, context) {
    const own = { id: context.newId(), ownerId: viewerId(context), allDay: false, description: '' };
    const { title, start, end } = input;
    const event = calendarEventRow({ ...own, ...omitNullish(input), title, start, end });
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
