import { describe, expect, it } from 'vitest';
import type { CameraState } from '~/graphql/types.generated.ts';
import type { FleetHealth } from '~/resolvers/fleetHealth.ts';
import type { StatusTransitionRow } from '~/resolvers/health/health.rows.ts';
import { emptyProjection } from '~/resolvers/health/projection.rules.ts';
import type { Seeds } from '~/store/seeding.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';
import type { CreateStore } from './createStore.ts';
import { Random } from './random.ts';

const report = `mutation ($id: ID!, $to: CameraState!) {
  reportCameraStatus(input: { cameraId: $id, to: $to, reason: TIMEOUT }) { transition { id } } }`;
const operate = `mutation ($ids: [ID!]!, $state: OperatorState!) {
  setCameraOperatorState(input: { ids: $ids, state: $state }) { cameras { id } } }`;

const byState = 'orderBy: { field: STATE, direction: DESC }';
const trend = 'from to uptime change coverage points { from to uptime coverage malfunctions }';
const questions: readonly (readonly [name: string, query: string])[] = [
  ['the states that are counted', '{ cameraCounts { total live offline excluded byState { state count } } }'],
  [
    'the states that are counted at one site',
    '{ cameraCounts(filter: { siteIds: ["site-solar"] }) { total byState { state count } } }',
  ],
  [
    'the cameras that nobody has seen yet',
    '{ cameraCounts(filter: { states: [NOT_OBSERVED] }) { total offline notObserved } }',
  ],
  [
    'the states that are counted of those in some',
    '{ cameraCounts(filter: { states: [DOWN, UNKNOWN] }) { total byState { state count } } }',
  ],
  ['the cameras that are up', '{ cameras(first: 100, filter: { states: [UP] }) { nodes { id state } } }'],
  [
    'the cameras that are not',
    `{ cameras(first: 100, filter: { states: [DOWN, UNKNOWN, PAUSED, DEGRADED] }) { nodes { id state } } }`,
  ],
  [
    'the order of cameras by state',
    `{ cameras(first: 100, ${byState}) { pageInfo { endCursor } nodes { id } } }`,
  ],
  ...['MALFUNCTIONS', 'DOWN_TIME', 'UP_TIME', 'UPTIME'].flatMap((field) =>
    [
      ['LAST_12_MONTHS', 'UTC', 'DESC'],
      ['LAST_12_MONTHS', 'Pacific/Auckland', 'ASC'],
      ['LAST_90_DAYS', 'America/St_Johns', 'DESC'],
      ['LAST_28_DAYS', 'UTC', 'ASC'],
      ['LAST_WEEK', 'Asia/Seoul', 'DESC'],
      ['TODAY', 'UTC', 'ASC'],
    ].map(([period, zone, direction]): [string, string] => [
      `the order of cameras by ${field} of ${period} in ${zone}`,
      // The cursor holds the value of the last one.
      `{ cameras(first: 100, filter: { groups: ["Yard", "Hazard", "Perimeter"] },
        orderBy: { field: ${field}, direction: ${direction} }, period: ${period}, zone: "${zone}") {
        totalCount edges { cursor node { id } } } }`,
    ]),
  ),
  ...['UTC', 'Asia/Seoul', 'America/St_Johns'].flatMap((zone) =>
    ['DAY', 'WEEK', 'MONTH'].map((range): [string, string] => [
      `the uptime of the fleet by ${range} in ${zone}`,
      `{ uptimeTrend(range: ${range}, zone: "${zone}") { ${trend} } }`,
    ]),
  ),
];

/** Some days in the life of cameras, one of which was never observed before. */
async function live(api: TestApi): Promise<void> {
  const say = async (query: string, variables: Record<string, unknown>) => {
    const { errors } = await api.ask(query, variables);
    expect(errors).toEqual([]);
  };
  const camera = await api.environment.store.cameras.get('camera-solar-1');
  if (!camera) throw new Error('The demo has no camera-solar-1.');
  const fresh = ['camera-new-1', 'camera-new-2'];
  await api.environment.store.cameras.insert(fresh.map((id) => ({ ...camera, ...emptyProjection, id })));
  for (const [id, to] of [
    ['camera-solar-2', 'DOWN'],
    ['camera-new-1', 'UP'],
    ['camera-solar-2', 'UP'],
    ['camera-yard-1', 'DEGRADED'],
    ['camera-yard-2', 'UNKNOWN'],
    ['camera-solar-2', 'DOWN'],
  ]) {
    api.pass(7 * 3_600_000);
    await say(report, { id, to });
    // The second comes in the same millisecond, and is kept one later.
    await say(report, { id, to: 'DEGRADED' });
    await say(report, { id, to });
  }
  await say(operate, { ids: ['camera-mall-1', 'camera-depot-8'], state: 'PAUSED' });
  api.pass(1_000);
  await say(operate, { ids: ['camera-depot-8', 'camera-mall-8'], state: 'ACTIVE' });
}

/**
 * SQL counts what is kept; memory looks at the transitions themselves each time.
 * @param keptHealth over the database of the stores
 * @param seeds of the random reports
 */
