import { parse } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { type ConnectedServer, connectServer, type PageOptions } from './connectServer.ts';
import { fetched } from './lostCode.ts';
import type { News } from './messages.ts';
import { type LocalApi, type PrepareServer, serveLocal } from './serveLocal.ts';

const document = parse('{ demo { resettable } }');
const operation = { document, token: null };

/** A server that answers each operation as the test says. */
const executor = (execute: LocalApi['execute']): LocalApi => ({
  execute,
  subscribe: async () => ({ errors: [] }),
  file: async () => ({ status: 404, headers: {}, body: null }),
});

function open(prepare: PrepareServer, options: Partial<PageOptions> = {}): ConnectedServer {
  const { port1, port2 } = new MessageChannel();
  serveLocal(port2, prepare, Promise.resolve(null));
  return connectServer(port1, optionsWith(options));
}

const optionsWith = (options: Partial<PageOptions>): PageOptions => ({
  facts: { tokenKey: new Uint8Array(32), mediaOrigins: ['https://cams.example'] },
  services: {
    verify: async () => ({ closed: true }),
    testStream: () => Promise.reject(new Error('no probe')),
  },
  onReady: () => undefined,
  onNews: () => undefined,
  onLostCode: () => undefined,
  ...options,
});

describe('the line between the page and the server inside the browser', () => {
  test('sends a document once, however often it is asked', async () => {
    const seen: unknown[] = [];
    const server = open(
      () => () =>
        executor(async (asked) => {
          seen.push(asked.document);
          return { data: { turn: seen.length } };
        }),
    );
    expect(await server.execute(operation)).toEqual({ data: { turn: 1 } });
    expect(await server.execute(operation)).toEqual({ data: { turn: 2 } });
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toMatchObject({ kind: 'Document' });
  });

  test('tells the server what only the page knows, before anything is asked', async () => {
    const server = open(
      () =>
        ({ mediaOrigins, tokenKey }) =>
          executor(async () => ({ data: { mediaOrigins, bytes: tokenKey.byteLength } })),
    );
    expect(await server.execute(operation)).toEqual({
      data: { mediaOrigins: ['https://cams.example'], bytes: 32 },
    });
  });

  test('lets the server ask the page, which answers or says why not', async () => {
    const server = open(
      (_tell) => (_facts, page) =>
        executor(async () => ({
          data: {
            verified: await page.verify('AUTH0', 'token', null, 0),
            probed: await page.testStream({} as never).catch((error: Error) => error.message),
          },
        })),
    );
    expect(await server.execute(operation)).toEqual({
      data: { verified: { closed: true }, probed: 'no probe' },
    });
  });

  test('brings news that nobody asked for', async () => {
    const heard: News[] = [];
    open(
      (tell) => {
        tell('notKept');
        return () => executor(async () => ({}));
      },
      { onNews: (news) => heard.push(news) },
    );
    await vi.waitFor(() => expect(heard).toEqual(['notKept']));
  });

  test('rejects what the server could not answer, and goes on', async () => {
    const answers = [() => Promise.reject(new Error('broken')), async () => ({ data: { all: 'well' } })];
    const server = open(() => () => executor(() => (answers.shift() ?? (async () => ({})))()));
    await expect(server.execute(operation)).rejects.toThrow('broken');
    expect(await server.execute(operation)).toEqual({ data: { all: 'well' } });
  });

  test('rejects an answer that cannot be sent', async () => {
    const server = open(() => () => executor(async () => ({ data: { odd: 1n } })));
    await expect(server.execute(operation)).rejects.toThrow(/BigInt/);
  });

  test('tells of code of the server that could not be fetched, and of no other failure', async () => {
    const lost: Error[] = [];
    const answers = [
      () => Promise.reject(new Error('broken')),
      () => fetched(Promise.reject(new TypeError('Failed to fetch the office.'))),
    ];
    const server = open(() => () => executor(() => (answers.shift() ?? (async () => ({})))()), {
      onLostCode: (error) => lost.push(error),
    });
    await expect(server.execute(operation)).rejects.toThrow('broken');
    await expect(server.execute(operation)).rejects.toThrow('the office');
    expect(lost.map(({ message }) => message)).toEqual(['Failed to fetch the office.']);
  });

  test('answers documented calls with text, and says of others that they are not ours', async () => {
    const server = open(() => () => executor(async () => ({ data: {} })));
    const call = { method: 'GET', query: {}, headers: {} };
    const own = await server.rest({ ...call, path: '/api/openapi.json' });
    expect(own).toMatchObject({ status: 200, text: expect.stringContaining('"openapi":"3.1') });
    expect(await server.rest({ ...call, path: '/api/nothing-of-ours' })).toBeNull();
  });
});

describe('a server that has stopped', () => {
  const silent: PrepareServer = () => () => executor(() => new Promise(() => {}));

  test('fails all that waits, and all that is asked later', async () => {
    const server = open(silent);
    const waiting = server.execute(operation);
    const errors: string[] = [];
    server.subscribe(operation, {
      standing: () => undefined,
      next: () => undefined,
      complete: () => undefined,
      error: ({ message }) => errors.push(message),
    });
    server.stopped(new Error('It has stopped.'));
    await expect(waiting).rejects.toThrow('It has stopped.');
    await expect(server.execute(operation)).rejects.toThrow('It has stopped.');
    expect(errors).toEqual(['It has stopped.']);
  });

  test('before it ran gives way to another, which is asked everything again', async () => {
    const dead = new MessageChannel();
    const server = connectServer(dead.port1, optionsWith({}));
    const answer = server.execute(operation);
    const { port1, port2 } = new MessageChannel();
    serveLocal(
      port2,
      () => () => executor(async () => ({ data: { from: 'the second' } })),
      Promise.resolve(null),
    );
    server.moveTo(port1);
    expect(await answer).toEqual({ data: { from: 'the second' } });
    dead.port1.close();
  });
});
