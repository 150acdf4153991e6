import { beforeEach, describe, expect, test } from 'vitest';
import { csvOf } from '~/lib/csv.ts';
import type { StreamProbe } from '~/resolvers/context.ts';
import { keepMaintenance } from '~/resolvers/registry/maintenance.clock.ts';
import { addressText } from '~/resolvers/registry/streamUrl.rules.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { countReads } from '../support/countReads.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Refusal {
  readonly field: string;
  readonly message: string;
}

interface SeenCamera {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly tags: string[];
  readonly group: string;
  readonly priority: number;
  readonly site: { readonly id: string };
  readonly streams: {
    readonly name: string;
    readonly kind: string;
    readonly hasCredentials: boolean;
    readonly address: { scheme: string; host: string; port: number | null; path: string } | null;
  }[];
}

const seen = `id name state tags group priority site { id } location { lat lng }
  streams { name kind role hasCredentials address { scheme host port path } }`;

const rtsp = {
  name: 'Main',
  kind: 'RTSP',
  role: 'MAIN',
  width: 1920,
  height: 1080,
  framesPerSecond: 25,
  scheme: 'rtsp',
  host: '10.0.0.5',
  path: '/live',
};

const credentials = { userName: 'viewer', password: 'canary-password' };

const camera = { name: 'North gate', siteId: 'site-depot', streams: [{ ...rtsp, credentials }] };

let api: TestApi;
beforeEach(() => {
  api = createTestApi();
});

async function answerOf<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await api.ask(query, variables);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Data;
}

type CameraPayload = { camera: SeenCamera | null; errors: Refusal[] };

const add = (input: Record<string, unknown>) =>
  answerOf<CameraPayload>(
    `mutation ($input: CameraInput!) { addCamera(input: $input) { camera { ${seen} } errors { field message } } }`,
    { input },
  );

const update = (id: string, input: Record<string, unknown>) =>
  answerOf<CameraPayload>(
    `mutation ($id: ID!, $input: CameraChangesInput!) {
      updateCamera(input: { id: $id, changes: $input }) { camera { ${seen} } errors { field message } } }`,
    { id, input },
  );

const addedId = async (input: Record<string, unknown> = camera) => (await add(input)).camera?.id ?? '';

const secretOf = async (id: string) => (await api.environment.store.cameras.get(id))?.streams[0]?.secret;

describe('a camera that is added', () => {
  test('is in the registry, active, where its site is, and was never observed', async () => {
    const { camera: made, errors } = await add({ ...camera, tags: [' ptz ', 'ptz', ''] });
    expect(errors).toEqual([]);
    expect(made).toMatchObject({
      name: 'North gate',
      state: 'NOT_OBSERVED',
      tags: ['ptz'],
      priority: 3,
      site: { id: 'site-depot' },
    });
    const found = await answerOf<{ health: { uptime: null } }>(
      'query ($id: ID!) { camera(id: $id) { health { uptime } stateSince } }',
      { id: made?.id },
    );
    expect(found).toEqual({ health: { uptime: null }, stateSince: null });
  });

  test('keeps its credentials to itself', async () => {
    const { camera: made } = await add(camera);
    expect(made?.streams).toMatchObject([
      { hasCredentials: true, address: { scheme: 'rtsp', host: '10.0.0.5', port: null, path: '/live' } },
    ]);
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(10_000) }],
    ['name', { name: 'two\nlines' }],
    ['siteId', { siteId: 'site-nowhere' }],
    ['priority', { priority: 6 }],
    ['lat', { location: { lat: 91, lng: 0 } }],
    ['tags', { tags: ['x'.repeat(41)] }],
    ['streams', { streams: [] }],
    ['streams.0.scheme', { streams: [{ ...rtsp, scheme: 'javascript' }] }],
    ['streams.0.scheme', { streams: [{ ...rtsp, scheme: 'http' }] }],
    ['streams.0.scheme', { streams: [{ ...rtsp, scheme: 'rtspx' }] }],
    ['streams.0.host', { streams: [{ ...rtsp, host: 'evil@10.0.0.5' }] }],
    ['streams.0.host', { streams: [{ ...rtsp, host: '10.0.0.5/x' }] }],
    ['streams.0.port', { streams: [{ ...rtsp, port: 70_000 }] }],
    ['streams.0.path', { streams: [{ ...rtsp, path: 'live' }] }],
    ['streams.0.path', { streams: [{ ...rtsp, path: '/live?password=canary' }] }],
    ['streams.0.path', { streams: [{ ...rtsp, path: '/live\r\nHost: canary' }] }],
    ['streams.0.path', { streams: [{ ...rtsp, path: '/live\u202egpj' }] }],
    ['streams.0.path', { streams: [{ ...rtsp, path: '/live#canary' }] }],
    ['streams.0.framesPerSecond', { streams: [{ ...rtsp, framesPerSecond: 0 }] }],
    ['streams.1.name', { streams: [rtsp, rtsp] }],
    ['streams.0.host', { streams: [{ ...rtsp, kind: 'SYNTHETIC', scheme: null }] }],
  ])('is refused at the field %s', async (field, wrong) => {
    const { camera: made, errors } = await add({ ...camera, ...wrong });
    expect(made).toBeNull();
    expect(errors.map((error) => error.field)).toContain(field);
    expect(JSON.stringify(errors)).not.toContain('canary');
  });

  test.each(['<img src=x onerror=alert(1)>', '\u202eetag htroN', "=cmd|'/c calc'!A0", 'Nórð 門 ✓'])(
    'may be called %j: it is text',
    async (name) => {
      expect((await add({ ...camera, name })).camera?.name).toBe(name);
    },
  );
});

