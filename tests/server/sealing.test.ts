import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ProbedStream, StreamProbe } from '~/resolvers/context.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { credentialSecrets } from '../../server/auth/credentialSecrets.ts';
import type { Database } from '../../server/store/database.ts';
import { openStore } from '../../server/store/openStore.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { sealStore } from '../../server/store/sealStore.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { folderOfFile, lost, patience, postgresUrlsOfFile } from '../store/databases.ts';
import { createTestApi } from '../support/environment.ts';
import { hasPostgres } from '../support/postgres.mjs';

const canary = 'canary-7d1e';

const stream = {
  name: 'Main',
  kind: 'HLS',
  role: 'MAIN',
  width: 1920,
  height: 1080,
  framesPerSecond: 25,
  scheme: 'http',
  host: '10.0.0.5',
  path: '/live.m3u8',
};
const credentials = { userName: 'viewer', password: canary };

const [oneKey, otherKey] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];

const keys = (CREDENTIAL_KEY: Uint8Array, ...CREDENTIAL_KEY_PREVIOUS: Uint8Array[]) => ({
  CREDENTIAL_KEY,
  CREDENTIAL_KEY_PREVIOUS,
});

const add = `mutation ($input: CameraInput!) {
  addCamera(input: $input) { camera { id } errors { field message } } }`;
const change = `mutation ($id: ID!, $input: CameraChangesInput!) {
  updateCamera(input: { id: $id, changes: $input }) { camera { id } errors { field message } } }`;
const tryOut = `mutation ($input: ConnectionTestInput!) {
  testCameraConnection(input: $input) { test { outcome } errors { field message } } }`;

/** Somebody who adds cameras, and where they stand. */
function someSeeds() {
  const { users, teamMembers, projects, sites } = demoSeeds(Date.now);
  return { users, teamMembers, projects, sites };
}

/** A server's start over the database, and what its administrator does. */
async function started(database: Database, chosen: ReturnType<typeof keys>, folder: string) {
  const lines: unknown[] = [];
  const log = {
    info: (...line: unknown[]) => lines.push(line),
    warn: (...line: unknown[]) => lines.push(line),
  };
  const { store, fleetHealth } = await openStore(database, 'demo', someSeeds);
  const earlier = await store.sessions.list();
  await store.sessions.remove(earlier.rows.map(({ id }) => id));
  const secrets = await credentialSecrets({ ...chosen, DATA_DIR: folder }, log);
  await sealStore({ store, secrets }, database.scrub, log);
  const sent: ProbedStream['credentials'][] = [];
  const streamProbe: StreamProbe = {
    testedBy: 'SERVER',
    test: async (probed) => {
      sent.push(probed.credentials);
      return { outcome: 'WORKS', reason: null, advice: 'PICTURES', milliseconds: 1 };
    },
  };
  const api = createTestApi(undefined, {
    store,
    fleetHealth,
    secrets,
    streamProbe,
    newId: () => crypto.randomUUID(),
  });
  const answer = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await api.ask(query, variables);
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0];
  };
  const addCamera = async (name: string, typed: typeof credentials | null = credentials) => {
    const input = { name, siteId: 'site-depot', streams: [{ ...stream, credentials: typed }] };
    const made = (await answer(add, { input })) as { camera: { id: string } };
    return made.camera.id;
  };
  return { store, lines, sent, answer, addCamera };
}

type Started = Awaited<ReturnType<typeof started>>;

/** What the device of a camera is sent, or why nothing is. */
async function triedOut({ answer, sent }: Started, cameraId: string) {
  const result = (await answer(tryOut, { input: { cameraId, stream } })) as { errors: unknown[] };
  return result.errors.length > 0 ? result.errors : sent.at(-1);
}

const keyIsElsewhere = [
  {
    field: 'password',
    message:
      'The key that the credentials were sealed with is not here: type them again, or bring the key back.',
  },
];

interface Kept {
  readonly database: Database;
  readonly folder: string;
  /** All that the database keeps, as far as a reader of its files or rows sees it. */
  readonly dump: () => Promise<string>;
}

