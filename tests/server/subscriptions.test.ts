import { gql } from '@apollo/client';
import { type Client, createClient } from 'graphql-ws';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { composeClient } from '~/graphql/client/composeClient.ts';
import { createRemoteLink } from '~/graphql/client/remoteLink.ts';
import { createEvents } from '~/resolvers/events.ts';
import { createTestApi } from '../support/environment.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { serverOfFile } from './kit.ts';

const { running, graphql } = serverOfFile();

const client = (token: string | null) =>
  createClient({
    url: `${running().url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  });

const changes = 'subscription { incidentChanged { summary camera { id } } }';
const raise = `mutation ($input: RaiseIncidentInput!) { raiseIncident(input: $input) { incidents { id } } }`;

describe('subscriptions', () => {
  it('tell of an incident that somebody raised', async () => {
    const { data } = await graphql('{ cameras(first: 1) { nodes { id } } }');
    const [{ id }] = data.cameras.nodes;
    const socket = client(await running().api.token('staff'));
    const iterator = socket.iterate({ query: changes });
    let told: unknown;
    void iterator.next().then(({ value }) => {
      told = value;
    });
    const input = { cameraId: id, kind: 'MOTION', severity: 'HIGH', summary: 'Somebody is at the gate.' };
    // The protocol does not say when a subscription begins to listen: raise until one is heard.
    while (told === undefined) await graphql(raise, { input });
    expect(told).toEqual({
      data: { incidentChanged: { summary: 'Somebody is at the gate.', camera: { id } } },
    });
    await iterator.return?.();
    await socket.dispose();
  });

  it('say by a ping that they stand: what is raised from then on is told', async () => {
    let stands: (payload: unknown) => void = () => undefined;
    const standing = new Promise<unknown>((resolve) => {
      stands = resolve;
    });
    const { data } = await graphql('{ cameras(first: 1) { nodes { id } } }');
    const socket = createClient({
      url: `${running().url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: await running().api.token('staff') },
      on: { ping: (_, payload) => stands(payload) },
    });
    const iterator = socket.iterate({
      query: 'subscription Changes { incidentChanged { summary } }',
      operationName: 'Changes',
    });
    const told = iterator.next();
    expect(await standing).toEqual({ standing: 'Changes' });
    const input = { cameraId: data.cameras.nodes[0].id, kind: 'MOTION', severity: 'HIGH', summary: 'Once.' };
    await graphql(raise, { input });
    expect((await told).value).toEqual({ data: { incidentChanged: { summary: 'Once.' } } });
    await iterator.return?.();
    await socket.dispose();
  });

  it('are closed with 1009 when a message is above 100 kB', async () => {
    // graphql-ws says so on stderr, past the log.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const socket = client(await running().api.token('staff'));
    const asked = socket.iterate({ query: changes, variables: { text: 'x'.repeat(110_000) } }).next();
    await expect(asked).rejects.toMatchObject({ code: 1009 });
  });

  it.each([
    [null, 'Sign in first.'],
    ['forged', 'Invalid access token detected'],
  ])('are closed with 4401 to the token %s', async (token, reason) => {
    const refused = client(token).iterate({ query: changes }).next();
    await expect(refused).rejects.toMatchObject({ code: 4401, reason });
  });

  it.each([
    ['{ viewer { id } }', 'Only subscriptions run over this socket'],
    ['subscription { nothing }', 'Cannot query field'],
    ['subscription {', 'Syntax Error'],
    [`subscription { ${'incidentChanged { id } '.repeat(600)} }`, '2000 tokens'],
  ])('refuse %s', async (query, message) => {
    const socket = client(await running().api.token('staff'));
    await expect(socket.iterate({ query }).next()).rejects.toMatchObject([
      { message: expect.stringContaining(message) },
    ]);
    await socket.dispose();
  });

  /** Begins so many, which stay open until the socket is disposed of. */
  const begin = (socket: Client, count: number) => {
    for (let begun = 0; begun < count; begun += 1) void socket.iterate({ query: changes }).next();
  };
  const refused = (text: string) => [
    { message: expect.stringContaining(text), extensions: { code: 'RATE_LIMITED' } },
  ];

  it('are 50 a socket at most', async () => {
    const socket = client(await running().api.token('staff'));
    begin(socket, 49);
    const last = socket.iterate({ query: changes });
    void last.next();
    const more = () => socket.iterate({ query: changes }).next();
    await expect(more()).rejects.toMatchObject(refused('A socket holds 50 subscriptions at most'));
    await last.return?.();
    // In the place of the one that ended another may begin, which says that its document is wrong.
    await expect(socket.iterate({ query: 'subscription { nothing }' }).next()).rejects.toMatchObject([
      { message: expect.stringContaining('Cannot query field') },
    ]);
    await socket.dispose();
  });

  it('are 200 an account at most, over all its sockets', async () => {
    const token = await running().api.token('staff');
    const full = Array.from({ length: 4 }, () => client(token));
    for (const socket of full) {
      begin(socket, 50);
      const more = socket.iterate({ query: changes }).next();
      await expect(more).rejects.toMatchObject(refused('A socket holds 50'));
    }
    const wrong = (socket: Client) => socket.iterate({ query: 'subscription { nothing }' }).next();
    const [fifth, other] = [client(token), client(await running().api.token('admin'))];
    await expect(wrong(fifth)).rejects.toMatchObject(refused('An account holds 200 subscriptions at most'));
    await expect(wrong(other)).rejects.toMatchObject([
      { message: expect.stringContaining('Cannot query field') },
    ]);
    await full[0]?.dispose();
    await vi.waitFor(() =>
      expect(wrong(fifth)).rejects.toMatchObject([
        { message: expect.stringContaining('Cannot query field') },
      ]),
    );
    await Promise.all([...full.slice(1), fifth, other].map((socket) => socket.dispose()));
  });
});