describe('a camera that is changed', () => {
  test('keeps what is left out, its credentials too', async () => {
    const id = await addedId();
    const before = await secretOf(id);
    const { camera: after } = await update(id, { priority: 1, streams: [{ ...rtsp, path: '/other' }] });
    expect(after).toMatchObject({ name: 'North gate', priority: 1, streams: [{ hasCredentials: true }] });
    expect(await secretOf(id)).toBe(before);
  });

  test('loses its credentials when they are null', async () => {
    const id = await addedId();
    const { camera: after } = await update(id, { streams: [{ ...rtsp, credentials: null }] });
    expect(after?.streams).toMatchObject([{ hasCredentials: false }]);
    expect(await secretOf(id)).toBeNull();
  });

  test.each([{ host: '10.0.0.6' }, { port: 8554 }, { scheme: 'rtsps' }])(
    'does not take its credentials to another machine: %j',
    async (moved) => {
      const id = await addedId();
      const { errors } = await update(id, { streams: [{ ...rtsp, ...moved }] });
      expect(errors.map(({ field }) => field)).toEqual(['streams.0.password']);
      expect((await update(id, { streams: [{ ...rtsp, ...moved, credentials }] })).errors).toEqual([]);
    },
  );

  test('keeps the credentials of a stream that is called otherwise', async () => {
    const id = await addedId();
    const renamed = { ...rtsp, name: 'Front', formerName: 'Main' };
    expect((await update(id, { streams: [renamed] })).camera?.streams).toMatchObject([
      { name: 'Front', hasCredentials: true },
    ]);
  });

  test('takes the windows of its schedule along', async () => {
    await update('camera-harbour-1', { name: 'Moved', siteId: 'site-solar', priority: 5 });
    const { rows } = await api.environment.store.viewSlots.list({ where: { cameraId: 'camera-harbour-1' } });
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.every((row) => row.cameraName === 'Moved' && row.siteId === 'site-solar' && row.priority === 5),
    ).toBe(true);
  });

  test('is NOT_FOUND under an unknown id', async () => {
    const { errors } = await api.ask(
      'mutation { updateCamera(input: { id: "camera-none", changes: {} }) { camera { id } } }',
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('stands in the audit, without what was typed', async () => {
    const id = await addedId();
    await update(id, { streams: [{ ...rtsp, credentials: { token: 'canary-token' } }] });
    const { rows } = await api.environment.store.auditEntries.list({ where: { subjectId: id } });
    expect(rows.map(({ action, detail }) => [action, detail]).sort()).toEqual([
      ['CHANGE', 'streams'],
      ['CREATE', ''],
    ]);
  });
});

describe('many cameras', () => {
  const change = (ids: string[], input: Record<string, unknown>) =>
    answerOf<{ cameras: SeenCamera[]; errors: Refusal[] }>(
      `mutation ($ids: [ID!]!, $input: CameraBulkChangesInput!) {
        changeCameras(input: { ids: $ids, changes: $input }) { cameras { ${seen} } errors { field message } } }`,
      { ids, input },
    );
  const two = ['camera-harbour-1', 'camera-depot-1'];

  test('are tagged, moved and ranked at once', async () => {
    const { cameras } = await change(two, {
      addTags: ['night'],
      removeTags: ['dome'],
      group: 'Watch',
      priority: 2,
      siteId: 'site-yard',
    });
    expect(cameras).toMatchObject([
      { tags: ['ptz', 'crane', 'night'], group: 'Watch', priority: 2, site: { id: 'site-yard' } },
      { tags: ['night'], group: 'Watch', priority: 2, site: { id: 'site-yard' } },
    ]);
  });

  test('are all changed or none', async () => {
    const { errors } = await api.ask(
      'mutation { changeCameras(input: { ids: ["camera-harbour-1", "camera-none"], changes: { priority: 1 } }) { cameras { id } } }',
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await change(two, { priority: 9 })).errors).toMatchObject([{ field: 'priority' }]);
    expect(await api.environment.store.auditEntries.count()).toBe(0);
  });

  test('are 100 at most', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `camera-${index}`);
    const { errors } = await api.ask(
      'mutation ($ids: [ID!]!) { changeCameras(input: { ids: $ids, changes: { priority: 1 } }) { cameras { id } } }',
      { ids },
    );
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'ids' }]);
  });
});

