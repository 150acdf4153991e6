import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { defaultFieldResolver, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '~/resolvers/context.ts';

const attempts = 5;
const windowMs = 60_000;
/** How many accounts and addresses are remembered; the oldest are forgotten first. */
const memory = 10_000;

const addresses = new AsyncLocalStorage<string>();

/** Remembers for the rest of the request from which address it comes. */
export const rememberAddress: RequestHandler = (request, _, next) => addresses.run(request.ip ?? '', next);

interface Limit {
  readonly field: string;
  /** What is tried, as it stands in "Too many attempts to …". */
  readonly attempt: string;
  /** Besides the address, what the attempts are counted for. */
  readonly account: (input: Readonly<Record<string, string>>, context: Context) => string;
  /** Whether an attempt with this answer is not counted. */
  readonly forgives: (payload: Readonly<Record<string, unknown>>) => boolean;
}

const limits: readonly Limit[] = [
  {
    field: 'login',
    attempt: 'sign in',
    account: ({ email = '' }) => email.trim().toLowerCase(),
    forgives: ({ session }) => session !== null,
  },
  {
    field: 'changePassword',
    attempt: 'change the password',
    account: (_, { viewer }) => viewer?.id ?? '',
    forgives: ({ user }) => user !== null,
  },
  {
    field: 'signInWithProvider',
    attempt: 'sign in',
    account: ({ provider = '' }) => provider,
    forgives: ({ session }) => session !== null,
  },
  // An account is a success for whoever makes thousands of them.
  { field: 'register', attempt: 'register', account: () => '', forgives: () => false },
  { field: 'setup', attempt: 'set up', account: () => '', forgives: () => false },
];

const tooMany = (attempt: string, seconds: number) =>
  new GraphQLError(`Too many attempts to ${attempt}. Try again in ${seconds} seconds.`, {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds },
  });

/**
 * Lets five failures a minute pass to sign in or to change a password for each account and address, and five
 * registrations for each address, over whichever door and alias they come; the next ones are RATE_LIMITED, with
 * `retryAfterSeconds`. A success at signing in begins anew. Changes the schema and returns it.
 * @param clock milliseconds since 1970
 */
export function limitLogins(schema: GraphQLSchema, clock: () => number): GraphQLSchema {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();

  function take(key: string, attempt: string): void {
    const now = clock();
    const kept = windows.get(key);
    const window = kept && kept.endsAt > now ? kept : { count: 0, endsAt: now + windowMs };
    if (window.count >= attempts) throw tooMany(attempt, Math.ceil((window.endsAt - now) / 1000));
    window.count += 1;
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > memory && oldest !== undefined) windows.delete(oldest);
  }

  for (const { field: name, attempt, account, forgives } of limits) {
    const field = schema.getMutationType()?.getFields()[name];
    if (!field) throw new Error(`The schema has no mutation "${name}" to be limited.`);
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (source, args: { input: Record<string, string> }, context: Context, info) => {
      const key = JSON.stringify([name, account(args.input, context), addresses.getStore()]);
      take(key, attempt);
      const payload = (await resolve(source, args, context, info)) as Record<string, unknown>;
      if (forgives(payload)) windows.delete(key);
      return payload;
    };
  }
  return schema;
}
