import { describe, expect, test } from 'vitest';
import { demoSeeds } from '~/store/seeds.ts';
import { scaledSeeds } from '../bench/scale.ts';
import { countReads } from '../support/countReads.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Camera {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly operatorState: string;
  readonly priority: number;
  readonly installedAt: string;
  readonly health: {
    readonly malfunctions: number;
    readonly upSeconds: number;
    readonly degradedSeconds: number;
    readonly downSeconds: number;
    readonly uptime: number | null;
  };
}

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly Camera[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const query = `query ($orderBy: CameraOrder, $period: Period! = LAST_12_MONTHS, $filter: CameraFilter, $first: Int!, $after: String) {
  cameras(orderBy: $orderBy, period: $period, filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id name state operatorState priority installedAt
      health { malfunctions upSeconds degradedSeconds downSeconds uptime } }
  }
}`;

const ask = (api: TestApi, variables: Record<string, unknown>) =>
  api.ask(query, { first: 100, ...variables });

const pageOf = async (api: TestApi, variables: Record<string, unknown>): Promise<Page> =>
  ((await ask(api, variables)).data as unknown as { cameras: Page }).cameras;

/** Every page of a list; `between` happens after each of them. */
async function walk(api: TestApi, variables: Record<string, unknown>, between = async () => {}) {
  const cameras: Camera[] = [];
  let after: string | null = null;
  for (let more = true; more; ) {
    const page: Page = await pageOf(api, { first: 7, ...variables, after });
    cameras.push(...page.nodes);
    more = page.pageInfo.hasNextPage;
    after = page.pageInfo.endCursor;
    await between();
  }
  return cameras;
}

const report = (api: TestApi, cameraId: string, to: string) =>
  api.ask(`mutation ($input: CameraStatusInput!) { reportCameraStatus(input: $input) { camera { id } } }`, {
    input: { cameraId, to, reason: 'TIMEOUT' },
  });

const bestFirst = ['UP', 'DEGRADED', 'DOWN', 'UNKNOWN', 'NOT_OBSERVED', 'MAINTENANCE', 'PAUSED'];

/** What each order goes by, as the client can see it. */
const values: readonly (readonly [string, (camera: Camera) => number | string])[] = [
  ['NAME', ({ name }) => name],
  ['PRIORITY', ({ priority }) => priority],
  ['INSTALLED_AT', ({ installedAt }) => installedAt],
  ['OPERATOR_STATE', ({ operatorState }) => operatorState],
  ['STATE', ({ state }) => bestFirst.indexOf(state)],
  ['MALFUNCTIONS', ({ health }) => health.malfunctions],
  ['DOWN_TIME', ({ health }) => health.downSeconds],
  ['UP_TIME', ({ health }) => health.upSeconds + health.degradedSeconds],
  ['UPTIME', ({ health }) => health.uptime ?? -1],
];

describe.each(values)('cameras by %s', (field, read) => {
  test.each([
    ['ASC', 1],
    ['DESC', -1],
  ] as const)('%s go one way, and their pages show each camera once', async (direction, sign) => {
    const api = createTestApi();
    const cameras = await walk(api, { orderBy: { field, direction } });
    expect(new Set(cameras.map(({ id }) => id)).size).toBe(48);
    expect(cameras).toHaveLength(48);
    const steps = cameras.slice(1).map((camera, index) => {
      const [before, after] = [read(cameras[index] as Camera), read(camera)];
      return before === after ? 0 : before < after ? sign : -sign;
    });
    expect(steps.filter((step) => step < 0)).toEqual([]);
    expect(steps.some((step) => step > 0)).toBe(true);
  });
});

describe('an order by what is derived', () => {
  test('puts equals in the order of their names, whichever way it goes', async () => {
    const api = createTestApi();
    for (const direction of ['ASC', 'DESC']) {
      const { nodes } = await pageOf(api, { orderBy: { field: 'STATE', direction } });
      const up = nodes.filter(({ state }) => state === 'UP').map(({ name }) => name);
      expect(up.length).toBeGreaterThan(10);
      expect(up).toEqual([...up].sort());
    }
  });

  test('puts a camera that was never observed last, whichever way it goes', async () => {
    const api = createTestApi();
    const [row] = (await api.environment.store.cameras.list({ first: 1 })).rows;
    await api.environment.store.cameras.insert([
      { ...row, id: 'camera-new', name: 'A new one', installedAt: NOW } as never,
    ]);
    for (const direction of ['ASC', 'DESC']) {
      const { nodes } = await pageOf(api, { orderBy: { field: 'UPTIME', direction } });
      expect(nodes.at(-1)?.id).toBe('camera-new');
      expect((await walk(api, { orderBy: { field: 'UPTIME', direction } })).at(-1)?.id).toBe('camera-new');
    }
  });

  test('holds still from page to page, whatever the cameras do meanwhile', async () => {
    const api = createTestApi();
    const orderBy = { field: 'STATE', direction: 'ASC' };
    const before = (await pageOf(api, { orderBy })).nodes.map(({ id }) => id);
    const moving = [...before.slice(0, 3), ...before.slice(-3)];
    const seen = await walk(api, { orderBy }, async () => {
      api.pass(60_000);
      const id = moving.pop();
      if (id) await report(api, id, moving.length % 2 === 0 ? 'DOWN' : 'UP');
    });
    expect(seen.map(({ id }) => id)).toEqual(before);
    expect((await pageOf(api, { orderBy })).nodes.map(({ id }) => id)).not.toEqual(before);
  });

  test('measures over the period that is asked for', async () => {
    const api = createTestApi();
    for (const to of ['UP', 'DOWN', 'UP', 'DOWN', 'UP', 'DOWN']) {
      await report(api, 'camera-solar-1', to);
      api.pass(1_000);
    }
    const worstOf = async (period: string) =>
      (await pageOf(api, { orderBy: { field: 'MALFUNCTIONS', direction: 'DESC' }, period, first: 1 })).nodes;
    const [worst] = await worstOf('TODAY');
    expect(worst?.id).toBe('camera-solar-1');
    expect((await worstOf('LAST_12_MONTHS'))[0]?.id).not.toBe('camera-solar-1');
  });

  test('orders what the filter leaves, and counts it', async () => {
    const api = createTestApi();
    const filter = { siteIds: ['site-harbour', 'site-solar'], search: 'a', states: ['UP', 'DEGRADED'] };
    const page = await pageOf(api, { filter, orderBy: { field: 'UPTIME' } });
    const byName = await pageOf(api, { filter });
    expect(page.totalCount).toBe(byName.totalCount);
    expect(page.totalCount).toBeGreaterThan(0);
    expect(page.nodes.map(({ id }) => id).sort()).toEqual(byName.nodes.map(({ id }) => id).sort());
  });

  test.each([
    ['a cursor of another order', { orderBy: { field: 'DOWN_TIME' } }],
    ['a cursor of another period', { orderBy: { field: 'UPTIME' }, period: 'TODAY' }],
    ['a cursor of another direction', { orderBy: { field: 'UPTIME', direction: 'DESC' } }],
    ['a cursor of a stored order', { orderBy: { field: 'NAME' } }],
  ])('refuses %s', async (_, order) => {
    const api = createTestApi();
    const { pageInfo } = await pageOf(api, { orderBy: { field: 'UPTIME' }, first: 1 });
    const { errors } = await ask(api, { ...order, after: pageInfo.endCursor });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'after' }]);
  });

  test.each([
    ['first above 100', { first: 101 }, 'first'],
    ['rubbish for a cursor', { after: 'rubbish' }, 'after'],
  ])('refuses %s', async (_, variables, field) => {
    const { errors } = await ask(createTestApi(), { orderBy: { field: 'UPTIME' }, ...variables });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  });
});

