import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { csvOf } from '~/lib/csv.ts';
import type { ProbedStream, StreamProbe } from '~/resolvers/context.ts';
import type { RestCall } from '~/rest/route.ts';
import { documented } from '../rest/documented.ts';
import { createTestApi } from '../support/environment.ts';
import { callOf, rootFieldsOf } from '../support/rootFields.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** What is typed as a secret: wherever it comes to light, this test sees it. */
const canary = 'canary-9f3c';

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
  credentials: { userName: `${canary}-user`, password: `${canary}-word` },
};

const asked: ProbedStream[] = [];
const streamProbe: StreamProbe = {
  testedBy: 'SERVER',
  test: async (probed) => {
    asked.push(probed);
    return { outcome: 'WORKS', reason: null, advice: 'PICTURES', milliseconds: 1 };
  },
};

let server: TestServer;
let cameraId = '';
const answers: string[] = [];

async function post(query: string, variables: Record<string, unknown> = {}) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await server.api.token('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  answers.push(text);
  return JSON.parse(text);
}

const addCamera = (input: unknown) =>
  post(
    `mutation ($input: CameraInput!) { addCamera(input: $input) {
      camera { id streams { name hasCredentials address { scheme host port path } } } errors { field message } } }`,
    { input },
  );

beforeAll(async () => {
  server = await startTestServer(createTestApi(undefined, { streamProbe }));
  const { data } = await addCamera({ name: 'North gate', siteId: 'site-depot', streams: [stream] });
  cameraId = data.addCamera.camera.id;
});
afterAll(() => server.stop());

const queries = rootFieldsOf(createSchema()).filter(({ operation }) => operation === 'query');

describe('a secret of a stream', () => {
  test('is kept, and sent to its device alone', async () => {
    await post(
      `mutation ($input: ConnectionTestInput!) { testCameraConnection(input: $input) { test { outcome } } }`,
      { input: { cameraId, stream: { ...stream, credentials: undefined } } },
    );
    expect(asked).toMatchObject([
      { address: { host: '10.0.0.5' }, credentials: { password: stream.credentials.password } },
    ]);
  });

  test('is in no row of the store', async () => {
    const { rows } = await server.api.environment.store.cameras.list();
    expect(rows.flatMap(({ streams }) => streams.filter(({ secret }) => secret !== null))).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(canary);
  });

  test.each(queries.map((field) => [field.name, field] as const))(
    'is not in the answer to %s',
    async (_, field) => {
      const { query, variables } = callOf(field, () => cameraId, 3);
      await post(query, variables);
      expect(answers.at(-1)).not.toContain(canary);
    },
  );

  test.each(documented.map((each) => [`${each.method} ${each.path}`, each] as const))(
    'is not in the answer to %s',
    async (_, { method, path }) => {
      const response = await fetch(server.url + path.replace(/:\w+/g, cameraId), {
        method,
        headers: { authorization: `Bearer ${await server.api.token('admin')}` },
      });
      expect(await response.text()).not.toContain(canary);
    },
  );

  test('is in no refusal, whatever is wrong beside it', async () => {
    const wrong = [
      { ...stream, host: 'no host' },
      { ...stream, kind: 'SYNTHETIC', scheme: null, host: null, path: null },
      { ...stream, path: `/live?password=${canary}` },
      { ...stream, host: `${canary}@10.0.0.5` },
      { ...stream, credentials: { password: canary.repeat(40) } },
      { ...stream, credentials: { password: canary, token: canary } },
      { ...stream, credentials: { password: `${canary}\u0000` } },
      { ...stream, credentials: { password: 7, token: canary } },
    ];
    for (const each of wrong) {
      await addCamera({ name: 'X', siteId: 'site-depot', streams: [each] });
      await post(
        'mutation ($input: ConnectionTestInput!) { testCameraConnection(input: $input) { errors { field message } test { outcome advice } } }',
        { input: { cameraId, stream: each } },
      );
    }
    expect(answers.filter((text) => text.includes('"errors"')).length).toBeGreaterThan(8);
    expect(answers.at(-1)).toContain('got an invalid value at \\"input.stream.credentials.password\\"; ');
    expect(answers.slice(-16).join('\n')).not.toContain(canary);
  });

  test('is in no answer to an import, and in no export of what it has brought', async () => {
    const csv = csvOf([
      ['name', 'site', 'mainKind', 'mainAddress'],
      ['South gate', 'site-depot', 'RTSP', `rtsp://${canary}:${canary}@10.0.0.6/x?res=hd&pass=${canary}`],
      ['East gate', 'site-depot', 'RTSP', `rtsp://${canary}:${canary}@10.0.0.6:x/`],
    ]);
    const query = `mutation ($csv: String!, $dryRun: Boolean!) { importCameras(input: { csv: $csv, dryRun: $dryRun }) {
      applied lines { name changes { field before after } errors { field message } } } }`;
    await post(query, { csv, dryRun: true });
    expect(answers.at(-1)).toContain('rtsp://10.0.0.6/x');
    const lines = csv.split('\r\n').slice(0, 2).join('\r\n');
    await post(query, { csv: lines, dryRun: false });
    expect(answers.at(-1)).toContain('"applied":true');
    await post(
      '{ cameras(first: 100) { nodes { name streams { name address { host path } } } } auditEntries { nodes { detail subjectName } } }',
    );
    expect(answers.slice(-3).join('\n')).not.toContain(canary);
  });

  test('is in no line of the log', () => {
    expect(server.log.length).toBeGreaterThan(0);
    expect(server.log.join('\n')).not.toContain(canary);
  });
});

/** So that the list of paths is the one of the documentation. */
test('every documented path was asked', () => {
  const calls: readonly Pick<RestCall, 'method' | 'path'>[] = documented;
  expect(calls.length).toBeGreaterThan(80);
});
