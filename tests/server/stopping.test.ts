import { request } from 'node:http';
import { createClient } from 'graphql-ws';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer } from '../support/server.ts';

const body = '{"email":"staff","password":"staff"}';

it('closes the sockets of subscribers and accepts nothing more', async () => {
  const server = await startTestServer();
  const socket = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: await server.api.token('staff') },
    retryAttempts: 0,
  });
  const changes = socket.iterate({ query: 'subscription { incidentChanged { id } }' });
  const ended = expect(changes.next()).rejects.toMatchObject({ code: 1001 });
  await new Promise((resolve) => socket.on('connected', resolve));
  await server.stop();
  await ended;
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

it('lets a request end that has begun', async () => {
  const server = await startTestServer();
  const call = request(`${server.url}/api/auth`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    call.once('error', reject).once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  call.flushHeaders();
  await new Promise((resolve) => call.once('continue', resolve));
  const stopped = server.stop();
  call.end(body);
  expect(await answered).toBe(200);
  await stopped;
});
