import { defaultFieldResolver, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '~/resolvers/context.ts';
import { plainName } from '~/resolvers/session/names.rules.ts';
import { callerAddress, networkOf } from './callers.ts';
import { type Counter, countAttempt, refundAttempt } from './counters.ts';

/** How many attempts are allowed in a minute. */
export const attemptLimits = {
  /** Failures for an account from one address; registrations from an address. */
  each: 5,
  /** Failures for an account from all addresses together. */
  account: 20,
  /** Failures from an address for all accounts together. */
  address: 30,
} as const;

type Input = Readonly<Record<string, unknown>>;

interface Limit {
  readonly field: string;
  /** What is attempted, as the end of "Too many attempts to …". */
  readonly attempt: string;
  /** What attempts are counted for besides the address; null when only the address counts. */
  readonly account: (input: Input, context: Context) => string | null;
  /** Whether an attempt with this answer is refunded. */
  readonly forgives: (payload: Input) => boolean;
  /** Whether failed attempts are logged. */
  readonly logged?: true;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const limits: readonly Limit[] = [
  {
    field: 'login',
    attempt: 'sign in',
    account: ({ email }) => textOf(email).trim().toLowerCase(),
    forgives: ({ session }) => session != null,
    logged: true,
  },
  {
    field: 'signInWithProvider',
    attempt: 'sign in',
    // The token's account is not known before the token has been read.
    account: () => null,
    forgives: ({ session }) => session != null,
    logged: true,
  },
  {
    field: 'changePassword',
    attempt: 'change the password',
    account: (_, { viewer }) => viewer?.id ?? '',
    forgives: ({ user }) => user != null,
  },
  // Making an account succeeds each time, also for somebody who makes thousands of them.
  { field: 'register', attempt: 'register', account: () => null, forgives: () => false },
  { field: 'setup', attempt: 'set up', account: () => null, forgives: () => false },
];

function countersOf({ field, account }: Limit, input: Input, context: Context): Counter[] {
  const network = networkOf(callerAddress());
  const name = account(input, context);
  if (name === null) {
    const provider = textOf(input.provider);
    return [{ key: [field, provider, network], points: attemptLimits.each, forgetful: true }];
  }
  return [
    { key: [field, name, network], points: attemptLimits.each, forgetful: true },
    { key: [field, 'account', name], points: attemptLimits.account },
    { key: [field, 'address', network], points: attemptLimits.address },
  ];
}

const tooMany = (attempt: string, milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  return new GraphQLError(`Too many attempts to ${attempt}. Try again in ${seconds} seconds.`, {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds },
  });
};

/** Longest text of an account in the log, in characters. */
const SHOWN = 60;

/** Who tried, in a form that may be logged: one line of plain text, never a password. */
const triedBy = (field: string, { email, provider }: Input) => ({
  by: field,
  account: plainName(textOf(email ?? provider)).slice(0, SHOWN),
  address: callerAddress(),
});

const sentence = 'sign-in refused';

/**
 * Limits attempts with passwords, tokens and new accounts, whichever transport and alias they come by. Too many are
 * refused as RATE_LIMITED, with `retryAfterSeconds`. The counts are kept in the store. A successful sign-in resets the
 * counts of its account and address. Failed sign-ins are logged. Changes the schema and returns it.
 */
export function limitAttempts(schema: GraphQLSchema, log: Logger): GraphQLSchema {
  for (const limit of limits) {
    const { field: name, attempt, forgives, logged } = limit;
    const field = schema.getMutationType()?.getFields()[name];
    if (!field) throw new Error(`The schema has no mutation "${name}" to be limited.`);
    const { resolve = defaultFieldResolver } = field;
    const tell = (input: Input, reason: string) => {
      if (logged) log.warn({ ...triedBy(name, input), reason }, sentence);
    };
    field.resolve = async (source, args: { input: Input }, context: Context, info) => {
      const counters = countersOf(limit, args.input, context);
      const wait = await countAttempt(context.store, counters, context.now);
      if (wait > 0) {
        tell(args.input, 'RATE_LIMITED');
        throw tooMany(attempt, wait);
      }
      let payload: Input;
      try {
        payload = (await resolve(source, args, context, info)) as Input;
      } catch (error) {
        tell(args.input, error instanceof GraphQLError ? String(error.extensions.code) : 'ERROR');
        throw error;
      }
      if (forgives(payload)) await refundAttempt(context.store, counters, context.now);
      else tell(args.input, 'REFUSED');
      return payload;
    };
  }
  return schema;
}