describe('a test of a connection', () => {
  const asked: unknown[] = [];
  const streamProbe: StreamProbe = {
    testedBy: 'SERVER',
    test: async (stream) => {
      asked.push(stream);
      return { outcome: 'FAILS', reason: 'AUTH', advice: 'CHECK_CREDENTIALS', milliseconds: 7 };
    },
  };
  beforeEach(() => {
    asked.length = 0;
    api = createTestApi(demoSeeds, { streamProbe });
  });
  const testOf = (stream: Record<string, unknown>, cameraId?: string) =>
    answerOf<{ test: unknown; errors: Refusal[] }>(
      `mutation ($input: ConnectionTestInput!) { testCameraConnection(input: $input) {
        test { outcome reason advice testedBy milliseconds } errors { field } } }`,
      { input: { cameraId, stream } },
    );

  test('asks the device and says what to do', async () => {
    const { test: result } = await testOf({ ...rtsp, credentials });
    expect(result).toEqual({
      outcome: 'FAILS',
      reason: 'AUTH',
      advice: 'CHECK_CREDENTIALS',
      testedBy: 'SERVER',
      milliseconds: 7,
    });
    expect(asked).toMatchObject([
      { kind: 'RTSP', credentials: { userName: 'viewer', password: 'canary-password' } },
    ]);
  });

  test('uses the kept credentials of a camera, and for its own machine alone', async () => {
    const id = await addedId();
    await testOf(rtsp, id);
    expect(asked).toMatchObject([{ credentials: { password: 'canary-password' } }]);
    const elsewhere = await testOf({ ...rtsp, host: 'evil.example' }, id);
    expect(elsewhere).toMatchObject({ test: null, errors: [{ field: 'password' }] });
    expect(asked).toHaveLength(1);
  });

  test('needs nothing for a synthetic stream', async () => {
    const stream = { ...rtsp, kind: 'SYNTHETIC', scheme: null, host: null, path: null };
    expect((await testOf(stream)).test).toMatchObject({ outcome: 'WORKS', advice: 'SYNTHETIC' });
    expect(asked).toEqual([]);
  });

  test.each(['169.254.169.254', '[fe80::1]', '0.0.0.0', '[::ffff:169.254.169.254]'])(
    'never asks %s',
    async (host) => {
      expect((await testOf({ ...rtsp, host })).test).toMatchObject({
        outcome: 'FAILS',
        advice: 'ADDRESS_REFUSED',
      });
      expect(asked).toEqual([]);
    },
  );
});

