import { beforeEach, describe, expect, test } from 'vitest';
import { demoInSqlite } from '../support/demoInSqlite.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

const sqlite = demoInSqlite();

const id = 'camera-harbour-1';
const HOUR = 3_600_000;

let api: TestApi;

/** The API over each kind of store that the program knows. */
const stores: readonly (readonly [string, () => Promise<TestApi>])[] = [
  ['memory', async () => createTestApi()],
  ['SQLite', () => sqlite.api()],
];

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await api.ask(query, variables);
  expect(errors).toEqual([]);
  return data as Data;
}

const remove = (...ids: string[]) =>
  ask(
    'mutation ($ids: [ID!]!) { removeCameras(input: { ids: $ids }) { cameras { id removal { at by } } incidents { id } } }',
    { ids },
  );
const restore = (...ids: string[]) =>
  ask(
    'mutation ($ids: [ID!]!) { restoreCameras(input: { ids: $ids }) { cameras { id removal { at } state } incidents { id } } }',
    { ids },
  );

/** Every place that lists, counts or shows cameras, as far as it holds this one. */
async function whereItIs() {
  const data = await ask<{
    fleet: { id: string }[];
    cameras: { nodes: { id: string }[]; totalCount: number };
    ranked: { nodes: { id: string }[] };
    cameraCounts: { total: number };
    sites: { id: string; cameraCount: number }[];
    search: { nodes: { url: string }[] };
    walls: { cells: { camera: { id: string } | null }[] }[];
    scheduledViews: { nodes: { camera: { id: string } }[] };
    maintenanceWindows: { nodes: { cameras: { nodes: { id: string }[] } }[] };
  }>(
    `query ($name: String!) {
      fleet { id }
      cameras(first: 100) { totalCount nodes { id } }
      ranked: cameras(orderBy: { field: UPTIME }, first: 100) { nodes { id } }
      cameraCounts { total }
      sites { id cameraCount }
      search(text: $name, kinds: [CAMERA], first: 100) { nodes { url } }
      walls { cells { camera { id } } }
      scheduledViews(first: 100, siteIds: ["site-harbour"]) { nodes { camera { id } } }
      maintenanceWindows(first: 100) { nodes { cameras { nodes { id } } } }
    }`,
    { name: (await api.environment.store.cameras.get(id))?.name },
  );
  const holds = (rows: readonly { id: string }[]) => rows.some((row) => row.id === id);
  return {
    fleet: holds(data.fleet),
    cameras: holds(data.cameras.nodes),
    ranked: holds(data.ranked.nodes),
    total: data.cameras.totalCount,
    counted: data.cameraCounts.total,
    ofItsSite: data.sites.find((site) => site.id === 'site-harbour')?.cameraCount,
    search: data.search.nodes.some(({ url }) => url.includes(id)),
    walls: data.walls.some(({ cells }) => cells.some(({ camera }) => camera?.id === id)),
    scheduled: holds(data.scheduledViews.nodes.map(({ camera }) => camera)),
    maintenance: data.maintenanceWindows.nodes.some(({ cameras }) => holds(cameras.nodes)),
  };
}

async function useItEverywhere() {
  await ask(
    'mutation ($ids: [ID!]!) { createWall(input: { name: "Gates", cells: [{ cameraId: "camera-harbour-1" }] }) { wall { id } } planMaintenance(input: { cameraIds: $ids, from: "2026-11-21T08:00:00Z", to: "2026-11-21T09:00:00Z", reason: "Lens" }) { window { id } } }',
    { ids: [id, 'camera-harbour-2'] },
  );
}

