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
/** The server is killed when it has acknowledged so many writes and files in a round; others are on their way then. */
const writesBeforeKill = 150;
const writersAtOnce = 8;
/** An account may have a hundred files that nothing uses: those of all rounds together stay below. */
const filesBeforeKill = 12;
const roundsOfFiles = 4;
const sendersAtOnce = 3;
const fileBytes = 300_000;
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

/** What the server acknowledged in a round. */
interface Acknowledged {
  readonly notes: string[];
  /** Files that it said to be whole. */
  readonly files: string[];
}

/** Sends a file. Resolves to its id once the server has said that it is whole. */
async function sendFile(client: Client, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const { beginUpload } = await client.ask<{ beginUpload: { upload: { id: string } } }>(
    `mutation { beginUpload(input: { name: "a.bin", size: ${fileBytes} }) { upload { id } } }`,
  );
  const { id } = beginUpload.upload;
  await client.call(`/api/uploads/${id}?offset=0`, { method: 'PUT', body: content });
  await client.ask('mutation ($id: ID!) { finishUpload(input: { id: $id }) { blob { id } } }', { id });
  return id;
}

/** Writes notes to the incident, and sends files of one byte, until the server is killed in the midst of both. */
async function writeUntilKilled(
  server: Running,
  incident: string,
  { round, files: wanted }: { readonly round: number; readonly files: number },
): Promise<Acknowledged> {
  const client = await asAdmin(server.url);
  const acknowledged: Acknowledged = { notes: [], files: [] };
  let killed: Promise<void> | undefined;
  const killWhenEnough = () => {
    if (acknowledged.notes.length < writesBeforeKill || acknowledged.files.length < wanted) return;
    killed ??= kill(server);
  };
  const write = async (writer: number) => {
    for (let count = 0; killed === undefined; count++) {
      const note = `round ${round}, writer ${writer}, note ${count}`;
      if (await client.acknowledges(addNote, { id: incident, note })) acknowledged.notes.push(note);
      killWhenEnough();
    }
  };
  const content = new Uint8Array(fileBytes).fill(round + 1);
  const send = async () => {
    while (killed === undefined) {
      try {
        acknowledged.files.push(await sendFile(client, content));
      } catch (error) {
        if (killed === undefined) throw error;
      }
      killWhenEnough();
    }
  };
  await Promise.all([
    ...Array.from({ length: writersAtOnce }, (_, writer) => write(writer)),
    ...Array.from({ length: wanted > 0 ? sendersAtOnce : 0 }, send),
  ]);
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

const isFullOf = (bytes: Uint8Array, byte: number) =>
  bytes.byteLength === fileBytes && bytes.every((found) => found === byte);

it('keeps every write that it acknowledged and every file that it said to be whole, however often it is killed', {
  timeout: 600_000,
}, async () => {
  const written = new Map<string, Acknowledged>();
  for (let round = 0; round < rounds; round++) {
    const server = await start();
    const incident = (await incidentsOf(await asAdmin(server.url)))[round] ?? '';
    const files = round < roundsOfFiles ? filesBeforeKill : 0;
    written.set(incident, await writeUntilKilled(server, incident, { round, files }));
  }
  const server = await start();
  const client = await asAdmin(server.url);
  const lost: string[] = [];
  for (const [round, [incident, { notes, files }]] of [...written].entries()) {
    const kept = await notesOf(client, incident);
    lost.push(...notes.filter((note) => !kept.has(note)));
    for (const id of files) {
      const response = await client.call(`/api/blobs/${id}`);
      if (!isFullOf(new Uint8Array(await response.arrayBuffer()), round + 1)) lost.push(id);
    }
  }
  await kill(server);
  expect(lost).toEqual([]);
  const all = [...written.values()];
  expect(all.flatMap(({ notes }) => notes).length).toBeGreaterThanOrEqual(rounds * writesBeforeKill);
  expect(all.flatMap(({ files }) => files).length).toBeGreaterThanOrEqual(roundsOfFiles * filesBeforeKill);
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