describe('a maintenance window', () => {
  const HOUR = 3_600_000;
  const at = (milliseconds: number) => new Date(NOW + milliseconds).toISOString();
  const window = 'id phase from to reason createdBy cameras { nodes { id state } } site { id }';

  interface Window {
    readonly id: string;
    readonly phase: string;
    readonly from: string;
    readonly to: string;
    readonly cameras: { nodes: { id: string; state: string }[] };
  }

  const plan = (input: Record<string, unknown>) =>
    answerOf<{ window: Window | null; errors: Refusal[] }>(
      `mutation ($input: MaintenanceInput!) { planMaintenance(input: $input) { window { ${window} } errors { field message } } }`,
      { input: { reason: 'New lens', ...input } },
    );
  const call = (mutation: string, id: string | undefined) =>
    api.ask(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { window { ${window} } } }`, { id });
  const beat = () => keepMaintenance(api.environment);
  const report = (cameraId: string, to: string, reason = 'RECOVERED') =>
    api.ask(
      'mutation ($input: CameraStatusInput!) { reportCameraStatus(input: $input) { transition { id } incident { state } } }',
      { input: { cameraId, to, reason } },
    );
  const stateOf = async (id: string) =>
    (await answerOf<{ state: string }>('query ($id: ID!) { camera(id: $id) { state } }', { id })).state;
  const logOf = async (cameraId: string) => {
    const { rows } = await api.environment.store.statusTransitions.list({
      where: { cameraId, at: { gte: NOW } },
      orderBy: [{ field: 'at', direction: 'asc' }],
    });
    return rows.map((row) => [row.at - NOW, row.from, row.to, row.reason]);
  };
  const one = { cameraIds: ['camera-depot-1'] };

  beforeEach(async () => {
    await report('camera-depot-1', 'DEGRADED', 'LOW_FPS');
    await report('camera-depot-1', 'UP');
    api.pass(1_000);
  });

  test('that begins now holds its cameras at once, and lets them go to what was seen before', async () => {
    const { window: planned } = await plan({ ...one, to: at(HOUR) });
    expect(planned).toMatchObject({
      phase: 'ACTIVE',
      createdBy: 'Mira Aydın',
      cameras: { nodes: [{ state: 'MAINTENANCE' }] },
    });
    api.pass(HOUR);
    await beat();
    expect(await stateOf('camera-depot-1')).toBe('UP');
    expect((await logOf('camera-depot-1')).slice(-2)).toEqual([
      [1_000, 'UP', 'MAINTENANCE', 'OPERATOR'],
      [HOUR, 'MAINTENANCE', 'UP', 'OPERATOR'],
    ]);
  });

  test('begins and ends by itself at its own moments, however late the clock beats', async () => {
    await plan({ ...one, from: at(HOUR), to: at(2 * HOUR) });
    await beat();
    expect(await stateOf('camera-depot-1')).toBe('UP');
    api.pass(HOUR + 4_321);
    expect(await beat()).toBe(1);
    expect(await stateOf('camera-depot-1')).toBe('MAINTENANCE');
    expect(await beat()).toBe(0);
    api.pass(HOUR + 9_876);
    await beat();
    expect((await logOf('camera-depot-1')).slice(-2)).toEqual([
      [HOUR, 'UP', 'MAINTENANCE', 'OPERATOR'],
      [2 * HOUR, 'MAINTENANCE', 'UP', 'OPERATOR'],
    ]);
  });

  test('that passed while nothing ran is written at its real moments', async () => {
    await plan({ ...one, from: at(HOUR), to: at(2 * HOUR) });
    api.pass(48 * HOUR);
    expect(await beat()).toBe(2);
    expect((await logOf('camera-depot-1')).slice(-2)).toEqual([
      [HOUR, 'UP', 'MAINTENANCE', 'OPERATOR'],
      [2 * HOUR, 'MAINTENANCE', 'UP', 'OPERATOR'],
    ]);
  });

  test('leaves out a camera of which something later was written already', async () => {
    await plan({ ...one, from: at(HOUR), to: at(2 * HOUR) });
    api.pass(3 * HOUR);
    await report('camera-depot-1', 'DOWN', 'TIMEOUT');
    const before = await logOf('camera-depot-1');
    await beat();
    expect(await logOf('camera-depot-1')).toEqual(before);
    expect(await stateOf('camera-depot-1')).toBe('DOWN');
  });

  test('begins after what was written inside it', async () => {
    await plan({ ...one, from: at(HOUR), to: at(2 * HOUR) });
    api.pass(HOUR + 4_000);
    await report('camera-depot-1', 'DEGRADED', 'LOW_FPS');
    await beat();
    expect((await logOf('camera-depot-1')).at(-1)).toEqual([
      HOUR + 5_001,
      'DEGRADED',
      'MAINTENANCE',
      'OPERATOR',
    ]);
  });

  test('does not count as down: what is reported meanwhile raises nothing, and holds when it ends', async () => {
    const health = async () =>
      (
        await answerOf<{ health: { malfunctions: number; uptime: number } }>(
          '{ camera(id: "camera-depot-1") { health(period: TODAY) { malfunctions uptime maintenanceSeconds } } }',
          {},
        )
      ).health;
    const before = await health();
    await plan({ ...one, to: at(HOUR) });
    api.pass(60_000);
    const { data } = await report('camera-depot-1', 'DOWN', 'TIMEOUT');
    expect(data).toEqual({ reportCameraStatus: { transition: null, incident: null } });
    expect(await stateOf('camera-depot-1')).toBe('MAINTENANCE');
    expect(await health()).toMatchObject({ malfunctions: before.malfunctions, maintenanceSeconds: 60 });
    await report('camera-depot-1', 'DEGRADED', 'LOW_FPS');
    api.pass(HOUR);
    await beat();
    expect(await stateOf('camera-depot-1')).toBe('DEGRADED');
    expect((await health()).malfunctions).toBe(before.malfunctions);
  });

  test('raises the outage of a camera that is found down when it ends', async () => {
    await plan({ ...one, to: at(HOUR) });
    await report('camera-depot-1', 'DOWN', 'TIMEOUT');
    const open = () =>
      api.environment.store.incidents.count({ cameraId: 'camera-depot-1', kind: 'OUTAGE', state: 'NEW' });
    const before = await open();
    api.pass(HOUR);
    await beat();
    expect(await stateOf('camera-depot-1')).toBe('DOWN');
    expect(await open()).toBe(before + 1);
  });

  test('lets a camera that was never observed wait for its first picture again', async () => {
    const id = await addedId();
    await plan({ cameraIds: [id], to: at(HOUR) });
    expect(await stateOf(id)).toBe('MAINTENANCE');
    api.pass(HOUR);
    await beat();
    expect(await stateOf(id)).toBe('NOT_OBSERVED');
  });

  test('leaves a paused camera paused, and takes it into care when it is put back', async () => {
    const set = (state: string) =>
      api.ask(
        'mutation ($state: OperatorState!) { setCameraOperatorState(input: { ids: ["camera-depot-1"], state: $state }) { cameras { id } } }',
        { state },
      );
    await set('PAUSED');
    await plan({ ...one, to: at(HOUR) });
    expect(await stateOf('camera-depot-1')).toBe('PAUSED');
    await set('ACTIVE');
    expect(await stateOf('camera-depot-1')).toBe('MAINTENANCE');
    await set('PAUSED');
    api.pass(HOUR);
    await beat();
    expect(await stateOf('camera-depot-1')).toBe('PAUSED');
  });

  test('keeps a camera as long as another window holds it', async () => {
    await plan({ ...one, to: at(HOUR) });
    await plan({ ...one, to: at(2 * HOUR) });
    await plan({ ...one, from: at(2 * HOUR), to: at(3 * HOUR) });
    api.pass(2 * HOUR);
    await beat();
    expect(await stateOf('camera-depot-1')).toBe('MAINTENANCE');
    api.pass(HOUR);
    await beat();
    expect((await logOf('camera-depot-1')).slice(-2)).toEqual([
      [1_000, 'UP', 'MAINTENANCE', 'OPERATOR'],
      [3 * HOUR, 'MAINTENANCE', 'UP', 'OPERATOR'],
    ]);
  });

  test('tells its cameras page by page, by id', async () => {
    await plan({ siteId: 'site-harbour', to: at(HOUR) });
    const page = async (asked: string) => {
      const { data } = await api.ask(`{ maintenanceWindows(first: 1) { nodes { cameras(${asked}) {
        totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage endCursor } } } } }`);
      const { maintenanceWindows } = data as { maintenanceWindows: { nodes: { cameras: CameraPage }[] } };
      const [window] = maintenanceWindows.nodes;
      if (!window) throw new Error('There is no window.');
      return window.cameras;
    };
    interface CameraPage {
      readonly totalCount: number;
      readonly nodes: readonly { readonly id: string }[];
      readonly pageInfo: Record<string, unknown>;
    }
    const first = await page('first: 5');
    const rest = await page(`first: 5, after: "${first.pageInfo.endCursor}"`);
    const ids = [...first.nodes, ...rest.nodes].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect([ids.length, first.nodes.length]).toEqual([first.totalCount, 5]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test('of a site holds the cameras that stand there', async () => {
    const { window: planned } = await plan({ siteId: 'site-depot', to: at(HOUR) });
    expect(planned).toMatchObject({ site: { id: 'site-depot' } });
    expect(planned?.cameras.nodes).toHaveLength(8);
    // Camera 8 is paused.
    expect(planned?.cameras.nodes.filter(({ state }) => state === 'MAINTENANCE')).toHaveLength(7);
  });

  test('ends early, is changed and is cancelled', async () => {
    const { window: active } = await plan({ ...one, to: at(HOUR) });
    api.pass(60_000);
    expect((await call('endMaintenance', active?.id)).data).toMatchObject({
      endMaintenance: { window: { phase: 'ENDED', to: at(61_000) } },
    });
    expect(await stateOf('camera-depot-1')).toBe('UP');
    const { window: later } = await plan({ ...one, from: at(HOUR), to: at(2 * HOUR) });
    const changed = await answerOf<{ window: Window }>(
      `mutation ($id: ID!, $input: MaintenanceChangesInput!) { updateMaintenance(input: { id: $id, changes: $input }) { window { ${window} } errors { field } } }`,
      { id: later?.id, input: { to: at(3 * HOUR) } },
    );
    expect(changed.window).toMatchObject({ from: at(HOUR), to: at(3 * HOUR), phase: 'PLANNED' });
    expect((await call('cancelMaintenance', later?.id)).data).toMatchObject({
      cancelMaintenance: { window: { phase: 'CANCELLED' } },
    });
    api.pass(2 * HOUR);
    expect(await beat()).toBe(0);
    expect((await call('endMaintenance', later?.id)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await call('cancelMaintenance', active?.id)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await call('endMaintenance', 'none')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test.each([
    ['to', { ...one, from: at(HOUR), to: at(HOUR) }],
    ['to', { ...one, to: at(-HOUR) }],
    ['to', { ...one, to: at(31 * 24 * HOUR) }],
    ['reason', { ...one, to: at(HOUR), reason: ' ' }],
    ['reason', { ...one, to: at(HOUR), reason: 'x'.repeat(201) }],
    ['cameraIds', { to: at(HOUR) }],
    ['siteId', { ...one, siteId: 'site-depot', to: at(HOUR) }],
    ['siteId', { siteId: 'site-nowhere', to: at(HOUR) }],
  ])('is refused at the field %s', async (field, input) => {
    const { window: planned, errors } = await plan(input);
    expect(planned).toBeNull();
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(await api.environment.store.maintenanceWindows.count()).toBe(0);
  });

  test('is found by camera, site, phase and time, in the same few reads however many there are', async () => {
    await plan({ ...one, to: at(HOUR) });
    await plan({ siteId: 'site-yard', from: at(2 * HOUR), to: at(3 * HOUR) });
    const find = (filter: unknown) =>
      answerOf<{ totalCount: number; nodes: Window[] }>(
        `query ($filter: MaintenanceFilter) { maintenanceWindows(filter: $filter) { totalCount nodes { ${window} } } }`,
        { filter },
      );
    const count = async (filter: unknown) => (await find(filter)).totalCount;
    expect(await count(null)).toBe(2);
    expect(await count({ cameraIds: ['camera-depot-1'] })).toBe(1);
    expect(await count({ cameraIds: ['camera-yard-2'], phases: ['PLANNED'] })).toBe(1);
    expect(await count({ siteIds: ['site-yard'] })).toBe(1);
    expect(await count({ phases: ['ENDED'] })).toBe(0);
    expect(await count({ at: { from: at(HOUR), to: at(2 * HOUR) } })).toBe(0);
    expect(await count({ at: { from: at(HOUR), to: at(2 * HOUR + 1) } })).toBe(1);
    const reads = await countReads(api, () => find(null));
    await plan({ siteId: 'site-mall', to: at(HOUR) });
    expect(await countReads(api, () => find(null))).toEqual(reads);
  });

  test('tells subscribers of the change', async () => {
    const listener = await api.listen('subscription { cameraStatusChanged { to reason camera { id } } }');
    await plan({ ...one, to: at(HOUR) });
    expect(await listener.next()).toEqual({
      cameraStatusChanged: { to: 'MAINTENANCE', reason: 'OPERATOR', camera: { id: 'camera-depot-1' } },
    });
    await listener.stop();
  });
});

describe('an import', () => {
  interface ImportAnswer {
    readonly applied: boolean;
    readonly created: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly refused: number;
    readonly lines: {
      readonly line: number;
      readonly outcome: string;
      readonly cameraId: string | null;
      readonly changes: { field: string; before: string | null; after: string }[];
      readonly errors: Refusal[];
    }[];
    readonly errors: Refusal[];
  }

  const run = (csv: string, dryRun: boolean) =>
    answerOf<ImportAnswer>(
      `mutation ($csv: String!, $dryRun: Boolean!) { importCameras(input: { csv: $csv, dryRun: $dryRun }) {
        applied created changed unchanged refused errors { field message }
        lines { line outcome cameraId name changes { field before after } errors { field message } } } }`,
      { csv, dryRun },
    );
  const count = () => api.environment.store.cameras.count();
  const heads = ['id', 'name', 'site', 'priority', 'mainKind', 'mainAddress'];
  const north = ['', 'North gate', 'Port of Izmir', 2, 'RTSP', 'rtsp://viewer:canary-password@10.0.0.5/live'];
  const siteName = async (id: string) => (await api.environment.store.sites.get(id))?.name ?? '';

  test('shows the difference on a dry run, and writes nothing', async () => {
    north[2] = await siteName('site-harbour');
    const before = await count();
    const answer = await run(
      csvOf([heads, north, ['camera-harbour-1', 'Quay 9 crane', 'site-harbour', 1, 'SYNTHETIC', '']]),
      true,
    );
    expect(answer).toMatchObject({ applied: false, created: 1, changed: 1, unchanged: 0, refused: 0 });
    expect(answer.lines[1]?.changes).toContainEqual({
      field: 'name',
      before: 'Quay 3 crane',
      after: 'Quay 9 crane',
    });
    expect(answer.lines[0]?.changes).toContainEqual({
      field: 'mainAddress',
      before: null,
      after: 'rtsp://10.0.0.5/live',
    });
    expect(JSON.stringify(answer)).not.toContain('canary');
    expect(await count()).toBe(before);
    expect(await api.environment.store.auditEntries.count()).toBe(0);
  });

  test('writes what the dry run showed, once: the same file again changes nothing', async () => {
    north[2] = await siteName('site-harbour');
    const file = csvOf([heads, north]);
    expect(await run(file, false)).toMatchObject({ applied: true, created: 1 });
    const again = await run(file, false);
    expect(again).toMatchObject({ applied: true, created: 0, changed: 0, unchanged: 1 });
    const { rows } = await api.environment.store.cameras.list({ where: { name: 'North gate' } });
    expect(rows).toMatchObject([{ siteId: 'site-harbour', priority: 2, operatorState: 'ACTIVE' }]);
    const [made] = rows;
    expect(made?.streams[0]?.secret).toMatch(/^sealed:1:/);
    expect(await api.environment.store.cameras.get(made?.id ?? '')).toEqual(made);
  });

  test('reads back the address of a camera, whatever letters its path has: nothing changes', async () => {
    const path = '/Kamera Süd/門/100%/%20?titel=a b';
    const made = await add({ ...camera, streams: [{ ...rtsp, path: ` ${path} ` }] });
    const { camera: kept } = made;
    expect(kept?.streams[0]?.address?.path).toBe(path);
    const address = kept?.streams[0]?.address;
    const file = csvOf([
      ['id', 'mainKind', 'mainAddress'],
      [kept?.id ?? '', 'RTSP', addressText({ ...address, port: null } as never)],
    ]);
    expect(await run(file, false)).toMatchObject({ applied: true, changed: 0, unchanged: 1 });
  });

  test('leaves alone what has no column', async () => {
    await run(
      csvOf([
        ['id', 'priority'],
        ['camera-harbour-1', 5],
      ]),
      false,
    );
    expect(await api.environment.store.cameras.get('camera-harbour-1')).toMatchObject({
      name: 'Quay 3 crane',
      priority: 5,
      tags: ['ptz', 'crane'],
    });
  });

  test('refuses the whole file when a line is wrong, and names line, field and cure', async () => {
    const before = await count();
    const answer = await run(
      csvOf([
        heads,
        ['', 'Good', 'site-depot', 3, 'SYNTHETIC', ''],
        ['camera-none', 'X', 'site-depot', 3, 'SYNTHETIC', ''],
        ['', 'X', 'Nowhere', 3, 'SYNTHETIC', ''],
        ['', 'X', 'site-depot', 'first', 'SYNTHETIC', ''],
        ['', 'X', 'site-depot', 3, 'DVD', ''],
        ['', 'X', 'site-depot', 3, 'HLS', 'javascript:alert(1)'],
        ['', 'X', 'site-depot', 3, 'HLS', 'rtsp://10.0.0.5/live'],
        ['', 'x'.repeat(10_000), 'site-depot', 3, 'SYNTHETIC', ''],
        ['', 'Good', 'site-depot', 4, 'SYNTHETIC', ''],
      ]),
      false,
    );
    expect(answer).toMatchObject({ applied: false, created: 1, refused: 8 });
    expect(
      answer.lines
        .filter(({ outcome }) => outcome === 'REFUSED')
        .map(({ line, errors }) => [line, errors[0]?.field]),
    ).toEqual([
      [3, 'id'],
      [4, 'site'],
      [5, 'priority'],
      [6, 'mainKind'],
      [7, 'mainAddress'],
      [8, 'mainAddress'],
      [9, 'name'],
      [10, 'name'],
    ]);
    expect(await count()).toBe(before);
  });

  test.each([
    ['a head that is no column', 'id,colour\nx,red', 'colour'],
    ['a column twice', 'id,ID\nx,y', 'id'],
    ['no way to know the camera', 'priority\n1', 'name'],
    ['no line', 'id,name\n', 'csv'],
    ['an open quote', 'id,name\nx,"y', 'line 2'],
    ['more than 1,000 lines', `id\n${'x\n'.repeat(1_001)}`, 'csv'],
    ['more than 90 kB', `id\n${'x'.repeat(90_000)}`, 'csv'],
  ])('refuses a file with %s', async (_, csv, field) => {
    expect((await run(csv, false)).errors).toMatchObject([{ field }]);
  });

  test('reads back names that a spreadsheet would run', async () => {
    const name = "=cmd|'/c calc'!A0";
    const file = csvOf([
      ['name', 'site', 'mainKind'],
      [name, 'site-depot', 'SYNTHETIC'],
    ]);
    expect(file).toContain("'=cmd");
    await run(file, false);
    const { rows } = await api.environment.store.cameras.list({ where: { siteId: 'site-depot', name } });
    expect(rows).toMatchObject([{ streams: [{ kind: 'SYNTHETIC' }] }]);
  });
});

describe('the numbers of the table', () => {
  test('are those that the raw transitions come to', async () => {
    const DAY = 86_400_000;
    const period = 'LAST_30_DAYS';
    const from = Date.parse('2026-10-22T00:00:00.000Z');
    const { rows: cameras } = await api.environment.store.cameras.list();
    const { rows: transitions } = await api.environment.store.statusTransitions.list({
      orderBy: [{ field: 'at', direction: 'asc' }],
    });
    const ids = cameras.map(({ id }) => id);
    const { nodes } = await answerOf<{
      nodes: { id: string; health: { uptime: number | null; malfunctions: number; downSeconds: number } }[];
    }>(
      `query ($ids: [ID!]!, $period: Period!) { cameras(filter: { ids: $ids }, first: 100) {
        nodes { id health(period: $period, zone: "UTC") { uptime malfunctions downSeconds } } } }`,
      { ids, period },
    );
    expect(nodes).toHaveLength(ids.length);
    // Second by second would take long: the states are looked at where they change, one camera after the other.
    for (const { id, health } of nodes) {
      const own = transitions.filter(({ cameraId }) => cameraId === id);
      const times: Record<string, number> = {};
      const edges = [from, ...own.map(({ at }) => at).filter((at) => at > from && at < NOW), NOW];
      for (const [index, edge] of edges.slice(0, -1).entries()) {
        const state = own.findLast(({ at }) => at <= edge)?.to ?? 'NOT_OBSERVED';
        times[state] = (times[state] ?? 0) + ((edges[index + 1] ?? NOW) - edge);
      }
      const { UP = 0, DEGRADED = 0, DOWN = 0 } = times;
      const observed = UP + DEGRADED + DOWN;
      expect(health.downSeconds).toBe(Math.round(DOWN / 1_000));
      expect(health.uptime).toBe(observed === 0 ? null : (UP + DEGRADED) / observed);
      expect(health.malfunctions).toBe(
        own.filter(({ at, from: was, to }) => at >= from && at < NOW && to === 'DOWN' && was !== 'DOWN')
          .length,
      );
    }
    expect(nodes.some(({ health }) => health.uptime === null)).toBe(true);
    expect(nodes.some(({ health }) => (health.uptime ?? 1) < 1)).toBe(true);
    expect(NOW - from).toBeLessThan(30 * DAY);
  });
});
