import { createClient } from 'graphql-ws';
import { Client } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createEvents, type EventCarrier, type EventMessage } from '~/resolvers/events.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { parcelsOf } from '../../server/events/parcels.ts';
import { createPostgresCarrier } from '../../server/events/postgresCarrier.ts';
import { openStore } from '../../server/store/openStore.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { lost, patience, postgresUrlsOfFile } from '../store/databases.ts';
import { createTestApi, NOW } from '../support/environment.ts';
import { hasPostgres } from '../support/postgres.mjs';
import { startTestServer, type TestServer } from '../support/server.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** What incidents need of the demo. */
function seeds() {
  const { users, projects, sites, cameras, teamMembers } = demoSeeds(() => NOW);
  return { users, projects, sites, cameras, teamMembers };
}

interface OneOfMany {
  readonly server: TestServer;
  /** Whatever the carrier could not do. */
  readonly errors: unknown[];
  /** How often it said that events were missed. */
  readonly missed: () => number;
}

/** A server on a database, one of as many as there are. */
async function open(url: string, name: string): Promise<OneOfMany> {
  const errors: unknown[] = [];
  let missed = 0;
  const database = openPostgres(url, lost);
  const carrier: EventCarrier = await createPostgresCarrier({
    url,
    onError: (error) => errors.push(error),
    onMissed: () => {
      missed += 1;
    },
  });
  const { store, fleetHealth } = await openStore(database, 'demo', seeds);
  let ids = 0;
  const api = createTestApi(seeds, {
    store,
    fleetHealth,
    events: createEvents(carrier),
    newId: () => {
      ids += 1;
      return `${name}-${ids}`;
    },
  });
  const server = await startTestServer(api);
  closing.push(async () => {
    await server.stop();
    await carrier.close();
    await database.close();
  });
  return { server, errors, missed: () => missed };
}

/** The summaries of which a client of the server is told. */
async function listen({ server: { api, url } }: OneOfMany, token?: string | null) {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: token ?? (await api.token('staff')) },
    retryAttempts: 0,
  });
  closing.push(async () => client.dispose());
  const told: unknown[] = [];
  const results = client.iterate({ query: 'subscription { incidentChanged { summary } }' });
  const errors: unknown[] = [];
  void (async () => {
    for await (const { data, errors: refusals } of results) {
      if (refusals) errors.push(...refusals);
      else told.push((data as unknown as { incidentChanged: { summary: string } }).incidentChanged.summary);
    }
  })();
  return { told, errors };
}

const raise = ({ server }: OneOfMany, summary: string) =>
  server.api.ask(
    `mutation ($summary: String!) { raiseIncident(input: {
      cameraId: "camera-harbour-1", kind: MOTION, severity: HIGH, summary: $summary }) { incidents { number } } }`,
    { summary },
  );

/** The protocol does not say when a subscription begins to listen: raise until one is heard. */
async function untilHeard(told: readonly unknown[], by: OneOfMany) {
  while (told.length === 0) await raise(by, 'Does anybody hear?');
}

describe.skipIf(!hasPostgres())('two servers on one PostgreSQL', patience, () => {
  const databaseUrl = postgresUrlsOfFile();

  test('tell each other’s clients what happened, once and in order', async () => {
    const url = await databaseUrl('both');
    const [one, two] = [await open(url, 'one'), await open(url, 'two')];
    const [near, far] = [await listen(one), await listen(two)];
    await untilHeard(near.told, one);
    await untilHeard(far.told, one);
    for (const summary of ['A fox.', 'An owl.', 'A hare.']) await raise(one, summary);
    await raise(two, 'A badger.');
    await vi.waitFor(() => expect(near.told.at(-1)).toBe('A badger.'), patience);
    await vi.waitFor(() => expect(far.told).toContain('A hare.'), patience);
    const animals = (told: readonly unknown[]) => told.filter((each) => each !== 'Does anybody hear?');
    expect(animals(near.told)).toEqual(['A fox.', 'An owl.', 'A hare.', 'A badger.']);
    expect(animals(far.told).filter((each) => each !== 'A badger.')).toEqual([
      'A fox.',
      'An owl.',
      'A hare.',
    ]);
    expect(animals(far.told).filter((each) => each === 'A badger.')).toHaveLength(1);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  test('end the subscriptions of a session that was left at the other one', async () => {
    const url = await databaseUrl('sessions');
    const [one, two] = [await open(url, 'one'), await open(url, 'two')];
    const token = await one.server.api.token('staff');
    const { told, errors } = await listen(two, token);
    await untilHeard(told, one);
    const left = await fetch(`${one.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: 'mutation { logout { ended } }' }),
    });
    expect(await left.json()).toMatchObject({ data: { logout: { ended: true } } });
    await vi.waitFor(
      () => expect(errors).toMatchObject([{ message: 'Invalid access token detected' }]),
      patience,
    );
  });

  test('go on after the connection was lost, and say that events were missed', async () => {
    const url = await databaseUrl('lost');
    const [one, two] = [await open(url, 'one'), await open(url, 'two')];
    const { told } = await listen(two);
    await untilHeard(told, one);
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'watchfloor-events'`,
    );
    await admin.end();
    await vi.waitFor(() => expect([one.missed(), two.missed()]).toEqual([1, 1]), patience);
    await raise(one, 'After all.');
    await vi.waitFor(() => expect(told).toContain('After all.'), patience);
    expect(one.errors).not.toEqual([]);
  });
});

test('events are packed in parcels that PostgreSQL carries, in order', () => {
  const messages = Array.from({ length: 500 }, (_, index): EventMessage => {
    return { topic: 'incidentChanged', payload: { incidentId: `사건-${index}` } };
  });
  const parcels = parcelsOf(messages, 7_500);
  expect(parcels.flat()).toEqual(messages);
  expect(Math.max(...parcels.map((parcel) => Buffer.byteLength(JSON.stringify(parcel))))).toBeLessThan(7_600);
  expect(parcels.length).toBeLessThan(6);
});
