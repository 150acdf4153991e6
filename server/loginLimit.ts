import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { defaultFieldResolver, GraphQLError, type GraphQLSchema } from 'graphql';

const attempts = 5;
const windowMs = 60_000;
/** How many accounts and addresses are remembered; the oldest are forgotten first. */
const memory = 10_000;

const addresses = new AsyncLocalStorage<string>();

/** Remembers for the rest of the request from which address it comes. */
export const rememberAddress: RequestHandler = (request, _, next) => addresses.run(request.ip ?? '', next);

const tooMany = (seconds: number) =>
  new GraphQLError(`Too many attempts to sign in. Try again in ${seconds} seconds.`, {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds },
  });

/**
 * Lets five failed sign-ins a minute pass for each account and address, over whichever door and alias they come; the
 * next ones are RATE_LIMITED, with `retryAfterSeconds`. A success begins anew. Changes the schema and returns it.
 * @param clock milliseconds since 1970
 */
export function limitLogins(schema: GraphQLSchema, clock: () => number): GraphQLSchema {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();

  function take(key: string): void {
    const now = clock();
    const kept = windows.get(key);
    const window = kept && kept.endsAt > now ? kept : { count: 0, endsAt: now + windowMs };
    if (window.count >= attempts) throw tooMany(Math.ceil((window.endsAt - now) / 1000));
    window.count += 1;
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > memory && oldest !== undefined) windows.delete(oldest);
  }

  const field = schema.getMutationType()?.getFields().login;
  if (!field) throw new Error('The schema has no mutation "login" to be limited.');
  const { resolve = defaultFieldResolver } = field;
  field.resolve = async (source, args: { input: { email: string } }, context, info) => {
    const key = JSON.stringify([args.input.email.trim().toLowerCase(), addresses.getStore()]);
    take(key);
    const payload = (await resolve(source, args, context, info)) as { session: unknown };
    if (payload.session !== null) windows.delete(key);
    return payload;
  };
  return schema;
}