describe('a page of cameras', () => {
  const readsOf = async (cameras: number, variables: Record<string, unknown>) => {
    const api = createTestApi((clock) =>
      cameras === 48 ? demoSeeds(clock) : scaledSeeds(clock, cameras, 1_000),
    );
    const ask = async (after: string | null) => {
      const { data } = await api.ask(query, { first: 20, after, ...variables });
      return (data as unknown as { cameras: Page }).cameras;
    };
    const { pageInfo } = await ask(null);
    return {
      first: await countReads(api, () => ask(null)),
      second: await countReads(api, () => ask(pageInfo.endCursor)),
    };
  };

  test.each([
    ['by name', { orderBy: { field: 'NAME' } }],
    ['by uptime', { orderBy: { field: 'UPTIME', direction: 'DESC' } }],
    ['by state', { orderBy: { field: 'STATE' } }],
    ['by down time, of some states', { orderBy: { field: 'DOWN_TIME' }, filter: { states: ['UP', 'DOWN'] } }],
  ])('%s costs the same few reads, however many cameras there are', async (_, variables) => {
    const few = await readsOf(48, variables);
    expect(await readsOf(240, variables)).toEqual(few);
    for (const reads of [few.first, few.second]) {
      expect(reads.cameras).toBeLessThanOrEqual(3);
      expect(reads.statusTransitions).toBeLessThanOrEqual(6);
    }
  });
});
