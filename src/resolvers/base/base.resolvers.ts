import { GraphQLScalarType, Kind } from 'graphql';
import { isTimeZone } from '~/lib/calendar.ts';
import type { FieldErrorResolvers } from '../types.generated.ts';

// Throws a plain error: graphql-js adds the place of the value to it, which it would not do for an error with our code.

function parseMoment(value: unknown): number {
  const moment =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(moment)) throw new TypeError('A DateTime is written like 2026-11-21T08:30:00.000Z.');
  return moment;
}

function parseZone(value: unknown): string {
  if (typeof value === 'string' && value.length <= 64 && isTimeZone(value)) return value;
  throw new TypeError('A TimeZone is an IANA name like Europe/Istanbul or UTC.');
}

/** Milliseconds since 1970 inside, ISO 8601 in UTC outside. */
const DateTime = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  serialize: (value) => new Date(Number(value)).toISOString(),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : null),
});

const TimeZone = new GraphQLScalarType<string, string>({
  name: 'TimeZone',
  serialize: String,
  parseValue: parseZone,
  parseLiteral: (node) => parseZone(node.kind === Kind.STRING ? node.value : null),
});

/**
 * The sentences are loaded when somebody asks for one: screens have their own texts, so the first page does without.
 */
const FieldError: Pick<FieldErrorResolvers, 'message'> = {
  message: async (refusal) => (await import('./refusalSentence.rules.ts')).refusalSentence(refusal),
};

export const baseResolvers = { DateTime, TimeZone, FieldError };
