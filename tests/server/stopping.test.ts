import { once } from 'node:events';
import { Agent, request, type ServerResponse } from 'node:http';
import { createClient } from 'graphql-ws';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { drain, listen } from '../../server/listen.ts';
import { startTestServer } from '../support/server.ts';

afterEach(() => void vi.useRealTimers());

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
  const order: string[] = [];
  const stopped = server.stop().then(() => order.push('stopped'));
  // Refused calls give it every chance to end too soon.
  for (let refused = 0; refused < 20; refused++) {
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  }
  call.end(body);
  expect(await answered).toBe(200);
  order.push('answered');
  await stopped;
  expect(order).toEqual(['answered', 'stopped']);
});

it('is not held open by connections that are kept alive after their last answer', async () => {
  const responses: ServerResponse[] = [];
  const { server, url } = await listen((_, response) => void responses.push(response), '127.0.0.1', 0);
  // Without a limit of its own the connection would never end.
  server.keepAliveTimeout = 0;
  const cutOff = vi.spyOn(server, 'closeAllConnections');
  const agent = new Agent({ keepAlive: true });
  const answered = once(request(url, { agent }).end(), 'response');
  await once(server, 'request');
  const drained = drain(server);
  for (const response of responses) response.end();
  const [answer] = await answered;
  answer.resume();
  await drained;
  expect(cutOff).not.toHaveBeenCalled();
  agent.destroy();
});

it('cuts off after eight seconds what has not ended by then', async () => {
  const { server, url } = await listen(() => undefined, '127.0.0.1', 0);
  const cutOff = expect(fetch(url)).rejects.toThrow();
  await once(server, 'request');
  const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const drained = drain(server);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(await open()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await drained;
  await cutOff;
});