function describeSealing(open: (name: string) => Promise<Kept>): void {
  it('holds no credentials that could be read, and sends them to their device', async () => {
    const { database, folder, dump } = await open('sealed');
    const server = await started(database, keys(oneKey), folder);
    const id = await server.addCamera('North gate');
    expect(await dump()).toContain('North gate');
    expect(await dump()).not.toContain(canary);
    expect(await triedOut(server, id)).toMatchObject({ userName: 'viewer', password: canary });
    await database.close();
  });

  it('seals at its start what an earlier version kept in clear, and leaves nothing of it behind', async () => {
    const { database, folder, dump } = await open('clear');
    const before = await started(database, keys(oneKey), folder);
    const id = await before.addCamera('North gate', null);
    const secret = JSON.stringify({ ...credentials, token: null });
    const camera = await before.store.cameras.get(id);
    await before.store.cameras.update(id, {
      streams: camera?.streams.map((each) => ({ ...each, secret })) ?? [],
    });
    expect(await dump()).toContain(canary);
    const server = await started(database, keys(oneKey), folder);
    expect(await dump()).not.toContain(canary);
    expect(server.lines).toEqual([[{ streams: 1 }, 'credentials of streams were sealed by the present key']]);
    expect(await triedOut(server, id)).toMatchObject({ password: canary });
    expect((await started(database, keys(oneKey), folder)).lines).toEqual([]);
    await database.close();
  });

  it('goes over to a new key as long as the previous one is named', async () => {
    const { database, folder } = await open('rotated');
    const id = await (await started(database, keys(oneKey), folder)).addCamera('North gate');
    const rotated = await started(database, keys(otherKey, oneKey), folder);
    expect(rotated.lines).toHaveLength(1);
    expect(await triedOut(rotated, id)).toMatchObject({ password: canary });
    const later = await started(database, keys(otherKey), folder);
    expect(later.lines).toEqual([]);
    expect(await triedOut(later, id)).toMatchObject({ password: canary });
    await database.close();
  });

  it('starts without the key, says so, and loses nothing: a test of the connection names the cure', async () => {
    const { database, folder } = await open('lost');
    const first = await started(database, keys(oneKey), folder);
    const [id, retyped] = [await first.addCamera('North gate'), await first.addCamera('South gate')];
    const without = await started(database, keys(otherKey), folder);
    expect(JSON.stringify(without.lines)).toContain('name it in CREDENTIAL_KEY_PREVIOUS');
    expect(await triedOut(without, id)).toEqual(keyIsElsewhere);
    const renamed = { ...stream, name: 'Front', formerName: 'Main' };
    expect(await without.answer(change, { id, input: { streams: [renamed] } })).toMatchObject({
      camera: null,
      errors: [{ field: 'streams.0.password' }],
    });
    const input = { streams: [{ ...stream, credentials }] };
    expect(await without.answer(change, { id: retyped, input })).toMatchObject({ errors: [] });
    expect(await triedOut(without, retyped)).toMatchObject({ password: canary });
    const back = await started(database, keys(otherKey, oneKey), folder);
    expect(await triedOut(back, id)).toMatchObject({ password: canary });
    await database.close();
  });

  it('opens no credentials that were put into another row, or pointed at another machine', async () => {
    const { database, folder } = await open('moved');
    const server = await started(database, keys(oneKey), folder);
    const [id, thief] = [await server.addCamera('North gate'), await server.addCamera('Thief', null)];
    const streams = (await server.store.cameras.get(id))?.streams ?? [];
    await server.store.cameras.update(thief, { streams });
    expect(await triedOut(server, thief)).toEqual(keyIsElsewhere);
    const moved = streams.map((each) => ({
      ...each,
      address: { ...each.address, host: '10.0.0.66' } as never,
    }));
    await server.store.cameras.update(id, { streams: moved });
    const input = { cameraId: id, stream: { ...stream, host: '10.0.0.66' } };
    expect(await server.answer(tryOut, { input })).toMatchObject({ test: null, errors: keyIsElsewhere });
    expect(server.sent).toEqual([]);
    await database.close();
  });
}

describe('A SQLite database', patience, () => {
  const parent = folderOfFile();
  describeSealing(async (name) => {
    const folder = join(parent(), name);
    const database = openSqlite(folder);
    return {
      database,
      folder,
      dump: async () => {
        const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file))));
        return Buffer.concat(files).toString('latin1');
      },
    };
  });
});

describe.skipIf(!hasPostgres())('A PostgreSQL database', patience, () => {
  const parent = folderOfFile();
  const url = postgresUrlsOfFile();
  describeSealing(async (name) => {
    const database = openPostgres(await url(name), lost);
    return {
      database,
      folder: join(parent(), name),
      dump: async () => {
        const { rows } = await sql<{ row: string }>`select cameras::text as row from cameras`.execute(
          database.reader,
        );
        return rows.map(({ row }) => row).join('\n');
      },
    };
  });
});

describe('The key', () => {
  const parent = folderOfFile();
  const choice = (folder: string) => ({ DATA_DIR: join(parent(), folder), CREDENTIAL_KEY_PREVIOUS: [] });
  const silent = { info: () => expect.fail(), warn: () => expect.fail() };

  it('is made at the first start where none is named, and kept beside the database', async () => {
    const sealed = await (await credentialSecrets(choice('kept'), silent)).seal('s3cret', 'here');
    expect(await (await credentialSecrets(choice('kept'), silent)).open(sealed, 'here')).toBe('s3cret');
    expect(await (await credentialSecrets(choice('other'), silent)).open(sealed, 'here')).toBeNull();
  });

  it('in the file still opens when CREDENTIAL_KEY is set later, and is made for no such server', async () => {
    const sealed = await (await credentialSecrets(choice('later'), silent)).seal('s3cret', 'here');
    const secrets = await credentialSecrets({ ...choice('later'), CREDENTIAL_KEY: oneKey }, silent);
    expect(await secrets.open(sealed, 'here')).toBe('s3cret');
    expect(await secrets.isOutdated(sealed)).toBe(true);
    await credentialSecrets({ ...choice('.'), CREDENTIAL_KEY: oneKey }, silent);
    expect(await readdir(parent())).not.toContain('credential-key');
  });

  it('beside a PostgreSQL is warned of: other servers need it, and a copy', async () => {
    const told: unknown[] = [];
    const log = { ...silent, warn: (...line: unknown[]) => told.push(line) };
    await credentialSecrets({ ...choice('postgres'), DATABASE_URL: 'postgres://localhost/x' }, log);
    expect(JSON.stringify(told)).toContain('CREDENTIAL_KEY is not set');
    expect(await readdir(join(parent(), 'postgres'))).toEqual(['credential-key']);
  });

  it('that is spoilt ends the start, and is not overwritten', async () => {
    await credentialSecrets(choice('spoilt'), silent);
    const file = join(parent(), 'spoilt', 'credential-key');
    await writeFile(file, 'half a ke');
    await chmod(file, 0o600);
    await expect(credentialSecrets(choice('spoilt'), silent)).rejects.toThrow(`${file} holds no key`);
    expect(await readFile(file, 'utf8')).toBe('half a ke');
  });
});
