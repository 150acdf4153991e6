import { parse } from 'graphql';
import { createPasswords } from '~/credentials/passwords.ts';
import { createProviders } from '~/credentials/providers.ts';
import { createSecrets, sealingKeyOf } from '~/credentials/secrets.ts';
import { createTokens } from '~/credentials/tokens.ts';
import { createCoreSchema } from '~/graphql/coreSchema.ts';
import { createExecutor, type Executor } from '~/graphql/execute.ts';
import { createLazySchemaExecutor, type LazySchemaExecutor } from '~/graphql/lazySchemaExecutor.ts';
import { createSchema } from '~/graphql/schema.ts';
import { transitionHealth } from '~/health/transitionHealth.ts';
import { createPresence } from '~/resolvers/chat/chat.connections.ts';
import type { Environment, StreamProbe } from '~/resolvers/context.ts';
import { createEvents } from '~/resolvers/events.ts';
import { openSession } from '~/resolvers/sessions.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { createMemoryBlobs } from '~/store/memory/memoryBlobs.ts';
import type { Seeds } from '~/store/seeding.ts';
import { demoSeeds } from '~/store/seeds.ts';

/** A Friday afternoon in UTC: the demo's now in tests. */
export const NOW = Date.parse('2026-11-20T14:30:00.000Z');

/** Built once a file: a schema knows nothing of the store that it is asked over. */
const schema = createSchema();
const coreSchema = createCoreSchema();

/** Counted for all, so that several tabs or servers over the same rows open different ones. */
let sessions = 0;

/** Who asks: one of the demo users, nobody, or `user`, where a test seeds somebody with the id `user-user`. */
export type Asker = 'admin' | 'staff' | 'user' | 'guest';

export interface Answer {
  /** Plain JSON; tests say what they expect of it. */
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly { readonly message: string; readonly code: unknown; readonly field: unknown }[];
}

export interface Listener {
  /** The next result as plain JSON; waits until there is one. */
  next(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Nothing is asked in tests but by their own probe. */
const noProbe: StreamProbe = {
  testedBy: 'SERVER',
  test: async () => ({ outcome: 'FAILS', reason: 'DNS', advice: 'CHECK_HOST', milliseconds: 1 }),
};

export interface TestApi {
  readonly executor: Executor;
  /** The same as a page has it: the core of the schema first. */
  readonly page: LazySchemaExecutor;
  readonly environment: Environment;
  /** What nobody foresaw and clients saw masked, so far. */
  readonly unexpected: unknown[];
  /** Asks as a client would: text in, JSON out. */
  ask(query: string, variables?: Record<string, unknown>, as?: Asker): Promise<Answer>;
  /** Subscribes; what happens from then on can be read one by one. */
  listen(subscription: string, as?: Asker): Promise<Listener>;
  token(as: Asker): Promise<string | null>;
  /** Moves the clock on by milliseconds. */
  pass(milliseconds: number): void;
}

/** Who brings a store says how its fleet's health is found. */
export type TestParts = Partial<Omit<Environment, 'store' | 'fleetHealth'>> &
  (Pick<Environment, 'store' | 'fleetHealth'> | { readonly store?: never; readonly fleetHealth?: never });

/**
 * The whole API over demo data at a fixed moment, with ids that count up.
 * @param parts of the surroundings that differ
 */
export function createTestApi(
  seeds: (clock: () => number) => Seeds = demoSeeds,
  parts: TestParts = {},
): TestApi {
  let now = NOW;
  let ids = 0;
  const clock = () => now;
  const own = {
    clock,
    store: createMemoryStore({ seeds: seeds(clock), resettable: true }),
    events: createEvents(),
    newId: () => {
      ids += 1;
      return `new-${String(ids).padStart(4, '0')}`;
    },
  };
  const environment: Environment = {
    ...own,
    presence: createPresence({ ...own, ...parts }),
    fleetHealth: transitionHealth,
    blobs: createMemoryBlobs(),
    tokens: createTokens(new Uint8Array(32).fill(7)),
    passwords: createPasswords(1_000),
    providers: createProviders({}),
    secrets: createSecrets(async () => [await sealingKeyOf(new Uint8Array(32).fill(9))]),
    streamProbe: noProbe,
    newAccountRoles: ['ADMIN'],
    registration: 'OPEN',
    mediaPolicy: { fixed: [], changeable: true },
    setup: null,
    ...parts,
  };
  const unexpected: unknown[] = [];
  const onUnexpected = (error: unknown) => {
    unexpected.push(error);
  };
  const executor = createExecutor(schema, environment, { onUnexpected });
  const core = createExecutor(coreSchema, environment, { onUnexpected });
  const opener = { ...environment, newId: () => `session-${++sessions}` };
  const token = async (as: Asker) =>
    as === 'guest' ? null : openSession(opener, `user-${as}`, { now, expiresAt: now + 3_600_000 });
  return {
    executor,
    page: createLazySchemaExecutor(core, async () => executor),
    environment,
    unexpected,
    token,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    async listen(subscription, as = 'admin') {
      const results = await executor.subscribe({ document: parse(subscription), token: await token(as) });
      if (!(Symbol.asyncIterator in results)) throw new Error(JSON.stringify(results.errors));
      return {
        next: async () => JSON.parse(JSON.stringify((await results.next()).value.data)),
        stop: async () => {
          await results.return?.();
        },
      };
    },
    async ask(query, variables = {}, as = 'admin') {
      const result = await executor.execute({ document: parse(query), variables, token: await token(as) });
      return {
        data: JSON.parse(JSON.stringify(result.data ?? null)),
        errors: (result.errors ?? []).map(({ message, extensions }) => ({
          message,
          code: extensions.code,
          field: extensions.field,
        })),
      };
    },
  };
}
