import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi, NOW } from '../support/environment.ts';

const DAY = 86_400_000;

interface Transition {
  at: number;
  to: string;
  from: string;
  cameraId: string;
}

/** The raw transitions, from which the tests compute for themselves. */
async function transitions(api: ReturnType<typeof createTestApi>): Promise<Transition[]> {
  const { rows } = await api.environment.store.statusTransitions.list({
    orderBy: [{ field: 'at', direction: 'asc' }],
  });
  return [...rows];
}

describe('a camera', () => {
  test('is in the state that its last transition says', async () => {
    const api = createTestApi();
    const last = new Map((await transitions(api)).map((row) => [row.cameraId, row.to]));
    const { data } = await api.ask('{ cameras(first: 100) { totalCount nodes { id state } } }');
    const { cameras } = data as { cameras: { totalCount: number; nodes: { id: string; state: string }[] } };
    expect(cameras.totalCount).toBe(48);
    expect(Object.fromEntries(cameras.nodes.map(({ id, state }) => [id, state]))).toEqual(
      Object.fromEntries(last),
    );
  });

  test('has the uptime that follows from its raw transitions', async () => {
    const api = createTestApi();
    const from = Date.parse('2025-12-01T00:00:00Z');
    const { data } = await api.ask(
      '{ cameras(first: 100) { nodes { id health(period: LAST_12_MONTHS) { uptime coverage malfunctions } } } }',
    );
    const all = await transitions(api);
    const { cameras } = data as {
      cameras: {
        nodes: { id: string; health: { uptime: number | null; coverage: number; malfunctions: number } }[];
      };
    };
    for (const { id, health } of cameras.nodes) {
      const own = all.filter(({ cameraId }) => cameraId === id);
      const spent: Record<string, number> = {};
      for (const [index, { at, to }] of own.entries()) {
        const until = own[index + 1]?.at ?? NOW;
        spent[to] = (spent[to] ?? 0) + Math.max(0, until - Math.max(at, from));
      }
      const good = (spent.UP ?? 0) + (spent.DEGRADED ?? 0);
      const observed = good + (spent.DOWN ?? 0);
      expect(health.uptime).toBeCloseTo(good / observed, 9);
      expect(health.coverage).toBeCloseTo(observed / (NOW - from), 9);
      expect(health.malfunctions).toBe(own.filter(({ at, to }) => at >= from && to === 'DOWN').length);
    }
  });

  test('that was never observed has no uptime, not 0 and not 100 %', async () => {
    const api = createTestApi();
    const [row] = (await api.environment.store.cameras.list({ first: 1 })).rows;
    await api.environment.store.cameras.insert([
      { ...row, id: 'camera-new', name: 'New', installedAt: NOW } as never,
    ]);
    const { data } = await api.ask(
      '{ camera(id: "camera-new") { state stateSince health { uptime coverage mttrSeconds mtbfSeconds score { value } } } }',
    );
    expect(data?.camera).toEqual({
      state: 'NOT_OBSERVED',
      stateSince: null,
      health: { uptime: null, coverage: 0, mttrSeconds: null, mtbfSeconds: null, score: null },
    });
  });

  test('that does not exist is NOT_FOUND', async () => {
    const { data, errors } = await createTestApi().ask('{ camera(id: "nobody") { id } }');
    expect(data).toEqual({ camera: null });
    expect(errors).toEqual([
      { message: 'Camera nobody does not exist.', code: 'NOT_FOUND', field: undefined },
    ]);
  });
});

describe('malfunctions', () => {
  test('of a year are its transitions into DOWN, month by month in the asked zone', async () => {
    const api = createTestApi();
    const down = (await transitions(api)).filter(({ to }) => to === 'DOWN');
    const { data } = await api.ask(
      '{ malfunctions(year: 2025, zone: "Asia/Seoul") { total months { month count } } }',
    );
    const month = (at: number) => new Date(at + 9 * 3_600_000).toISOString().slice(0, 7);
    const expected = Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      count: down.filter(({ at }) => month(at) === `2025-${String(index + 1).padStart(2, '0')}`).length,
    }));
    expect(data?.malfunctions).toEqual({
      total: expected.reduce((sum, { count }) => sum + count, 0),
      months: expected,
    });
  });

  test('of several years come in the asked order as each year alone, by one reading of the store', async () => {
    const api = createTestApi();
    const year = 'year total months { month from to count }';
    const { data } = await api.ask(
      `{ malfunctionsByYear(years: [2026, 2017, 2019], zone: "Asia/Seoul") { ${year} }
        a: malfunctions(year: 2026, zone: "Asia/Seoul") { ${year} }
        b: malfunctions(year: 2017, zone: "Asia/Seoul") { ${year} }
        c: malfunctions(year: 2019, zone: "Asia/Seoul") { ${year} } }`,
    );
    expect(data?.malfunctionsByYear).toEqual([data?.a, data?.b, data?.c]);
    const ask = () => api.ask('{ malfunctionsByYear(years: [2017, 2018, 2019, 2026]) { total } }');
    expect(await countReads(api, ask)).toEqual({ statusTransitions: 1 });
  });

  test('are told of at most 100 years at once, and of no year when none is asked for', async () => {
    const ask = (years: number[]) =>
      createTestApi().ask('query ($years: [Int!]!) { malfunctionsByYear(years: $years) { year } }', {
        years,
      });
    expect(await ask([])).toEqual({ data: { malfunctionsByYear: [] }, errors: [] });
    expect(await ask(Array(101).fill(2020))).toMatchObject({
      errors: [{ code: 'BAD_USER_INPUT', field: 'years', message: 'Ask for at most 100 years at once.' }],
    });
  });

  test('stay between 0 and 5 a month in the sample years', async () => {
    const { data } = await createTestApi().ask(
      '{ a: malfunctions(year: 2017) { months { count } } b: malfunctions(year: 2018) { months { count } } c: malfunctions(year: 2019) { months { count } } }',
    );
    const counts = Object.values(data as Record<string, { months: { count: number }[] }>).flatMap(
      ({ months }) => months.map(({ count }) => count),
    );
    expect(counts).toHaveLength(36);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });

  test('of months that have not begun are null', async () => {
    const { data } = await createTestApi().ask(
      '{ malfunctionYears malfunctions(year: 2026) { months { month count } } }',
    );
    const { malfunctionYears, malfunctions } = data as {
      malfunctionYears: number[];
      malfunctions: { months: { month: number; count: number | null }[] };
    };
    expect(malfunctionYears).toEqual([2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(malfunctions.months.filter(({ count }) => count === null).map(({ month }) => month)).toEqual([12]);
  });
});

