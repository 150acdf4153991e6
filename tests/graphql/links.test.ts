import { ApolloLink, gql, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, test, vi } from 'vitest';
import { composeClient } from '~/graphql/client/composeClient.ts';
import { createLocalLink } from '~/graphql/client/localLink.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';
import { connectTo } from '../support/localServer.ts';

const projects = gql('{ projects { id } }');
const changes = gql('subscription { incidentChanged { summary } }');

/** The client of the screens over the API in this process, its link fetched as `load` says. */
async function open(
  api: TestApi,
  as: Asker = 'admin',
  load: (link: ApolloLink) => Promise<ApolloLink> = async (link) => link,
) {
  const token = await api.token(as);
  const rejections: string[] = [];
  const client = composeClient(
    () => load(createLocalLink(connectTo(api.page), () => token)),
    (message) => rejections.push(message),
  );
  return { client, rejections };
}

const raise = (api: TestApi) =>
  api.ask(`mutation { raiseIncident(input: { cameraId: "camera-solar-1", kind: MOTION, severity: LOW,
    summary: "A fox." }) { incidents { id } } }`);

describe('the link of the screens', () => {
  test('is fetched once; what was asked before waits for it', async () => {
    const loads: (() => void)[] = [];
    const { client } = await open(createTestApi(), 'admin', (link) => {
      return new Promise((resolve) => loads.push(() => resolve(link)));
    });
    const answers = Promise.all([
      client.query({ query: projects, fetchPolicy: 'no-cache' }),
      client.query({ query: gql('{ sites { id } }') }),
    ]);
    await vi.waitUntil(() => loads.length > 0);
    for (const load of loads) load();
    expect(await answers).toMatchObject([
      { data: { projects: expect.any(Array) } },
      { data: { sites: expect.any(Array) } },
    ]);
    await client.query({ query: projects, fetchPolicy: 'network-only' });
    expect(loads).toHaveLength(1);
  });

  test('that cannot be fetched fails the operation, and the next one tries again', async () => {
    const failures = [new Error('offline')];
    const { client } = await open(createTestApi(), 'admin', async (link) => {
      const failure = failures.pop();
      if (failure) throw failure;
      return link;
    });
    await expect(client.query({ query: projects })).rejects.toThrow('offline');
    expect(await client.query({ query: projects })).toMatchObject({ data: { projects: expect.any(Array) } });
  });

  test('is not asked what nobody waits for any more', async () => {
    const asked: unknown[] = [];
    const loads: ((link: ApolloLink) => void)[] = [];
    const { client } = await open(createTestApi(), 'admin', () => {
      return new Promise((resolve) => loads.push(resolve));
    });
    client.subscribe({ query: changes }).subscribe({}).unsubscribe();
    const spy = new ApolloLink(({ query }) => {
      asked.push(query);
      return new Observable((observer) => observer.complete());
    });
    for (const load of loads) load(spy);
    await new Promise(setImmediate);
    expect(loads).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});

describe('an answer that refuses the token', () => {
  test('is told to the page, with what the API says', async () => {
    const api = createTestApi();
    const { client, rejections } = await open(api);
    api.pass(3_600_000);
    await expect(client.query({ query: projects })).rejects.toThrow('Invalid access token detected');
    expect(rejections).toEqual(['Invalid access token detected']);
  });

  test('is no answer that misses a role, an id or the network', async () => {
    const { client, rejections } = await open(createTestApi(), 'staff');
    await expect(
      client.mutate({ mutation: gql('mutation { resetDemoData { demo { resettable } } }') }),
    ).rejects.toThrow();
    await expect(client.query({ query: gql('{ camera(id: "nobody") { id } }') })).rejects.toThrow();
    const offline = await open(createTestApi(), 'staff', () => Promise.reject(new Error('offline')));
    await expect(offline.client.query({ query: projects })).rejects.toThrow('offline');
    expect([...rejections, ...offline.rejections]).toEqual([]);
  });
});

describe('an error that nobody foresaw', () => {
  test('reaches the screen masked', async () => {
    const api = createTestApi((clock) => ({
      ...demoSeeds(clock),
      projects: () => {
        throw new Error('disk is full');
      },
    }));
    const { client } = await open(api);
    const { error } = await client.query({ query: projects, errorPolicy: 'all' });
    expect(CombinedGraphQLErrors.is(error) ? error.errors : []).toEqual([
      {
        message: 'Something went wrong on our side.',
        path: ['projects'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
  });
});

describe('a subscription', () => {
  test('tells what happens until nobody listens, and then is closed', async () => {
    const api = createTestApi();
    const subscribed = vi.spyOn(api.environment.events, 'subscribe');
    const { client } = await open(api);
    const told: unknown[] = [];
    const subscription = client.subscribe({ query: changes }).subscribe(({ data }) => told.push(data));
    await vi.waitUntil(() => subscribed.mock.results.length > 0);
    await raise(api);
    await vi.waitUntil(() => told.length > 0);
    expect(told).toEqual([{ incidentChanged: { __typename: 'Incident', summary: 'A fox.' } }]);
    subscription.unsubscribe();
    await vi.waitFor(async () => {
      await raise(api);
      expect(await subscribed.mock.results[0]?.value.next()).toMatchObject({ done: true });
    });
    expect(told).toHaveLength(1);
  });

  test('that was given up before it began is closed too', async () => {
    const api = createTestApi();
    const subscribed = vi.spyOn(api.environment.events, 'subscribe');
    const [token, { client }] = [await api.token('admin'), await open(api)];
    const link = createLocalLink(connectTo(api.page), () => token);
    ApolloLink.execute(link, { query: changes }, { client }).subscribe({}).unsubscribe();
    await vi.waitUntil(() => subscribed.mock.results.length > 0);
    await raise(api);
    expect(await subscribed.mock.results[0]?.value.next()).toMatchObject({ done: true });
  });

  test('that cannot begin says so', async () => {
    const api = createTestApi((clock) => ({
      ...demoSeeds(clock),
      users: () => {
        throw new Error('disk is full');
      },
    }));
    const { client } = await open(api);
    const failed = new Promise((resolve) => {
      client.subscribe({ query: changes }).subscribe(({ error }) => resolve(error));
    });
    expect(await failed).toBeInstanceOf(Error);
  });

  test('of a guest is refused as an error', async () => {
    const { client, rejections } = await open(createTestApi(), 'guest');
    const refused = new Promise((resolve) => {
      client.subscribe({ query: changes }).subscribe(({ error }) => resolve(error?.message));
    });
    expect(await refused).toBe('Sign in first.');
    expect(rejections).toEqual(['Sign in first.']);
  });
});

test('answers without an id that are asked for piece by piece are put together', async () => {
  const { client } = await open(createTestApi());
  await client.query({ query: gql('{ demo { pulseRunning } }') });
  await client.query({ query: gql('{ demo { resettable } }') });
  expect(client.readQuery({ query: gql('{ demo { pulseRunning resettable } }') })).toMatchObject({
    demo: { pulseRunning: true, resettable: true },
  });
});