export function describeHealthProjection(
  createStore: CreateStore,
  keptHealth: () => FleetHealth,
  seeds: readonly number[],
): void {
  describe('what is kept of transitions', () => {
    /** The same cameras with the same past, in SQL and in memory. */
    async function openBoth(): Promise<{ kept: TestApi; raw: TestApi }> {
      const { users, teamMembers, projects, sites, cameras, cameraHealthSnapshots, statusTransitions } =
        demoSeeds(() => NOW);
      const seeds: Seeds = {
        users,
        teamMembers,
        projects,
        sites,
        cameras,
        cameraHealthSnapshots,
        statusTransitions,
      };
      return {
        kept: createTestApi(demoSeeds, { store: await createStore(seeds), fleetHealth: keptHealth() }),
        raw: createTestApi(() => seeds),
      };
    }

    it('is what the transitions themselves give, before and after more are written', async () => {
      const { kept, raw } = await openBoth();
      expect(kept.environment.fleetHealth).not.toBe(raw.environment.fleetHealth);
      for (const [name, query] of questions)
        expect(await kept.ask(query), name).toEqual(await raw.ask(query));
      for (const api of [kept, raw]) await live(api);
      for (const [name, query] of questions) {
        const answer = await raw.ask(query);
        expect(answer.errors, name).toEqual([]);
        expect(await kept.ask(query), name).toEqual(answer);
      }
    });

    it.each(seeds)('is so through months of random reports (seed %i)', async (seed) => {
      const { kept, raw } = await openBoth();
      const random = new Random(seed);
      const { rows } = await raw.environment.store.cameras.list();
      for (let round = 0; round < 3; round++) {
        for (let i = 0; i < 25; i++) {
          const passed = random.below(3 * 86_400_000);
          const id = random.oneOf(rows).id;
          const call: [string, Record<string, unknown>] = random.once(4)
            ? [operate, { ids: [id], state: random.oneOf(['ACTIVE', 'PAUSED']) }]
            : [report, { id, to: random.oneOf(['UP', 'DEGRADED', 'DOWN', 'UNKNOWN', 'MAINTENANCE']) }];
          for (const api of [kept, raw]) {
            api.pass(passed);
            expect((await api.ask(...call)).errors).toEqual([]);
          }
        }
        for (const [name, query] of questions)
          expect(await kept.ask(query), name).toEqual(await raw.ask(query));
      }
      expect(await kept.environment.store.cameraHealthSnapshots.count({ at: { gt: NOW } })).toBeGreaterThan(
        0,
      );
    });

    it('is so when a clock was ahead and has marked the next month', async () => {
      const { kept, raw } = await openBoth();
      const change = (
        cameraId: string,
        at: number,
        from: CameraState,
        to: CameraState,
      ): StatusTransitionRow => ({
        id: `${cameraId} ${at}`,
        cameraId,
        at,
        from,
        to,
        reason: 'TIMEOUT',
        detail: '',
        causeId: null,
        observation: null,
      });
      const december = Date.UTC(2026, 11, 1);
      const written = [
        change('camera-solar-1', december + 5, 'UP', 'DOWN'),
        change('camera-solar-2', december - 5_000, 'UP', 'DOWN'),
        change('camera-solar-2', december - 2_000, 'DOWN', 'UP'),
        change('camera-new', december - 1_000, 'UNKNOWN', 'DOWN'),
      ];
      for (const api of [kept, raw]) {
        const { store, fleetHealth } = api.environment;
        const camera = await store.cameras.get('camera-solar-1');
        if (!camera) throw new Error('The demo has no camera-solar-1.');
        await store.cameras.insert([{ ...camera, ...emptyProjection, id: 'camera-new' }]);
        for (const transition of written)
          await store.transaction((tx) => fleetHealth.write(tx, [transition]));
        // A year later a year begins there.
        api.pass(december - NOW + 340 * 86_400_000);
      }
      for (const [name, query] of questions)
        expect(await kept.ask(query), name).toEqual(await raw.ask(query));
    });

    it('gives pages by uptime that show each camera once, whatever the cameras do meanwhile', async () => {
      const { kept, raw } = await openBoth();
      const page = `query ($after: String) { cameras(first: 7, after: $after, orderBy: { field: UPTIME }) {
        pageInfo { hasNextPage endCursor } nodes { id } } }`;
      type Answer = {
        cameras: { pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: { id: string }[] };
      };
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more; ) {
        const answer = await kept.ask(page, { after });
        expect(await raw.ask(page, { after })).toEqual(answer);
        const { cameras } = answer.data as Answer;
        seen.push(...cameras.nodes.map(({ id }) => id));
        ({ endCursor: after, hasNextPage: more } = cameras.pageInfo);
        for (const api of [kept, raw]) {
          api.pass(3_600_000);
          await api.ask(report, { id: seen.at(-1), to: 'DOWN' });
        }
      }
      expect(new Set(seen).size).toBe(48);
      expect(seen).toHaveLength(48);
    });

    it('gives the order by state that a page began in, whatever the cameras do meanwhile', async () => {
      const { kept, raw } = await openBoth();
      const page = `query ($first: Int!, $after: String) { cameras(first: $first, after: $after, ${byState}) {
        pageInfo { endCursor } nodes { id } } }`;
      const { data } = await kept.ask(page, { first: 5 });
      const { cameras } = data as { cameras: { pageInfo: { endCursor: string } } };
      const after = cameras.pageInfo.endCursor;
      const next = await kept.ask(page, { first: 100, after });
      for (const api of [kept, raw]) {
        api.pass(1);
        await api.ask(operate, { ids: ['camera-mall-1', 'camera-mall-2'], state: 'PAUSED' });
        api.pass(1);
        await api.ask(operate, { ids: ['camera-mall-1'], state: 'ACTIVE' });
      }
      expect(await kept.ask(page, { first: 100, after })).toEqual(next);
      expect(await raw.ask(page, { first: 100, after })).toEqual(next);
    });
  });
}
