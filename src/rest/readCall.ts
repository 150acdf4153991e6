import type { z } from 'zod';
import { bearerToken } from './bearer.ts';
import { CallError } from './callError.ts';
import type { RestCall, Route } from './route.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError(400, {
      code: 'BAD_USER_INPUT',
      message: 'The body cannot be read as JSON; send an object like {"name": "value"}.',
    });
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of the body. Never those of the query: addresses stand in logs and histories, and bodies hold secrets. */
export function fieldsOf({ body }: RestCall, { body: fields, listBody, wrappedIn }: Route): unknown {
  if (Object.keys(fields.shape).length === 0) return {};
  const sent = typeof body === 'string' ? (body.trim() === '' ? undefined : parse(body)) : body;
  if (sent === undefined || sent === null) return {};
  if (Array.isArray(sent) && listBody) return { [listBody]: sent };
  if (isObject(sent)) {
    const wrapped = wrappedIn && sent[wrappedIn];
    return isObject(wrapped) ? wrapped : sent;
  }
  throw new CallError(400, {
    code: 'BAD_USER_INPUT',
    message: 'The body must be a JSON object like {"name": "value"}.',
  });
}

/** The value as the schema reads it; otherwise 400, which names the first field that is wrong. */
export function read(schema: z.ZodObject, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  throw new CallError(400, {
    code: 'BAD_USER_INPUT',
    message: issue?.message ?? 'The call cannot be read.',
    ...(field ? { field } : {}),
  });
}

/** The bearer token of the call; null when there is none. */
export function tokenOf(headers: RestCall['headers']): string | null {
  const name = Object.keys(headers).find((key) => key.toLowerCase() === 'authorization');
  return bearerToken(name && headers[name]);
}
