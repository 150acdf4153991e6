import { type AddressQuery, withQuery } from '~/lib/address.ts';

/** The calendar; view, day and opened event stand in the query. */
export const calendarPath = (query: AddressQuery = {}): string => withQuery('/apps/calendar', query);
