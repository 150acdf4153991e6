import { calendarResolvers } from '~/resolvers/calendar/calendar.resolvers.ts';
import { mergeResolvers } from '~/resolvers/mergeResolvers.ts';
import calendarTypes from '../../../schema/graphql/calendar.graphql?raw';
import type { SchemaPart } from './part.ts';

/** The calendar. */
export const part: SchemaPart = {
  typeDefs: [calendarTypes],
  resolvers: mergeResolvers([calendarResolvers]),
};
