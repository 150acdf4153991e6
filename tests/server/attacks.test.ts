import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { Seeds } from '~/store/seeding.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { createTestApi } from '../support/environment.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { serverOfFile } from './kit.ts';

const { graphql, get } = serverOfFile();

const asAdmin = async (server: TestServer) => ({
  'content-type': 'application/json',
  accept: 'application/graphql-response+json',
  authorization: `Bearer ${await server.api.token('admin')}`,
});

const send = async (server: TestServer, query: string, signal?: AbortSignal) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: await asAdmin(server),
    body: JSON.stringify({ query }),
    ...(signal ? { signal } : {}),
  });

/** Milliseconds of CPU of this process, in which the server runs, for the least of some tries. */
async function leastCpu(ask: () => Promise<unknown>): Promise<number> {
  const tries: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const before = process.cpuUsage();
    await ask();
    const { user, system } = process.cpuUsage(before);
    tries.push((user + system) / 1000);
  }
  return Math.min(...tries);
}

const boards = '{ board(id: "board-1") { cards { board { cards { board { cards { id } } } } } } }';
/** Each field that is left out would make the dear one cheaper, if it counted less than nothing. */
const leftOut = `query ($yes: Boolean = true) {
  a: cameras(first: -100000000) @skip(if: true) { nodes { id } }
  b: cameras(first: -100000000) @include(if: false) { nodes { id } }
  c: cameras(first: -100000000) @skip(if: $yes) { nodes { id } }
  ... @skip(if: $yes) { d: cameras(first: -100000000) { nodes { id } } }
  projects { sites { project { sites { id } } } }
}`;

describe('an operation that asks for more than can be answered', () => {
  it.each([
    [
      'a board whose cards lead to their board',
      boards,
      /^The answer could hold 125,501,001 objects; at most 100,000 are answered\./,
    ],
    [
      'dear fields beside left-out ones with negative pages',
      leftOut,
      /^The answer could hold 510,050 objects; at most 100,000 are answered\./,
    ],
  ])('%s is refused at once, and the server answers others meanwhile', async (_, query, message) => {
    const answers: unknown[] = [];
    const cpu = await leastCpu(async () => {
      answers.push(await graphql(query));
    });
    const [refused, healthy] = await Promise.all([graphql(query), get('/healthz')]);
    expect(refused).toEqual({
      status: 400,
      errors: [{ message: expect.stringMatching(message), extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(healthy.status).toBe(200);
    expect(answers).toHaveLength(5);
    // 5 to 20 ms, and thrice that beside other tests on the same two cores; without the limit it takes minutes.
    expect(cpu).toBeLessThan(60);
  });
});

describe('a page size that no page has', () => {
  it.each([
    ['-1', {}],
    ['101', {}],
    ['-100000000', {}],
    ['$size', { size: -1 }],
    ['$size', { size: 101 }],
  ])('%s %j is refused by the name of its argument', async (size, variables) => {
    const declared = size === '$size' ? 'query ($size: Int!) ' : '';
    expect(await graphql(`${declared}{ cameras(first: ${size}) { nodes { id } } }`, variables)).toEqual({
      status: 400,
      errors: [
        {
          message: 'first lies between 0 and 100; read on with after.',
          extensions: { code: 'BAD_USER_INPUT', field: 'first' },
        },
      ],
    });
  });
});

describe('an answer that is too long', () => {
  it('is not sent: the caller is told its limit and the cure', async () => {
    const server = await startTestServer(createTestApi(), { limits: { bytes: 2_000 } });
    const query = '{ cameras(first: 100) { nodes { id name model } } }';
    const response = await send(server, query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [
        {
          message:
            'The answer has more than 0.002 MB and was not sent. Ask for fewer fields, or fewer rows with "first". What a mutation wrote stays written.',
          extensions: { code: 'ANSWER_TOO_LARGE' },
        },
      ],
    });
    const rest = await fetch(`${server.url}/api/project-dashboard-app/widgets`, {
      headers: await asAdmin(server),
    });
    expect(rest.status).toBe(400);
    expect(await rest.json()).toMatchObject({ error: { code: 'ANSWER_TOO_LARGE' } });
    await server.stop();
  });

  it('is stopped at the number of objects, whatever the schema has promised', async () => {
    const server = await startTestServer(createTestApi(), { limits: { objects: 10 } });
    const response = await send(server, '{ cameras(first: 100) { nodes { id } } }');
    expect(await response.json()).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('The answer has more than 10 objects'),
          extensions: { code: 'ANSWER_TOO_LARGE' },
        },
      ],
    });
    await server.stop();
  });
});