describe('a subscriber who reads too slowly', { timeout: 30_000 }, () => {
  const never = Number.MAX_SAFE_INTEGER;
  /** A reader whose socket can be stopped, and what is said when it is closed. */
  async function slowReader({ api, url }: TestServer) {
    let socket: WebSocket | undefined;
    let say: (event: unknown) => void = () => undefined;
    const closed = new Promise((resolve) => {
      say = resolve;
    });
    const reader = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: await api.token('staff') },
      retryAttempts: 0,
      on: {
        opened: (opened) => {
          socket = opened as WebSocket;
        },
        closed: say,
      },
    });
    const heavy = Array.from(
      { length: 15 },
      (_, index) =>
        `a${index}: camera { name model group tags installedAt site { name } location { lat lng } group }`,
    ).join(' ');
    const query = `subscription { incidentChanged { id ${heavy} } }`;
    const all = Array.from({ length: 20 }, () => reader.iterate({ query }));
    let told = 0;
    for (const each of all)
      void each.next().then(() => {
        told += 1;
      });
    return {
      closed,
      allTold: () => told === all.length,
      stopReading: () => socket?.pause(),
      goOn: () => socket?.resume(),
    };
  }

  /** Tells of incident after incident until something has come true. */
  async function tellUntil({ api }: TestServer, done: () => boolean) {
    const { events, store } = api.environment;
    const { rows } = await store.incidents.list({ where: { cameraId: 'camera-harbour-1' } });
    for (let turn = 0; !done(); turn += 1) {
      events.publish(store, 'incidentChanged', { incidentId: rows[turn % rows.length]?.id ?? '' });
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const dropped = { code: 4420, reason: expect.stringContaining('Connect again') };

  it.each([
    ['too many bytes wait', { waitingBytes: 1_000, bytesMs: 50, answerMs: never, lookEveryMs: 10 }],
    ['an answer waits', { waitingBytes: never, bytesMs: never, answerMs: 50, lookEveryMs: 10 }],
  ])('is dropped with 4420 and told to connect again when %s for too long', async (why, slowReaders) => {
    const server = await startTestServer(createTestApi(), { slowReaders });
    const reader = await slowReader(server);
    await tellUntil(server, reader.allTold);
    reader.stopReading();
    await tellUntil(server, () => server.log.some((line) => line.includes(why)));
    reader.goOn();
    expect(await reader.closed).toMatchObject(dropped);
    await server.stop();
  });

  it('is dropped with 4420 and told to connect again when too many events wait', async () => {
    const events = createEvents(undefined, 2);
    const server = await startTestServer(createTestApi(undefined, { events }));
    const reader = await slowReader(server);
    await tellUntil(server, reader.allTold);
    const { store } = server.api.environment;
    const { rows } = await store.incidents.list({ first: 10 });
    for (const { id } of rows) events.publish(store, 'incidentChanged', { incidentId: id });
    expect(await reader.closed).toMatchObject(dropped);
    await server.stop();
  });
});

it('the link of a page that was told that events were missed connects again, says so and goes on', {
  timeout: 30_000,
}, async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  const server = await startTestServer();
  const token = await server.api.token('staff');
  let reconnections = 0;
  const link = createRemoteLink(
    `${server.url}/graphql`,
    () => token,
    () => {
      reconnections += 1;
    },
  );
  const api = composeClient(
    async () => link,
    () => undefined,
  );
  const told: unknown[] = [];
  const subscription = api
    .subscribe({ query: gql('subscription { incidentChanged { summary } }') })
    .subscribe(({ data }) => told.push(data));
  const raiseUntilHeard = async () => {
    const before = told.length;
    const summary = 'Somebody is at the gate.';
    while (told.length === before)
      await server.api.ask(raise, {
        input: { cameraId: 'camera-harbour-1', kind: 'MOTION', severity: 'LOW', summary },
      });
  };
  await raiseUntilHeard();
  expect(reconnections).toBe(0);
  server.reconnectAll();
  await vi.waitFor(() => expect(reconnections).toBe(1), { timeout: 20_000 });
  await raiseUntilHeard();
  subscription.unsubscribe();
  await server.stop();
  vi.unstubAllGlobals();
});