describe.each(stores)('a camera that is removed, in %s,', (_, open) => {
  beforeEach(async () => {
    api = await open();
  });

  test('is listed, counted, found, watched and shown nowhere, and everywhere again when it is restored', async () => {
    await useItEverywhere();
    const before = await whereItIs();
    expect(before).toMatchObject({
      fleet: true,
      cameras: true,
      ranked: true,
      walls: true,
      maintenance: true,
    });
    await remove(id);
    const { total, counted, ofItsSite } = before;
    expect(await whereItIs()).toEqual({
      fleet: false,
      cameras: false,
      ranked: false,
      search: false,
      walls: false,
      scheduled: false,
      maintenance: false,
      total: total - 1,
      counted: counted - 1,
      ofItsSite: (ofItsSite ?? 0) - 1,
    });
    await restore(id);
    expect(await whereItIs()).toEqual(before);
  });

  test('says since when and by whom, and keeps its timeline and its past incidents under its name', async () => {
    const past =
      'query ($id: ID!) { statusTransitions(filter: { cameraIds: [$id] }) { totalCount } incidents(filter: { cameraIds: [$id] }) { totalCount nodes { camera { name } } } }';
    type Past = { statusTransitions: { totalCount: number }; incidents: { totalCount: number } };
    const before = await ask<Past>(past, { id });
    await remove(id);
    const { camera } = await ask<{ camera: object }>(
      'query ($id: ID!) { camera(id: $id) { name removal { at by } lastTransition { detail reason } } }',
      { id },
    );
    expect(camera).toMatchObject({
      removal: { at: new Date(NOW).toISOString(), by: 'Mira Aydın' },
      lastTransition: { detail: 'Removed.', reason: 'OPERATOR' },
    });
    const after = await ask<Past>(past, { id });
    expect(after.incidents).toEqual(before.incidents);
    expect(after.statusTransitions.totalCount).toBe(before.statusTransitions.totalCount + 1);
  });

  test('counts in the uptime until its removal, and not after it', async () => {
    const read =
      'query ($id: ID!) { camera(id: $id) { health(period: LAST_24_HOURS) { upSeconds degradedSeconds downSeconds unknownSeconds pausedSeconds coverage } } }';
    type Health = { camera: { health: Record<string, number> } };
    const { camera: before } = await ask<Health>(read, { id });
    await remove(id);
    expect((await ask<Health>(read, { id })).camera).toEqual(before);
    api.pass(HOUR);
    const { health } = (await ask<Health>(read, { id })).camera;
    const { coverage: _, ...seconds } = health;
    const sum = Object.values(seconds).reduce((total, each) => total + each, 0);
    // From 16:00, a full hour, to the removal at 14:30.
    expect(sum).toBe(22.5 * 3_600);
    expect(health.pausedSeconds).toBe(0);
  });

  test('still counts in the uptime of the fleet in the time in which it was there', async () => {
    const month = 'query { uptimeTrend(range: MONTH) { points { to uptime malfunctions } } }';
    type Trend = { uptimeTrend: { points: object[] } };
    const before = (await ask<Trend>(month)).uptimeTrend.points.slice(0, -1);
    await remove(id, 'camera-harbour-2', 'camera-harbour-3');
    expect((await ask<Trend>(month)).uptimeTrend.points.slice(0, -1)).toEqual(before);
  });

  test('closes its open incidents with a line that says why; an undo opens them again', async () => {
    const raised = await ask<{ raiseIncident: { incidents: { id: string }[] } }>(
      'mutation ($id: ID!) { raiseIncident(input: { cameraId: $id, kind: TAMPER, severity: HIGH, summary: "Covered." }) { incidents { id } } }',
      { id },
    );
    const incidentId = raised.raiseIncident.incidents[0]?.id ?? '';
    const seen =
      'query ($incidentId: ID!) { incident(id: $incidentId) { state camera { name } activity(last: 1) { nodes { action note actor { id } } } } }';
    api.pass(1_000);
    await remove(id);
    expect(await ask(seen, { incidentId })).toMatchObject({
      incident: {
        state: 'RESOLVED',
        activity: {
          nodes: [{ action: 'RESOLVE', note: 'The camera was removed.', actor: { id: expect.any(String) } }],
        },
      },
    });
    api.pass(1_000);
    await restore(id);
    expect(await ask(seen, { incidentId })).toMatchObject({
      incident: { state: 'NEW', activity: { nodes: [{ action: 'UNDO', note: 'The camera was restored.' }] } },
    });
    await remove(id);
    api.pass(25 * HOUR);
    await restore(id);
    expect(await ask(seen, { incidentId })).toMatchObject({ incident: { state: 'RESOLVED' } });
  });

  test('lets nothing be done with it, and says why', async () => {
    await remove(id);
    const refused = { code: 'CONFLICT', message: expect.stringContaining('was removed: restore it first.') };
    for (const mutation of [
      'mutation ($id: ID!) { updateCamera(input: { id: $id, changes: { name: "X" } }) { camera { id } } }',
      'mutation ($id: ID!) { setCameraOperatorState(input: { ids: [$id], state: PAUSED }) { cameras { id } } }',
      'mutation ($id: ID!) { changeCameras(input: { ids: [$id], changes: { priority: 1 } }) { cameras { id } } }',
      'mutation ($id: ID!) { reportCameraStatus(input: { cameraId: $id, to: DOWN, reason: TIMEOUT }) { camera { id } } }',
      'mutation ($id: ID!) { raiseIncident(input: { cameraId: $id, kind: MOTION, severity: LOW, summary: "A fox." }) { incidents { id } } }',
      'mutation ($id: ID!) { planMaintenance(input: { cameraIds: [$id], to: "2026-11-21T08:00:00Z", reason: "Lens" }) { window { id } } }',
      'mutation ($id: ID!) { startDrill(input: { kind: WRONG_PASSWORD, cameraId: $id }) { drills { id } } }',
    ]) {
      expect((await api.ask(mutation, { id })).errors, mutation).toMatchObject([refused]);
    }
  });

  test('is the same camera when it is restored: its streams, its place, its operator state', async () => {
    await ask(
      'mutation ($id: ID!) { setCameraOperatorState(input: { ids: [$id], state: PAUSED }) { cameras { id } } }',
      { id },
    );
    const before = await api.environment.store.cameras.get(id);
    await remove(id);
    await restore(id);
    expect(await api.environment.store.cameras.get(id)).toEqual(before);
    expect(await ask('query ($id: ID!) { camera(id: $id) { state } }', { id })).toEqual({
      camera: { state: 'PAUSED' },
    });
  });

  test('brings its site back, when that was removed after it', async () => {
    const { rows } = await api.environment.store.cameras.list({ where: { siteId: 'site-depot' } });
    const ids = rows.map((row) => row.id);
    await remove(...ids);
    await ask('mutation { removeSite(input: { id: "site-depot" }) { errors { code } } }');
    const sites = 'query { sites { id } }';
    expect(await ask(sites)).not.toMatchObject({ sites: expect.arrayContaining([{ id: 'site-depot' }]) });
    await restore(ids[0] ?? '');
    expect(await ask(sites)).toMatchObject({ sites: expect.arrayContaining([{ id: 'site-depot' }]) });
  });

  test('is in the list of removed cameras, the last one first, and in the audit', async () => {
    await remove('camera-depot-1');
    api.pass(1_000);
    await remove(id);
    const list =
      'query { removedCameras { nodes { id } } auditEntries(first: 1, filter: { actions: [REMOVE] }) { nodes { subject subjectId userName } } }';
    expect(await ask(list)).toEqual({
      removedCameras: { nodes: [{ id }, { id: 'camera-depot-1' }] },
      auditEntries: { nodes: [{ subject: 'CAMERA', subjectId: id, userName: 'Mira Aydın' }] },
    });
    await restore(id, 'camera-depot-1');
    expect(await ask(list)).toMatchObject({ removedCameras: { nodes: [] } });
  });

  test('changes nothing when it is removed twice, and none is removed when one is unknown', async () => {
    await remove(id);
    const at = (await api.environment.store.cameras.get(id))?.removedAt;
    api.pass(1_000);
    await remove(id);
    expect((await api.environment.store.cameras.get(id))?.removedAt).toBe(at);
    const { errors } = await api.ask(
      'mutation { removeCameras(input: { ids: ["camera-depot-1", "camera-nowhere"] }) { cameras { id } } }',
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await api.environment.store.cameras.get('camera-depot-1'))?.removedAt).toBeNull();
  });
});

