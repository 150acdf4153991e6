import { GraphQLError } from 'graphql';

/** What a client may branch on. Everything else that is thrown reaches clients masked, as INTERNAL_SERVER_ERROR. */
export type ErrorCode =
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'PROVIDER_UNREACHABLE';

const fail = (code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...extensions } });

/** `what` with a capital letter: "Camera". */
export const notFound = (what: string, id: string) => fail('NOT_FOUND', `${what} ${id} does not exist.`);

/** Like notFound, in other words. */
export const absent = (message: string) => fail('NOT_FOUND', message);

/** The message names the field and the cure. */
export const badInput = (field: string, message: string) => fail('BAD_USER_INPUT', message, { field });

export const unauthenticated = (message: string, extensions: Record<string, unknown> = {}) =>
  fail('UNAUTHENTICATED', message, extensions);

export const forbidden = (message: string) => fail('FORBIDDEN', message);

/** @param extensions what a client needs to go on without what was refused */
export const conflict = (message: string, extensions: Record<string, unknown> = {}) =>
  fail('CONFLICT', message, extensions);

/** Whoever would have to vouch for the caller does not answer: trying again later may help. */
export const unreachable = (message: string) => fail('PROVIDER_UNREACHABLE', message);
