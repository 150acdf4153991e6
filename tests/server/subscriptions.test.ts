import { createClient } from 'graphql-ws';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
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
});