test('whoever watches is told of each camera that is added, renamed, removed and restored', async () => {
  api = createTestApi();
  const events = await api.listen('subscription { cameraChanged { id name removal { by } } }', 'staff');
  const told = async () => ((await events.next()) as { cameraChanged: unknown }).cameraChanged;
  const { addCamera } = await ask<{ addCamera: { camera: { id: string } } }>(
    'mutation { addCamera(input: { name: "North gate", siteId: "site-depot", streams: [{ name: "Main", kind: SYNTHETIC, role: MAIN, width: 640, height: 360, framesPerSecond: 10 }] }) { camera { id } } }',
  );
  const added = addCamera.camera.id;
  expect(await told()).toEqual({ id: added, name: 'North gate', removal: null });
  await ask(
    'mutation ($id: ID!) { updateCamera(input: { id: $id, changes: { name: "South gate" } }) { camera { id } } }',
    { id: added },
  );
  expect(await told()).toEqual({ id: added, name: 'South gate', removal: null });
  await ask(
    'mutation { updateSite(input: { id: "site-depot", changes: { name: "Depot" } }) { errors { code } } }',
  );
  const renamed = await Promise.all(Array.from({ length: 9 }, told));
  expect(renamed).toContainEqual({ id: added, name: 'South gate', removal: null });
  await remove(added);
  expect(await told()).toEqual({ id: added, name: 'South gate', removal: { by: 'Mira Aydın' } });
  await restore(added);
  expect(await told()).toEqual({ id: added, name: 'South gate', removal: null });
  await events.stop();
});