/** Demo data of which a table comes only when it is let in; `asked` are the tables that were wanted since. */
function withLate(table: 'projects' | 'incidents') {
  const asked = new Set<string>();
  let letIn = () => {};
  const late = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  const seeds = (clock: () => number): Seeds => {
    const demo = demoSeeds(clock);
    const { projects, incidents, sites } = demo;
    const waiting = { projects, incidents }[table];
    return {
      ...demo,
      [table]: async () => {
        asked.add(table);
        await late;
        return waiting?.();
      },
      sites: () => {
        asked.add('sites');
        return sites?.() ?? [];
      },
    };
  };
  return { seeds, asked, letIn: () => letIn() };
}

/** A busy machine is waited for; nothing is ever waited out. */
const patient = { timeout: 4_000 };

/** Begins to ask and leaves when the table is wanted; resolves when the server knows. */
async function askAndLeave(server: TestServer, query: string, isWanted: () => boolean): Promise<void> {
  const leaving = new AbortController();
  const asking = send(server, query, leaving.signal);
  await vi.waitFor(() => expect(isWanted()).toBe(true), patient);
  leaving.abort();
  await expect(asking).rejects.toThrow();
  await vi.waitFor(() => expect(server.log.join()).toContain('"path":"/graphql"'), patient);
}

describe('a caller who leaves', () => {
  const query = '{ projects { sites { id } } }';

  it('ends the query: what it would have read is not read any more', async () => {
    const { seeds, asked, letIn } = withLate('projects');
    const server = await startTestServer(createTestApi(seeds));
    await askAndLeave(server, query, () => asked.has('projects'));
    letIn();
    expect((await send(server, '{ projects { id } }')).status).toBe(200);
    expect([...asked]).toEqual(['projects']);
    // Whoever stays is answered.
    expect((await send(server, query)).status).toBe(200);
    expect([...asked]).toEqual(['projects', 'sites']);
    await server.stop();
  });

  it('does not end a mutation: who closes the page after "Save" has saved', async () => {
    const { data } = await createTestApi().ask('{ incidents(first: 1) { nodes { id } } }');
    const [{ id }] = (data as { incidents: { nodes: [{ id: string }] } }).incidents.nodes;
    const { seeds, asked, letIn } = withLate('incidents');
    const server = await startTestServer(createTestApi(seeds));
    const note = `mutation { addIncidentNotes(input: { ids: ["${id}"], note: "Kept." }) { incidents { id } } }`;
    await askAndLeave(server, note, () => asked.has('incidents'));
    letIn();
    await vi.waitFor(async () => {
      const response = await send(server, `{ incident(id: "${id}") { activity { nodes { note } } } }`);
      expect(JSON.stringify(await response.json())).toContain('Kept.');
    }, patient);
    await server.stop();
  });
});

describe('a call that takes too long', () => {
  it('is 503 through REST too', async () => {
    const server = await startTestServer(createTestApi(withLate('projects').seeds), {
      limits: { milliseconds: 40 },
    });
    const response = await fetch(`${server.url}/api/project-dashboard-app/projects`, {
      headers: await asAdmin(server),
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: {
        code: 'TIMEOUT',
        message:
          'The operation took longer than 0.04 seconds and was stopped. Ask for less in one operation.',
      },
    });
    await server.stop();
  });
});

describe('a documented list of many pages', () => {
  it('is read within the limits of one operation, all pages together', async () => {
    const api = createTestApi();
    const [whole, page] = await Promise.all(
      [8_000_000, 40_000].map((bytes) => startTestServer(api, { limits: { bytes } })),
    );
    if (!whole || !page) throw new Error('The servers are not running.');
    const call = async (server: TestServer) =>
      fetch(`${server.url}/api/icons`, { headers: await asAdmin(server) });
    expect((await call(whole)).status).toBe(200);
    const first = await send(page, '{ icons(first: 100) { nodes { id name tags } } }');
    expect(first.status).toBe(200);
    const refused = await call(page);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: 'ANSWER_TOO_LARGE' } });
    await Promise.all([whole.stop(), page.stop()]);
  });
});

describe('a caller who sends slowly', () => {
  it.each([
    ['headers', 'POST /graphql HTTP/1.1\r\nHost: here\r\nContent-'],
    [
      'a body',
      'POST /graphql HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"query"',
    ],
  ])('%s is answered 408 and cut off', async (_, begun) => {
    const server = await startTestServer(createTestApi(), { patience: { sending: 60, lookEvery: 20 } });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let told = '';
    socket.on('data', (chunk) => {
      told += String(chunk);
    });
    socket.write(begun);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(told).toMatch(/^HTTP\/1\.1 408 /);
    await server.stop();
  });
});

describe('a page of another site', () => {
  it('cannot frame ours, in the words of old browsers and of new ones', async () => {
    const { headers } = await get('/');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
