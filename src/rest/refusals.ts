import { z } from 'zod';
import type { Refused, Route } from './route.ts';

/** How a refusal or a mistake of ours is answered, by every path. */
export const errorAnswer = z
  .strictObject({
    error: z.strictObject({
      code: z.string().describe('What a client may branch on, for example NOT_FOUND.'),
      message: z.string().describe('For people, in English.'),
      field: z.string().optional().describe('The parameter or body field to change.'),
    }),
  })
  .meta({ id: 'Error' });

/** A status that is no success. */
export type Failed = Refused | 400 | 413 | 429 | 500 | 503;

/** What each status says, under the name that /api/openapi.json gives it. */
export const failures: Readonly<Record<Failed, readonly [name: string, description: string]>> = {
  400: ['BadRequest', 'A parameter or the body cannot be read; the message says how to mend it.'],
  401: ['Unauthenticated', 'Nobody is signed in, or the access token is invalid or expired.'],
  403: ['Forbidden', 'The role does not suffice, or the thing is not the caller’s to change.'],
  404: ['NotFound', 'There is no such thing, or it is not the caller’s.'],
  409: ['Conflict', 'The state of the thing does not allow it.'],
  413: ['PayloadTooLarge', 'The body has more than 100 kB.'],
  429: [
    'TooManyRequests',
    'Too many calls, or attempts to sign in; the header Retry-After says when to try again.',
  ],
  500: ['InternalError', 'Something went wrong on our side.'],
  503: ['Unavailable', 'It took too long, and was given up without a change; try again later.'],
};

const hasFields = (schema: z.ZodObject) => Object.keys(schema.shape).length > 0;

/** The statuses other than 200 with which a call of the row may be answered, in ascending order. */
export function failuresOf({ query, body, refuses = [], ...route }: Route): Failed[] {
  const may = new Set<Failed>([...refuses, 429, 500, 503]);
  if (hasFields(query) || hasFields(body)) may.add(400);
  if (hasFields(body)) may.add(413);
  if (!route.public) may.add(401);
  return [...may].sort((a, b) => a - b);
}
