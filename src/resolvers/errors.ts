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

/**
 * Details that a code leaves open and that the cure depends on, sent as `extensions.reason`, with further values beside
 * it. Screens have a text for each.
 */
export const errorReasons = [
  // Of an ID token: TokenFault.
  'EXPIRED',
  'AUDIENCE',
  'ISSUER',
  'SIGNATURE',
  'NONCE',
  'MALFORMED',
  'SETUP_TOKEN',
  'NOT_SET_UP',
  'REGISTRATION_CLOSED',
  'INVITATION_NEEDED',
  'PROVIDER_CLOSED',
  'NOT_IN_TEAM',
  'NOT_DEMO',
  'CAMERA_REMOVED',
  'DRILL_UNDER_WAY',
  'DRILL_ENDED',
  'STORM_TOO_SMALL',
  'NOTHING_IN_SERVICE',
  'NO_PICTURES',
  'PICTURES_LIMIT',
] as const;

export type ErrorReason = (typeof errorReasons)[number];

interface Extensions {
  readonly reason?: ErrorReason;
  readonly [name: string]: unknown;
}

const fail = (code: ErrorCode, message: string, extensions: Extensions = {}) =>
  new GraphQLError(message, { extensions: { code, ...extensions } });

/** `what` with a capital letter: "Camera". */
export const notFound = (what: string, id: string) => fail('NOT_FOUND', `${what} ${id} does not exist.`);

/** Like notFound, with a message of its own. */
export const notFoundWith = (message: string) => fail('NOT_FOUND', message);

/** The message names the field and the cure. */
export const badInput = (field: string, message: string) => fail('BAD_USER_INPUT', message, { field });

export const unauthenticated = (message: string, extensions: Extensions = {}) =>
  fail('UNAUTHENTICATED', message, extensions);

export const forbidden = (message: string, extensions: Extensions = {}) =>
  fail('FORBIDDEN', message, extensions);

/** @param extensions what a client needs to go on without what was refused */
export const conflict = (message: string, extensions: Extensions = {}) =>
  fail('CONFLICT', message, extensions);

/** The sign-in provider does not answer: trying again later may help. */
export const unreachable = (message: string) => fail('PROVIDER_UNREACHABLE', message);
