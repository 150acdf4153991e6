import { ApolloClient, type ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createLocalLink } from '~/graphql/client/localLink.ts';
import { createRemoteLink } from '~/graphql/client/remoteLink.ts';
import { createRestHandler } from '~/rest/handleRest.ts';
import { operations } from '../bench/operations.ts';
import { type Asker, createTestApi } from '../support/environment.ts';
import { connectTo } from '../support/localServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** A way to ask the same API, at the same moment, over its own copy of the same demo data. */
interface Transport {
  ask(query: string, as?: Asker): Promise<Reply>;
  get(path: string): Promise<{ status: number; body: unknown }>;
}

interface Reply {
  readonly data: unknown;
  readonly errors: readonly { readonly message: string; readonly code: unknown }[];
}

/** Asks as the screens do: through Apollo Client over the link of the transport. */
async function askOver(link: ApolloLink, query: string): Promise<Reply> {
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const document = gql(query);
  const { data, error } = query.startsWith('mutation')
    ? await client.mutate({ mutation: document, errorPolicy: 'all' })
    : await client.query({ query: document, errorPolicy: 'all', fetchPolicy: 'no-cache' });
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  return {
    data: data ?? null,
    errors: errors.map(({ message, extensions }) => ({ message, code: extensions?.code })),
  };
}

/** What the page uses: Apollo Client over SchemaLink, and REST answered by the handler. */
async function browserTransport(): Promise<Transport> {
  const api = createTestApi();
  const handle = createRestHandler(api.page.execute, { clock: api.environment.clock });
  const admin = await api.token('admin');
  return {
    async ask(query, as = 'admin') {
      const token = await api.token(as);
      return askOver(
        createLocalLink(connectTo(api.page), () => token),
        query,
      );
    },
    async get(path) {
      const { pathname, searchParams } = new URL(path, 'http://page');
      const reply = await handle({
        method: 'GET',
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: { authorization: `Bearer ${admin}` },
      });
      return { status: reply?.status ?? 0, body: JSON.parse(JSON.stringify(reply?.body)) };
    },
  };
}

/** What the server offers: Apollo Client over HTTP, and REST over HTTP. */
function serverTransport({ api, url }: TestServer): Transport {
  return {
    async ask(query, as = 'admin') {
      const token = await api.token(as);
      return askOver(
        createRemoteLink(`${url}/graphql`, () => token),
        query,
      );
    },
    async get(path) {
      const headers = { authorization: `Bearer ${await api.token('admin')}` };
      const response = await fetch(url + path, { headers });
      return { status: response.status, body: await response.json() };
    },
  };
}

let server: TestServer;
let transports: { browser: Transport; server: Transport };

beforeAll(async () => {
  // Node 20 has no WebSocket of its own; browsers have.
  vi.stubGlobal('WebSocket', WebSocket);
  server = await startTestServer();
  transports = { browser: await browserTransport(), server: serverTransport(server) };
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

/** Asked over both transports; what one says the other must say too. */
async function both<Answer>(ask: (transport: Transport) => Promise<Answer>): Promise<Answer> {
  const [browser, remote] = [await ask(transports.browser), await ask(transports.server)];
  expect(remote).toEqual(browser);
  return remote;
}

describe('the same query gives the same JSON over every transport', () => {
  test.each(operations.map(({ name, query }) => [name, query] as const))('%s', async (_, query) => {
    const { data, errors } = await both((transport) => transport.ask(query));
    expect(errors).toEqual([]);
    expect(data).toEqual(expect.any(Object));
  });
});

describe('the same mistake gives the same error over every transport', () => {
  test.each([
    ['an unknown id', '{ camera(id: "nobody") { id } }', 'NOT_FOUND'],
    ['a page that is too long', '{ cameras(first: 1000) { totalCount } }', 'BAD_USER_INPUT'],
    [
      'a bulk change of nothing',
      'mutation { resolveIncidents(input: { ids: [] }) { incidents { id } } }',
      'BAD_USER_INPUT',
    ],
    [
      'a forbidden transition',
      'mutation { resolveIncidents(input: { ids: ["incident-20700-0"] }) { incidents { id } } }',
      'CONFLICT',
    ],
  ])('%s', async (_, query, code) => {
    const { errors } = await both((transport) => transport.ask(query));
    expect(errors).toMatchObject([{ code }]);
  });

  test('a guest is refused', async () => {
    const { errors } = await both((transport) => transport.ask('{ sites { id } }', 'guest'));
    expect(errors).toEqual([{ message: 'Sign in first.', code: 'UNAUTHENTICATED' }]);
  });

  test('a staff member may not do what only admins may', async () => {
    const { errors } = await both((transport) =>
      transport.ask(
        'mutation { setCameraOperatorState(input: { ids: ["camera-solar-1"], state: PAUSED }) { cameras { id } } }',
        'staff',
      ),
    );
    expect(errors).toEqual([{ message: 'This needs the role admin.', code: 'FORBIDDEN' }]);
  });
});

describe('the same path gives the same JSON over every transport', () => {
  test.each([
    '/api/analytics-dashboard-app/widgets',
    '/api/analytics-dashboard-app/widgets?zone=Asia/Seoul',
    '/api/project-dashboard-app/widgets',
    '/api/project-dashboard-app/projects',
    '/api/map-dashboard/widgets',
    '/api/openapi.json',
  ])('%s', async (path) => {
    expect(await both((transport) => transport.get(path))).toMatchObject({
      status: 200,
      body: expect.anything(),
    });
  });

  test.each(['/api/analytics-dashboard-app/widgets?zone=Mars', '/api/auth?email=admin'])(
    '%s is 400 in both',
    async (path) => {
      expect(await both((transport) => transport.get(path))).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_USER_INPUT' } },
      });
    },
  );

  test('REST and GraphQL tell the same projects', async () => {
    const { body } = await both((transport) => transport.get('/api/project-dashboard-app/projects'));
    const { data } = await both((transport) => transport.ask('{ projects { id name } }'));
    expect(data).toMatchObject({ projects: body });
  });
});