describe('reporting a state', () => {
  const report = `mutation ($to: CameraState!, $reason: StatusReason!) {
    reportCameraStatus(input: { cameraId: "camera-solar-1", to: $to, reason: $reason }) {
      transition { from to } camera { state } incident { state kind closedBy { id } }
    }
  }`;

  test('an outage raises one incident, and recovery resolves it', async () => {
    const api = createTestApi();
    await api.ask(report, { to: 'UP', reason: 'RECOVERED' });
    api.pass(1_000);
    expect((await api.ask(report, { to: 'DOWN', reason: 'TIMEOUT' })).data?.reportCameraStatus).toEqual({
      transition: { from: 'UP', to: 'DOWN' },
      camera: { state: 'DOWN' },
      incident: { state: 'NEW', kind: 'OUTAGE', closedBy: null },
    });
    api.pass(1_000);
    expect((await api.ask(report, { to: 'UP', reason: 'RECOVERED' })).data?.reportCameraStatus).toEqual({
      transition: { from: 'DOWN', to: 'UP' },
      camera: { state: 'UP' },
      incident: { state: 'RESOLVED', kind: 'OUTAGE', closedBy: null },
    });
  });

  test('the same state again writes nothing', async () => {
    const api = createTestApi();
    await api.ask(report, { to: 'DOWN', reason: 'TIMEOUT' });
    const before = await api.environment.store.statusTransitions.count();
    const { data } = await api.ask(report, { to: 'DOWN', reason: 'TIMEOUT' });
    expect(data?.reportCameraStatus).toMatchObject({ transition: null, incident: null });
    expect(await api.environment.store.statusTransitions.count()).toBe(before);
  });

  test('is not for staff', async () => {
    const { errors } = await createTestApi().ask(report, { to: 'DOWN', reason: 'TIMEOUT' }, 'staff');
    expect(errors).toMatchObject([{ code: 'FORBIDDEN', message: 'This needs the role admin.' }]);
  });
});

test('a paused camera does not count as down', async () => {
  const api = createTestApi();
  const { data: before } = await api.ask('{ cameraCounts { offline excluded } }');
  await api.ask(
    'mutation { setCameraOperatorState(input: { ids: ["camera-solar-1"], state: PAUSED }) { cameras { id } } }',
  );
  const { data: after } = await api.ask(
    '{ cameraCounts { offline excluded } camera(id: "camera-solar-1") { state } }',
  );
  expect(before?.cameraCounts).toMatchObject({ excluded: 3 });
  expect(after).toMatchObject({ cameraCounts: { excluded: 4 }, camera: { state: 'PAUSED' } });
});

test('cameras that are paused together each leave the state that they were in', async () => {
  const api = createTestApi();
  const { data } = await api.ask('{ cameras(first: 100) { nodes { id state } } }');
  const { nodes } = (data as { cameras: { nodes: { id: string; state: string }[] } }).cameras;
  const [up, down] = ['UP', 'DOWN'].map((state) => nodes.find((camera) => camera.state === state)?.id);
  const answer = await api.ask(
    'mutation ($ids: [ID!]!) { setCameraOperatorState(input: { ids: $ids, state: PAUSED }) { cameras { id lastTransition { from to } } } }',
    { ids: [up, down] },
  );
  expect(answer.data?.setCameraOperatorState).toEqual({
    cameras: [
      { id: up, lastTransition: { from: 'UP', to: 'PAUSED' } },
      { id: down, lastTransition: { from: 'DOWN', to: 'PAUSED' } },
    ],
  });
});

test('the uptime trend covers the days asked for and ends now', async () => {
  const { data } = await createTestApi().ask(
    '{ uptimeTrend(range: WEEK) { from to uptime points { from to uptime } } }',
  );
  const { uptimeTrend } = data as {
    uptimeTrend: { uptime: number; points: { from: string; to: string; uptime: number }[] };
  };
  expect(uptimeTrend.points).toHaveLength(7);
  expect(Date.parse(uptimeTrend.points.at(-1)?.to ?? '')).toBe(NOW);
  expect(Date.parse(uptimeTrend.points[0]?.to ?? '') - Date.parse(uptimeTrend.points[0]?.from ?? '')).toBe(
    DAY,
  );
  const uptimes = uptimeTrend.points.map(({ uptime }) => uptime);
  expect(uptimeTrend.uptime).toBeGreaterThanOrEqual(Math.min(...uptimes));
  expect(uptimeTrend.uptime).toBeLessThanOrEqual(Math.max(...uptimes));
});
