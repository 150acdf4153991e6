import { describe, expect, test } from 'vitest';
import { demoInSqlite } from '../support/demoInSqlite.ts';
import { type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';

const hls = {
  name: 'Main',
  kind: 'HLS',
  role: 'MAIN',
  width: 640,
  height: 360,
  framesPerSecond: 12,
  scheme: 'http',
  host: 'engine',
  path: '/live.m3u8',
};
const rtsp = { ...hls, kind: 'RTSP', scheme: 'rtsp', path: '/live' };

const observe = `mutation ($id: ID!, $source: ObservationSource!) {
  observeCamera(input: { cameraId: $id, source: $source }) {
    transition { from to reason detail observation { source by } }
    camera { state lastTransition { observation { source by } } }
    errors { field } } }`;
const report = `mutation ($id: ID!, $to: CameraState!, $reason: StatusReason!) {
  reportCameraStatus(input: { cameraId: $id, to: $to, reason: $reason }) { transition { from to } } }`;

async function addCamera(api: TestApi, stream = hls): Promise<string> {
  const input = { name: 'New gate', siteId: 'site-depot', streams: [stream] };
  const { data } = await api.ask(
    'mutation ($input: CameraInput!) { addCamera(input: $input) { camera { id } } }',
    { input },
  );
  return (data as unknown as { addCamera: { camera: { id: string } } }).addCamera.camera.id;
}

const seenBy = (api: TestApi, id: string, as: Asker = 'admin', source = 'PLAYER') =>
  api.ask(observe, { id, source }, as);

const historyOf = async (api: TestApi, id: string) =>
  (
    await api.environment.store.statusTransitions.list({
      where: { cameraId: id },
      orderBy: [{ field: 'at', direction: 'asc' }],
    })
  ).rows.map(({ from, to }) => `${from} → ${to}`);

const sqlite = demoInSqlite();

describe.each([
  ['memory', async () => createTestApi()],
  ['SQLite', () => sqlite.api({ newId: () => crypto.randomUUID() })],
])('a camera that nobody has seen yet, in %s', (_, createApi) => {
  test('is counted apart, found by its state, and has no uptime; the first picture makes it up', async () => {
    const api = await createApi();
    const counts = `{ cameraCounts(filter: { search: "New gate" }) { total live offline notObserved excluded }
      cameras(filter: { states: [NOT_OBSERVED], search: "New gate" }) { nodes { id health { uptime } } } }`;
    const id = await addCamera(api);
    expect((await api.ask(counts)).data).toEqual({
      cameraCounts: { total: 1, live: 0, offline: 0, notObserved: 1, excluded: 0 },
      cameras: { nodes: [{ id, health: { uptime: null } }] },
    });
    const { data, errors } = await seenBy(api, id, 'staff');
    expect(errors).toEqual([]);
    const observation = { source: 'PLAYER', by: 'Amani Otieno' };
    expect(data?.observeCamera).toEqual({
      transition: {
        from: 'NOT_OBSERVED',
        to: 'UP',
        reason: 'FIRST_PICTURE',
        detail: 'First picture, seen by Amani Otieno in a player.',
        observation,
      },
      camera: { state: 'UP', lastTransition: { observation } },
      errors: [],
    });
    expect((await api.ask(counts)).data).toEqual({
      cameraCounts: { total: 1, live: 1, offline: 0, notObserved: 0, excluded: 0 },
      cameras: { nodes: [] },
    });
  });

  test('is made up once, however many people see it at the same time', async () => {
    const api = await createApi();
    const id = await addCamera(api);
    const answers = await Promise.all(
      (['admin', 'staff', 'admin', 'staff'] as const).map((as) => seenBy(api, id, as)),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await historyOf(api, id)).toEqual(['NOT_OBSERVED → UP']);
  });
});

describe('what a player has seen', () => {
  const reported = ['UP', 'DEGRADED', 'DOWN', 'UNKNOWN'] as const;

  test.each(reported)('changes nothing of a camera that was reported %s', async (to) => {
    const api = createTestApi();
    const id = await addCamera(api);
    await api.ask(report, { id, to, reason: 'TIMEOUT' });
    const { data } = await seenBy(api, id);
    expect(data?.observeCamera).toMatchObject({ transition: null, camera: { state: to }, errors: [] });
    expect(await historyOf(api, id)).toEqual([`NOT_OBSERVED → ${to}`]);
  });

  test('changes nothing of a camera that is paused or in maintenance, and counts when it is back', async () => {
    const api = createTestApi();
    const id = await addCamera(api);
    const set = (state: string) =>
      api.ask(
        'mutation ($id: ID!, $state: OperatorState!) { setCameraOperatorState(input: { ids: [$id], state: $state }) { errors { field } } }',
        { id, state },
      );
    await set('PAUSED');
    expect((await seenBy(api, id)).data?.observeCamera).toMatchObject({ transition: null });
    await set('ACTIVE');
    expect((await seenBy(api, id)).data?.observeCamera).toMatchObject({ camera: { state: 'UP' } });
    expect(await historyOf(api, id)).toEqual([
      'NOT_OBSERVED → PAUSED',
      'PAUSED → NOT_OBSERVED',
      'NOT_OBSERVED → UP',
    ]);
    const held = await addCamera(api);
    await api.ask(
      'mutation ($id: ID!, $to: DateTime!) { planMaintenance(input: { cameraIds: [$id], to: $to, reason: "Lens" }) { errors { field } } }',
      { id: held, to: new Date(NOW + 3_600_000).toISOString() },
    );
    expect((await seenBy(api, held)).data?.observeCamera).toMatchObject({
      transition: null,
      camera: { state: 'MAINTENANCE' },
    });
  });

  test('is believed of no camera that browsers do not play', async () => {
    const api = createTestApi();
    const { errors } = await seenBy(api, await addCamera(api, rtsp));
    expect(errors.map(({ code }) => code)).toEqual(['CONFLICT']);
  });

  test('is a test of the connection only where somebody may make one', async () => {
    const api = createTestApi();
    const id = await addCamera(api);
    const { errors } = await seenBy(api, id, 'staff', 'CONNECTION_TEST');
    expect(errors.map(({ code }) => code)).toEqual(['FORBIDDEN']);
    const { data } = await seenBy(api, id, 'admin', 'CONNECTION_TEST');
    expect(data?.observeCamera).toMatchObject({
      transition: { observation: { source: 'CONNECTION_TEST', by: 'Mira Aydın' } },
    });
  });

  test('of a camera that does not exist is NOT_FOUND', async () => {
    const { errors } = await seenBy(createTestApi(), 'nobody');
    expect(errors.map(({ code }) => code)).toEqual(['NOT_FOUND']);
  });

  test('is told to subscribers', async () => {
    const api = createTestApi();
    const id = await addCamera(api);
    const listener = await api.listen(
      'subscription { cameraStatusChanged { to observation { by } camera { id state } } }',
    );
    await seenBy(api, id);
    expect(await listener.next()).toMatchObject({
      cameraStatusChanged: { to: 'UP', observation: { by: 'Mira Aydın' }, camera: { id, state: 'UP' } },
    });
    await listener.stop();
  });
});

test('nobody reports that nothing was observed', async () => {
  const api = createTestApi();
  const { errors } = await api.ask(report, { id: 'camera-depot-1', to: 'NOT_OBSERVED', reason: 'TIMEOUT' });
  expect(errors.map(({ code, field }) => [code, field])).toEqual([['BAD_USER_INPUT', 'to']]);
});
