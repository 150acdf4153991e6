import { describe, expect, test } from 'vitest';
import { transitionHealth } from '~/health/transitionHealth.ts';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { demoInSqlite } from '../support/demoInSqlite.ts';
import { type Answer, type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Camera {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly stateReason: string | null;
}

interface Incident {
  readonly id: string;
  readonly number: number;
  readonly state: string;
  readonly summary: string;
}

const harbour = 'site-harbour';
const report = `mutation ($id: ID!, $to: CameraState!, $reason: StatusReason!) {
  reportCameraStatus(input: { cameraId: $id, to: $to, reason: $reason }) { incident { id number } } }`;

const camerasOf = async (api: TestApi, siteId = harbour): Promise<Camera[]> => {
  const { data } = await api.ask(
    'query ($ids: [ID!]) { cameras(first: 100, filter: { siteIds: $ids }) { nodes { id name state stateReason } } }',
    { ids: [siteId] },
  );
  return (data as { cameras: { nodes: Camera[] } }).cameras.nodes;
};

const cameraUp = async (api: TestApi): Promise<Camera> => {
  const up = (await camerasOf(api)).find(({ state }) => state === 'UP');
  if (!up) throw new Error('No camera of the harbour is up.');
  return up;
};

const start = (api: TestApi, input: Record<string, unknown>, as: Asker = 'staff'): Promise<Answer> =>
  api.ask(
    `mutation ($input: StartDrillInput!) { startDrill(input: $input) {
      drills { id kind site { id } camera { id } startedBy { id } endedAt incident { id } }
      transitions { from to reason causeId camera { id } }
      incidents { id kind severity state summary camera { id } parent { id } } errors { field code } } }`,
    { input },
    as,
  );

/** Starts a drill that must succeed and answers with its id and that of its incident. */
async function started(api: TestApi, input: Record<string, unknown>) {
  const { data, errors } = await start(api, input);
  expect(errors).toEqual([]);
  const [drill] = (data as { startDrill: { drills: { id: string; incident: { id: string } }[] } }).startDrill
    .drills;
  return { id: drill?.id ?? '', incidentId: drill?.incident.id ?? '' };
}

const end = (api: TestApi, id: string) =>
  api.ask(
    `mutation ($id: ID!) { endDrill(input: { id: $id }) { drills { endedAt } transitions { from to reason }
      incidents { id state } } }`,
    { id },
    'staff',
  );

const openIncidents = async (api: TestApi, folded: boolean | null = null): Promise<Incident[]> => {
  const { data } = await api.ask(
    `query ($folded: Boolean, $ids: [ID!]) { incidents(first: 100, filter: { siteIds: $ids, kinds: [OUTAGE, TAMPER],
      states: [NEW, ACKNOWLEDGED], folded: $folded }) { totalCount nodes { id number state summary } } }`,
    { folded, ids: [harbour] },
  );
  const { incidents } = data as { incidents: { totalCount: number; nodes: Incident[] } };
  expect(incidents.totalCount).toBe(incidents.nodes.length);
  return incidents.nodes;
};

const newOnes = (before: readonly Incident[], after: readonly Incident[]) =>
  after.filter(({ id }) => before.every((each) => each.id !== id));

describe('a drill at a camera', () => {
  test.each([
    ['WRONG_PASSWORD', 'DOWN', 'AUTH', 'OUTAGE'],
    ['FREEZE_PICTURE', 'DEGRADED', 'FROZEN', 'TAMPER'],
    ['SLOW_LINK', 'DEGRADED', 'HIGH_LATENCY', 'OUTAGE'],
  ])('%s makes it %s because of %s, and raises one incident that says it is a drill', async (kind, ...to) => {
    const api = createTestApi();
    const { id } = await cameraUp(api);
    const { data } = await start(api, { kind, cameraId: id });
    expect(data?.startDrill).toEqual({
      errors: [],
      drills: [
        {
          id: expect.any(String),
          kind,
          site: { id: harbour },
          camera: { id },
          startedBy: { id: expect.any(String) },
          endedAt: null,
          incident: { id: expect.any(String) },
        },
      ],
      transitions: [{ from: 'UP', to: to[0], reason: to[1], causeId: null, camera: { id } }],
      incidents: [
        expect.objectContaining({
          kind: to[2],
          state: 'NEW',
          camera: { id },
          summary: expect.stringMatching(/^Drill: /),
        }),
      ],
    });
  });

  test.each(['WRONG_PASSWORD', 'FREEZE_PICTURE', 'SLOW_LINK'])(
    '%s leaves camera and incidents as they were when it ends',
    async (kind) => {
      const api = createTestApi();
      const camera = await cameraUp(api);
      const before = await openIncidents(api);
      const { id, incidentId } = await started(api, { kind, cameraId: camera.id });
      api.pass(30_000);
      const { data } = await end(api, id);
      expect(data?.endDrill).toMatchObject({
        drills: [{ endedAt: new Date(NOW + 30_000).toISOString() }],
        transitions: [{ to: 'UP', reason: 'RECOVERED' }],
        incidents: [{ id: incidentId, state: 'RESOLVED' }],
      });
      expect((await camerasOf(api)).find(({ id: each }) => each === camera.id)?.state).toBe('UP');
      expect(await openIncidents(api)).toEqual(before);
    },
  );

  test('is refused where there are no pictures to lose, where one runs already, and without a camera', async () => {
    const api = createTestApi();
    const all = await camerasOf(api);
    const up = all.filter(({ state }) => state === 'UP');
    await api.ask(report, { id: up[0]?.id, to: 'DOWN', reason: 'TIMEOUT' });
    expect((await start(api, { kind: 'SLOW_LINK', cameraId: up[0]?.id })).errors).toMatchObject([
      { code: 'CONFLICT', message: `${up[0]?.name} gives no pictures now: choose another camera.` },
    ]);
    await started(api, { kind: 'SLOW_LINK', cameraId: up[1]?.id });
    expect((await start(api, { kind: 'FREEZE_PICTURE', cameraId: up[1]?.id })).errors).toMatchObject([
      { code: 'CONFLICT', message: `A drill is under way at ${up[1]?.name} already: end it first.` },
    ]);
    expect((await start(api, { kind: 'PULL_SWITCH', siteId: harbour })).errors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    expect((await start(api, { kind: 'SLOW_LINK' })).data?.startDrill).toMatchObject({
      drills: [],
      errors: [{ field: 'cameraId', code: 'REQUIRED' }],
    });
    expect((await start(api, { kind: 'STORM' })).data?.startDrill).toMatchObject({
      drills: [],
      errors: [{ field: 'siteId', code: 'REQUIRED' }],
    });
    expect((await start(api, { kind: 'STORM', siteId: 'nowhere' })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });

  test('keeps reports away from the camera until it ends, so that the pulse leaves it alone', async () => {
    const api = createTestApi();
    const { id: cameraId, name } = await cameraUp(api);
    const { id } = await started(api, { kind: 'WRONG_PASSWORD', cameraId });
    const recovered = () => api.ask(report, { id: cameraId, to: 'UP', reason: 'RECOVERED' });
    expect((await recovered()).errors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining(`${name} is in a drill`) },
    ]);
    await end(api, id);
    expect((await recovered()).errors).toEqual([]);
  });

  test('does not overwrite what somebody did with the camera meanwhile', async () => {
    const api = createTestApi();
    const { id: cameraId } = await cameraUp(api);
    const { id, incidentId } = await started(api, { kind: 'WRONG_PASSWORD', cameraId });
    await api.ask(
      'mutation ($ids: [ID!]!) { setCameraOperatorState(input: { ids: $ids, state: PAUSED }) { cameras { id } } }',
      {
        ids: [cameraId],
      },
    );
    const { data } = await end(api, id);
    expect(data?.endDrill).toMatchObject({
      transitions: [],
      incidents: [{ id: incidentId, state: 'RESOLVED' }],
    });
    expect((await camerasOf(api)).find((each) => each.id === cameraId)?.state).toBe('PAUSED');
  });

  test('leaves an incident that was closed meanwhile as it is, and cannot end twice', async () => {
    const api = createTestApi();
    const { id: cameraId } = await cameraUp(api);
    const { id, incidentId } = await started(api, { kind: 'FREEZE_PICTURE', cameraId });
    await api.ask('mutation ($ids: [ID!]!) { dismissIncidents(input: { ids: $ids }) { incidents { id } } }', {
      ids: [incidentId],
    });
    expect((await end(api, id)).data?.endDrill).toMatchObject({ incidents: [] });
    expect((await end(api, id)).errors).toMatchObject([
      { code: 'CONFLICT', message: 'The drill has ended already.' },
    ]);
    expect((await end(api, 'nobody')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('a pulled switch', () => {
  test('makes every camera of the site unknown with its cause, and raises one incident for the site', async () => {
    const api = createTestApi();
    const cameras = await camerasOf(api);
    const inService = cameras.filter(({ state }) => !['PAUSED', 'MAINTENANCE'].includes(state));
    const before = await openIncidents(api);
    const { data } = await start(api, { kind: 'PULL_SWITCH', siteId: harbour });
    const { transitions, incidents } = (
      data as { startDrill: { transitions: { camera: { id: string } }[]; incidents: unknown[] } }
    ).startDrill;
    expect(transitions.map(({ camera }) => camera.id).sort()).toEqual(inService.map(({ id }) => id).sort());
    expect(new Set(transitions.map((each) => JSON.stringify({ ...each, camera: 0, from: 0 })))).toEqual(
      new Set([JSON.stringify({ from: 0, to: 'UNKNOWN', reason: 'SITE_DOWN', causeId: harbour, camera: 0 })]),
    );
    expect(incidents).toEqual([
      expect.objectContaining({ kind: 'OUTAGE', severity: 'HIGH', camera: null, parent: null }),
    ]);
    expect(newOnes(before, await openIncidents(api))).toHaveLength(1);
    const { data: counts } = await api.ask(
      'query ($ids: [ID!]) { cameraCounts(filter: { siteIds: $ids }) { live offline } }',
      { ids: [harbour] },
    );
    expect(counts?.cameraCounts).toEqual({ live: 0, offline: inService.length });
  });

  test('leaves every camera what it was when it ends: up, degraded, down or out of service', async () => {
    const api = createTestApi();
    const [up, second] = (await camerasOf(api)).filter(({ state }) => state === 'UP');
    await api.ask(report, { id: up?.id, to: 'DOWN', reason: 'CODEC' });
    await api.ask(report, { id: second?.id, to: 'DEGRADED', reason: 'LOW_FPS' });
    const before = await camerasOf(api);
    const open = await openIncidents(api);
    const { id } = await started(api, { kind: 'PULL_SWITCH', siteId: harbour });
    expect(await camerasOf(api)).not.toEqual(before);
    await end(api, id);
    expect(await camerasOf(api)).toEqual(before);
    expect(await openIncidents(api)).toEqual(open);
  });
});

describe('a storm', () => {
  test('of a drill is one incident with the outages of the cameras as children, and ends with them', async () => {
    const api = createTestApi();
    const states = await camerasOf(api);
    const before = await openIncidents(api);
    const { id, incidentId } = await started(api, { kind: 'STORM', siteId: harbour });
    const raised = newOnes(before, await openIncidents(api));
    expect(raised.length).toBeGreaterThan(3);
    expect(newOnes(before, await openIncidents(api, false))).toEqual([
      expect.objectContaining({
        id: incidentId,
        summary: 'Drill: Several cameras of North Harbour went down within a minute.',
      }),
    ]);
    const { data } = await api.ask('query ($id: ID!) { incident(id: $id) { childCount camera { id } } }', {
      id: incidentId,
    });
    expect(data?.incident).toEqual({ childCount: raised.length - 1, camera: null });
    await end(api, id);
    expect(await openIncidents(api)).toEqual(before);
    expect(await camerasOf(api)).toEqual(
      states.map((camera) => ({ ...camera, stateReason: expect.any(String) })),
    );
  });

  const down = async (api: TestApi, cameras: readonly Camera[]) => {
    for (const { id } of cameras) {
      await api.ask(report, { id, to: 'DOWN', reason: 'TIMEOUT' });
      api.pass(10_000);
    }
  };

  test('of real reports folds as well: the third outage of a site within a minute makes it', async () => {
    const api = createTestApi();
    const up = (await camerasOf(api)).filter(({ state }) => state === 'UP');
    const before = await openIncidents(api);
    await down(api, up.slice(0, 2));
    expect(newOnes(before, await openIncidents(api, false))).toHaveLength(2);
    await down(api, up.slice(2, 4));
    const alone = newOnes(before, await openIncidents(api, false));
    expect(alone.map(({ summary }) => summary)).toEqual([
      'Several cameras of North Harbour went down within a minute.',
    ]);
    expect(newOnes(before, await openIncidents(api))).toHaveLength(5);
    const { data } = await api.ask(
      'query ($id: ID!) { incident(id: $id) { childCount number } incidents(first: 1, orderBy: { field: NUMBER, direction: DESC }) { nodes { number } } }',
      { id: alone[0]?.id },
    );
    expect(data).toMatchObject({ incident: { childCount: 4 } });
  });

  test('is none when the outages lie more than a minute apart, or at different sites', async () => {
    const api = createTestApi();
    const up = (await camerasOf(api)).filter(({ state }) => state === 'UP');
    const before = await openIncidents(api);
    await down(api, up.slice(0, 2));
    api.pass(60_000);
    await down(api, up.slice(2, 3));
    await down(api, (await camerasOf(api, 'site-depot')).filter(({ state }) => state === 'UP').slice(0, 2));
    expect(newOnes(before, await openIncidents(api, false))).toHaveLength(3);
  });

  test('is closed by the last of its cameras that recovers, and its log says why', async () => {
    const api = createTestApi();
    const up = (await camerasOf(api)).filter(({ state }) => state === 'UP').slice(0, 3);
    const before = await openIncidents(api);
    await down(api, up);
    const [storm] = newOnes(before, await openIncidents(api, false));
    const stateOf = async () =>
      (
        await api.ask('query ($id: ID!) { incident(id: $id) { state activity { nodes { action note } } } }', {
          id: storm?.id,
        })
      ).data?.incident;
    for (const { id } of up.slice(1)) await api.ask(report, { id, to: 'UP', reason: 'RECOVERED' });
    expect(await stateOf()).toMatchObject({ state: 'NEW' });
    await api.ask(report, { id: up[0]?.id, to: 'UP', reason: 'RECOVERED' });
    expect(await stateOf()).toEqual({
      state: 'RESOLVED',
      activity: {
        nodes: [
          { action: 'RAISE', note: storm?.summary },
          { action: 'RESOLVE', note: 'All of its cameras recovered.' },
        ],
      },
    });
    expect(await openIncidents(api)).toEqual(before);
  });

  test('counts once in every number, which equals the list without what was folded', async () => {
    const api = createTestApi();
    const read = async () => {
      const { data } = await api.ask(`{
        incidentSummary(period: TODAY) { total open byKind { kind count } }
        list: incidents(first: 0, filter: { period: TODAY, folded: false }) { totalCount }
        open: incidents(first: 0, filter: { period: TODAY, folded: false, states: [NEW, ACKNOWLEDGED] }) { totalCount }
        outages: incidents(first: 0, filter: { period: TODAY, folded: false, kinds: [OUTAGE] }) { totalCount } }`);
      const { incidentSummary, ...lists } = data as {
        incidentSummary: { total: number; open: number; byKind: { kind: string; count: number }[] };
      } & Record<'list' | 'open' | 'outages', { totalCount: number }>;
      const { total, open, byKind } = incidentSummary;
      const outages = byKind.find(({ kind }) => kind === 'OUTAGE')?.count;
      expect([total, open, outages]).toEqual([
        lists.list.totalCount,
        lists.open.totalCount,
        lists.outages.totalCount,
      ]);
      return total;
    };
    const before = await read();
    const { id } = await started(api, { kind: 'STORM', siteId: harbour });
    expect(await read()).toBe(before + 1);
    await end(api, id);
    expect(await read()).toBe(before + 1);
  });

  test('is told to whoever listens: the storm and everything that was folded', async () => {
    const api = createTestApi();
    const up = (await camerasOf(api)).filter(({ state }) => state === 'UP').slice(0, 3);
    await down(api, up.slice(0, 2));
    const listener = await api.listen('subscription { incidentChanged { camera { id } parent { id } } }');
    await down(api, up.slice(2));
    const told = [await listener.next(), await listener.next(), await listener.next(), await listener.next()];
    await listener.stop();
    const parent = { id: expect.any(String) };
    expect(told).toEqual([
      { incidentChanged: { camera: { id: up[2]?.id }, parent } },
      { incidentChanged: { camera: null, parent: null } },
      { incidentChanged: { camera: { id: up[0]?.id }, parent } },
      { incidentChanged: { camera: { id: up[1]?.id }, parent } },
    ]);
  });
});

test('a site that is reported to be out of reach raises one incident, which its last camera closes', async () => {
  const api = createTestApi();
  const [first, second] = (await camerasOf(api)).filter(({ state }) => state === 'UP');
  const before = await openIncidents(api);
  for (const camera of [first, second])
    await api.ask(report, { id: camera?.id, to: 'UNKNOWN', reason: 'SITE_DOWN' });
  expect(newOnes(before, await openIncidents(api)).map(({ summary }) => summary)).toEqual([
    'North Harbour is out of reach: nothing can be said of its cameras.',
  ]);
  await api.ask(report, { id: first?.id, to: 'UP', reason: 'RECOVERED' });
  expect(newOnes(before, await openIncidents(api))).toHaveLength(1);
  await api.ask(report, { id: second?.id, to: 'UP', reason: 'RECOVERED' });
  expect(await openIncidents(api)).toEqual(before);
});

describe('the exercise', () => {
  test('is measured from the start of the drill by what was done with its incident', async () => {
    const api = createTestApi();
    const { id: cameraId } = await cameraUp(api);
    const { incidentId: id } = await started(api, { kind: 'WRONG_PASSWORD', cameraId });
    const steps = async () => {
      const { data } = await api.ask('{ drills { steps { name seconds } } }');
      const [drill] = (data as { drills: { steps: { name: string; seconds: number | null }[] }[] }).drills;
      return Object.fromEntries(drill?.steps.map(({ name, seconds }) => [name, seconds]) ?? []);
    };
    const act = (action: string) =>
      api.ask(`mutation ($ids: [ID!]!) { ${action}(input: { ids: $ids }) { incidents { id } } }`, {
        ids: [id],
      });
    const note = () =>
      api.ask(
        'mutation ($ids: [ID!]!) { addIncidentNotes(input: { ids: $ids, note: "It was the password." }) { incidents { id } } }',
        {
          ids: [id],
        },
      );
    const begun = { DETECT: 0, INCIDENT: 0, ACKNOWLEDGE: null, RESOLVE: null, REPORT: null };
    expect(await steps()).toEqual(begun);
    api.pass(8_000);
    await note();
    await act('acknowledgeIncidents');
    expect(await steps()).toEqual({ ...begun, ACKNOWLEDGE: 8 });
    api.pass(12_000);
    await act('resolveIncidents');
    expect(await steps()).toEqual({ ...begun, ACKNOWLEDGE: 8, RESOLVE: 20 });
    api.pass(10_000);
    await note();
    expect(await steps()).toEqual({ ...begun, ACKNOWLEDGE: 8, RESOLVE: 20, REPORT: 30 });
  });

  test('is reported too by the note with which the incident is resolved', async () => {
    const api = createTestApi();
    const { id: cameraId } = await cameraUp(api);
    const { incidentId: id } = await started(api, { kind: 'SLOW_LINK', cameraId });
    await api.ask(
      'mutation ($ids: [ID!]!) { acknowledgeIncidents(input: { ids: $ids }) { incidents { id } } }',
      {
        ids: [id],
      },
    );
    api.pass(5_000);
    await api.ask(
      'mutation ($ids: [ID!]!) { resolveIncidents(input: { ids: $ids, note: "Cable." }) { incidents { id } } }',
      { ids: [id] },
    );
    const { data } = await api.ask('{ drills { steps { name seconds } } }');
    expect(JSON.stringify(data)).toContain('{"name":"REPORT","seconds":5}');
  });
});

describe('drills', () => {
  test('are 20 at once at most: another one is a CONFLICT until one ends', async () => {
    const api = createTestApi();
    const { data } = await api.ask('{ cameras(first: 100, filter: { states: [UP] }) { nodes { id } } }');
    const ups = (data as { cameras: { nodes: { id: string }[] } }).cameras.nodes.map(({ id }) => id);
    const ids: string[] = [];
    for (const cameraId of ups.slice(0, 20)) {
      ids.push((await started(api, { kind: 'SLOW_LINK', cameraId })).id);
    }
    const more = () => start(api, { kind: 'SLOW_LINK', cameraId: ups[20] });
    expect((await more()).errors).toMatchObject([{ code: 'CONFLICT' }]);
    await end(api, ids[0] ?? '');
    expect((await more()).errors).toEqual([]);
  });

  test('are remembered until they end, all at once if need be, and the last five after that', async () => {
    const api = createTestApi();
    const kinds = async () =>
      (
        (await api.ask('{ drills { kind endedAt } }')).data as {
          drills: { kind: string; endedAt: unknown }[];
        }
      ).drills;
    const before = await openIncidents(api);
    for (let round = 0; round < 3; round += 1) {
      api.pass(1_000);
      const ups = (await camerasOf(api)).filter(({ state }) => state === 'UP');
      await started(api, { kind: 'SLOW_LINK', cameraId: ups[0]?.id });
      await started(api, { kind: 'STORM', siteId: 'site-depot' });
      expect(
        (await kinds())
          .filter(({ endedAt }) => endedAt === null)
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual(['SLOW_LINK', 'STORM']);
      expect((await api.ask('mutation { endAllDrills { drills { id } } }', {}, 'staff')).errors).toEqual([]);
    }
    const ended = await kinds();
    expect(ended).toHaveLength(5);
    expect(ended.every(({ endedAt }) => endedAt !== null)).toBe(true);
    expect(await openIncidents(api)).toEqual(before);
  });

  test('stand in the audit: who broke what, and when it ended', async () => {
    const api = createTestApi();
    const { id } = await started(api, { kind: 'PULL_SWITCH', siteId: harbour });
    await end(api, id);
    const { data } = await api.ask(
      '{ auditEntries(filter: { actions: [DRILL] }) { nodes { userName subject subjectId subjectName detail } } }',
    );
    const entry = (detail: string) => ({
      userName: 'Amani Otieno',
      subject: 'SITE',
      subjectId: harbour,
      subjectName: 'North Harbour',
      detail,
    });
    const { nodes } = (data as { auditEntries: { nodes: unknown[] } }).auditEntries;
    expect(nodes).toHaveLength(2);
    expect(nodes).toEqual(expect.arrayContaining([entry('PULL_SWITCH ended'), entry('PULL_SWITCH started')]));
  });

  test('can be started by staff and admins, and by nobody with a lesser role', async () => {
    const api = createTestApi((clock) => ({
      ...demoSeeds(clock),
      users: () => [
        ...userFixtures(),
        ...userFixtures()
          .slice(0, 1)
          .map((user) => ({
            ...user,
            id: 'user-user',
            userName: 'user',
            email: 'user@watchfloor.example',
            roles: ['USER'] as const,
          })),
      ],
    }));
    const { id: cameraId } = await cameraUp(api);
    const input = { kind: 'SLOW_LINK', cameraId };
    expect((await start(api, input, 'user')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await start(api, input, 'guest')).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    expect((await start(api, input, 'admin')).errors).toEqual([]);
    expect((await api.ask('{ drills { kind } }', {}, 'user')).data).toEqual({
      drills: [{ kind: 'SLOW_LINK' }],
    });
  });

  test('are refused where the data are not demo data, and change nothing', async () => {
    const store = createMemoryStore({ seeds: demoSeeds(() => NOW), resettable: false });
    const api = createTestApi(demoSeeds, { store, fleetHealth: transitionHealth });
    const transitions = await store.statusTransitions.count();
    const refused = [{ code: 'FORBIDDEN', message: expect.stringContaining('These are not demo data') }];
    expect((await start(api, { kind: 'STORM', siteId: harbour }, 'admin')).errors).toMatchObject(refused);
    expect((await api.ask('mutation { endAllDrills { drills { id } } }')).errors).toMatchObject(refused);
    expect(await store.statusTransitions.count()).toBe(transitions);
    expect((await api.ask('{ drills { id } }')).data).toEqual({ drills: [] });
  });
});

describe('where rows lie in SQL', () => {
  const sqlite = demoInSqlite();

  test('every kind of drill raises what it raises elsewhere, and leaves cameras and incidents as they were', async () => {
    const api = await sqlite.api();
    const states = async () => (await camerasOf(api)).map(({ id, state }) => ({ id, state }));
    const [cameras, incidents] = [await states(), await openIncidents(api)];
    const { id: cameraId } = await cameraUp(api);
    for (const kind of ['PULL_SWITCH', 'STORM', 'FREEZE_PICTURE', 'WRONG_PASSWORD', 'SLOW_LINK']) {
      // A storm that has just ended does not fold what comes a minute later.
      api.pass(61_000);
      const { id } = await started(api, { kind, cameraId, siteId: harbour });
      expect(newOnes(incidents, await openIncidents(api, false))).toHaveLength(1);
      expect(await states()).not.toEqual(cameras);
      expect((await end(api, id)).errors).toEqual([]);
      expect(await openIncidents(api)).toEqual(incidents);
      expect(await states()).toEqual(cameras);
    }
  }, 60_000);
});

test('incidents of a drill say so, those that were folded into its storm as well, and others do not', async () => {
  const api = createTestApi();
  await started(api, { kind: 'STORM', siteId: harbour });
  const { data } = await api.ask(
    `query ($ids: [ID!]) { incidents(first: 100, filter: { siteIds: $ids, states: [NEW, ACKNOWLEDGED] }) {
      nodes { summary inDrill parent { inDrill } childCount } } }`,
    { ids: [harbour] },
  );
  const { nodes } = (
    data as { incidents: { nodes: { summary: string; inDrill: boolean; parent: object | null }[] } }
  ).incidents;
  const folded = nodes.filter(({ parent }) => parent !== null);
  expect(folded.length).toBeGreaterThan(2);
  expect(folded.every(({ inDrill }) => inDrill)).toBe(true);
  const alone = nodes.filter(({ parent }) => parent === null);
  expect(alone.filter(({ inDrill }) => inDrill).map(({ summary }) => summary)).toEqual([
    expect.stringMatching(/^Drill: /),
  ]);
  await api.ask(`mutation { raiseIncident(input: {
    cameraId: "camera-solar-1", kind: MOTION, severity: LOW, summary: "A fox." }) { incidents { id } } }`);
  const real = await api.ask('{ incidents(first: 1, filter: { search: "A fox." }) { nodes { inDrill } } }');
  expect(real.data).toEqual({ incidents: { nodes: [{ inDrill: false }] } });
});
