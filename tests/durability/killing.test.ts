import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, startServerFrom } from '../support/processes.mjs';
import { asAdmin, type Client } from './client.ts';

/** How often the server is killed: in each run of the tests a few times, in `npm run bench` longer. */
const rounds = process.env.WATCHFLOOR_BENCH === undefined ? 5 : 20;
/** The server is killed when it has acknowledged so many writes in a round; others are on their way then. */
const writesBeforeKill = 150;
const writersAtOnce = 8;
/** Its own, for the tests of what was built may run beside. */
const program = 'dist/durability';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watchfloor-'));
  await build({ configFile: 'scripts/vite/node.config.ts', logLevel: 'error', build: { outDir: program } });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const addNote =
  'mutation ($id: ID!, $note: String!) { addIncidentNotes(input: { ids: [$id], note: $note }) { incidents { id } } }';

const start = () =>
  startServerFrom(program, {
    DATA_DIR: folder,
    SEED: 'demo',
    DEMO_PULSE: 'off',
    JWT_SECRET: 'a secret that outlives the processes',
  });

async function kill({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Writes notes until the server is killed in the midst of it. Returns the notes that it acknowledged. */
async function writeUntilKilled(
  server: Running,
  client: Client,
  incident: string,
  round: number,
): Promise<string[]> {
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const write = async (writer: number) => {
    for (let count = 0; killed === undefined; count++) {
      const note = `round ${round}, writer ${writer}, note ${count}`;
      if (await client.acknowledges(addNote, { id: incident, note })) acknowledged.push(note);
      if (acknowledged.length >= writesBeforeKill) killed ??= kill(server);
    }
  };
  await Promise.all(Array.from({ length: writersAtOnce }, (_, writer) => write(writer)));
  await killed;
  return acknowledged;
}

async function notesOf(client: Client, id: string): Promise<Set<string>> {
  const query = `query ($id: ID!, $after: String) { incident(id: $id) {
    activity(first: 100, after: $after) { nodes { note } pageInfo { hasNextPage endCursor } } } }`;
  const notes = new Set<string>();
  let page: { hasNextPage: boolean; endCursor: string | null } = { hasNextPage: true, endCursor: null };
  while (page.hasNextPage) {
    const { incident }: { incident: { activity: { nodes: { note: string }[]; pageInfo: typeof page } } } =
      await client.ask(query, { id, after: page.endCursor });
    for (const { note } of incident.activity.nodes) notes.add(note);
    page = incident.activity.pageInfo;
  }
  return notes;
}

async function incidentsOf(client: Client): Promise<string[]> {
  const query = `{ incidents(first: ${rounds}) { nodes { id } } }`;
  const { incidents } = await client.ask<{ incidents: { nodes: { id: string }[] } }>(query);
  return incidents.nodes.map(({ id }) => id);
}

it('keeps every write that it acknowledged, however often it is killed', { timeout: 600_000 }, async () => {
  const written = new Map<string, string[]>();
  for (let round = 0; round < rounds; round++) {
    const server = await start();
    const client = await asAdmin(server.url);
    const incident = (await incidentsOf(client))[round] ?? '';
    written.set(incident, await writeUntilKilled(server, client, incident, round));
  }
  const server = await start();
  const client = await asAdmin(server.url);
  const lost: string[] = [];
  for (const [incident, notes] of written) {
    const kept = await notesOf(client, incident);
    lost.push(...notes.filter((note) => !kept.has(note)));
  }
  await kill(server);
  expect(lost).toEqual([]);
  expect([...written.values()].flat().length).toBeGreaterThanOrEqual(rounds * writesBeforeKill);
});

/** An account may have a hundred files that nothing uses: all rounds together stay below. */
const filesBeforeKill = 12;
const killedUploads = 4;
const fileBytes = 300_000;

/** Sends files until the server is killed in the midst of it. Returns those that it said to be whole, with a byte of each. */
async function sendUntilKilled(server: Running, client: Client, mark: number): Promise<string[]> {
  const whole: string[] = [];
  let killed: Promise<void> | undefined;
  const content = new Uint8Array(fileBytes).fill(mark);
  const sendOne = async () => {
    const { beginUpload } = await client.ask<{ beginUpload: { upload: { id: string } } }>(
      `mutation { beginUpload(input: { name: "a.bin", size: ${fileBytes} }) { upload { id } } }`,
    );
    const { id } = beginUpload.upload;
    await client.call(`/api/uploads/${id}?offset=0`, { method: 'PUT', body: content });
    await client.ask('mutation ($id: ID!) { finishUpload(input: { id: $id }) { blob { id } } }', { id });
    whole.push(id);
  };
  const sendMany = async () => {
    while (killed === undefined) {
      try {
        await sendOne();
      } catch (error) {
        if (killed === undefined) throw error;
      }
      if (whole.length >= filesBeforeKill) killed ??= kill(server);
    }
  };
  await Promise.all([sendMany(), sendMany(), sendMany()]);
  await killed;
  return whole;
}

it('keeps every file that it said to be whole', { timeout: 600_000 }, async () => {
  const sent = new Map<string, number>();
  for (let round = 1; round <= killedUploads; round++) {
    const server = await start();
    for (const id of await sendUntilKilled(server, await asAdmin(server.url), round)) sent.set(id, round);
  }
  const server = await start();
  const client = await asAdmin(server.url);
  const lost: string[] = [];
  for (const [id, mark] of sent) {
    const response = await client.call(`/api/blobs/${id}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength !== fileBytes || bytes.some((byte) => byte !== mark)) lost.push(id);
  }
  await kill(server);
  expect(lost).toEqual([]);
  expect(sent.size).toBeGreaterThanOrEqual(killedUploads * filesBeforeKill);
});

it('is made once when two servers start on it at the same time', { timeout: 120_000 }, async () => {
  const shared = { DATA_DIR: join(folder, 'shared'), SEED: 'demo', DEMO_PULSE: 'off' };
  const servers = await Promise.all([startServerFrom(program, shared), startServerFrom(program, shared)]);
  const answers = servers.map(async ({ url }) => (await asAdmin(url)).ask('{ cameras { totalCount } }'));
  expect(await Promise.all(answers)).toEqual([
    { cameras: { totalCount: 48 } },
    { cameras: { totalCount: 48 } },
  ]);
  await Promise.all(servers.map(kill));
});
