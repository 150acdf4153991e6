import { type ExecutionResult, execute, parse } from 'graphql';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { transitionHealth } from '~/health/transitionHealth.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { demoSeeds } from '~/store/seeds.ts';
import type { Store } from '~/store/tables.ts';
import { networkOf, withCallerAddress } from '../../server/attempts/callers.ts';
import { limitAttempts } from '../../server/attempts/limitAttempts.ts';
import { createSqlStore } from '../../server/store/createSqlStore.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { databaseOfFile, folderOfFile, lost, patience, postgresUrlsOfFile } from '../store/databases.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';
import { hasPostgres } from '../support/postgres.mjs';

const login = parse(
  'mutation ($input: LoginInput!) { login(input: $input) { session { user { id } } errors { field } } }',
);

/** Servers, each with a schema of its own, over one store. Resolves to seconds to wait, 0 when the try was made. */
function serversOver(store?: Store) {
  const api: TestApi = createTestApi(undefined, store ? { store, fleetHealth: transitionHealth } : {});
  const server = () => {
    const schema = limitAttempts(createSchema(), pino({ level: 'silent' }));
    return (address: string, email: string, password = 'guess') =>
      withCallerAddress(address, async (): Promise<number> => {
        const { errors }: ExecutionResult = await execute({
          schema,
          document: login,
          variableValues: { input: { email, password } },
          contextValue: await api.executor.context(null),
        });
        const [error] = errors ?? [];
        if (error && error.extensions.code !== 'RATE_LIMITED') throw error;
        return Number(error?.extensions.retryAfterSeconds ?? 0);
      });
  };
  return { api, server };
}

const many = async (times: number, attempt: (index: number) => Promise<number>) => {
  for (let index = 0; index < times; index++) expect(await attempt(index)).toBe(0);
};

/** So many different addresses. */
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

describe('failures to sign in', () => {
  it('are limited to five a minute for an account and address: others may still sign in', async () => {
    const { api, server } = serversOver();
    const attempt = server();
    await many(5, () => attempt('192.0.2.1', 'admin'));
    expect(await attempt('192.0.2.1', ' Admin ', 'admin')).toBe(60);
    expect(await attempt('192.0.2.2', 'admin', 'admin')).toBe(0);
    expect(await attempt('192.0.2.1', 'staff', 'staff')).toBe(0);
    api.pass(60_000);
    expect(await attempt('192.0.2.1', 'admin', 'admin')).toBe(0);
  });

  it('are limited to thirty a minute for an address, whatever the accounts', async () => {
    const attempt = serversOver().server();
    await many(30, (index) => attempt('192.0.2.1', `name-${index}`));
    expect(await attempt('192.0.2.1', 'one-more')).toBe(60);
    expect(await attempt('192.0.2.1', 'admin', 'admin')).toBe(60);
    expect(await attempt('192.0.2.2', 'admin', 'admin')).toBe(0);
  });

  it('are limited to twenty a minute for an account, whatever the addresses', async () => {
    const attempt = serversOver().server();
    await many(20, (index) => attempt(addressOf(index), 'admin'));
    expect(await attempt('192.0.2.1', 'admin', 'admin')).toBe(60);
    expect(await attempt('192.0.2.1', 'staff', 'staff')).toBe(0);
  });

  it('are forgotten for the account and address by a success, and for the address they are not', async () => {
    const attempt = serversOver().server();
    for (let round = 0; round < 3; round++) {
      await many(4, () => attempt('192.0.2.1', 'admin'));
      expect(await attempt('192.0.2.1', 'admin', 'admin')).toBe(0);
    }
    await many(18, (index) => attempt('192.0.2.1', `name-${index}`));
    expect(await attempt('192.0.2.1', 'one-more')).toBe(60);
  });

  it('are counted for a network of 64 bits where the address is one of IPv6', () => {
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('2001:DB8:0:0:ffff::2%eth0')).toBe('2001:db8:0:0::/64');
    expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'));
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  });
});

describe('a flood of unknown names', () => {
  it('makes nobody forgotten who has tried too often, and is forgotten itself after a minute', async () => {
    const { api, server } = serversOver();
    const attempt = server();
    await many(5, () => attempt('192.0.2.1', 'admin'));
    await many(10_001, (index) => attempt(addressOf(index), `nobody-${index}`));
    expect(await attempt('192.0.2.1', 'admin', 'admin')).toBe(60);
    expect(await api.environment.store.attempts.count()).toBeGreaterThan(30_000);
    api.pass(60_000);
    for (let index = 0; index < 310; index++) await attempt('192.0.2.1', 'staff', 'staff');
    // What the last one counted and gave back goes with the next one that is counted.
    expect(await api.environment.store.attempts.count()).toBeLessThan(5);
    // Alone this takes 5 s, and on a busy machine half a minute.
  }, 120_000);
});

/** Two servers that share a store count together. */
function describeSharing(open: () => Store | Promise<Store>): void {
  it('are counted by all servers together', async () => {
    const store = await open();
    const { server } = serversOver(store);
    const [one, other] = [server(), server()];
    await many(3, () => one('192.0.2.1', 'admin'));
    await many(2, () => other('192.0.2.1', 'admin'));
    expect(await one('192.0.2.1', 'admin', 'admin')).toBe(60);
    expect(await other('192.0.2.1', 'admin', 'admin')).toBe(60);
  });

  it('never pass the limit when they come at the same time', async () => {
    const store = await open();
    const { server } = serversOver(store);
    const [one, other] = [server(), server()];
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other)('192.0.2.9', 'staff')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });
}

const demo = () => demoSeeds(() => NOW);
const users = () => ({ users: demo().users ?? (() => []), teamMembers: demo().teamMembers ?? (() => []) });

async function filled(store: Store): Promise<Store> {
  await store.reset?.();
  return store;
}

describe('failures over one store in memory', () => {
  describeSharing(() => createMemoryStore({ seeds: demo(), resettable: true }));
});

describe('failures over one SQLite file', patience, () => {
  const folder = folderOfFile();
  const database = databaseOfFile(() => openSqlite(folder()));
  describeSharing(() => filled(createSqlStore(database(), { demo: users })));
});

// Where there is no PostgreSQL, `npm test` says so in its last lines.
describe.skipIf(!hasPostgres())('failures over one PostgreSQL', patience, () => {
  const url = postgresUrlsOfFile();
  const database = databaseOfFile(async () => openPostgres(await url('attempts'), lost));
  describeSharing(() => filled(createSqlStore(database(), { demo: users })));
});
