import { beforeAll, describe, expect, test } from 'vitest';
import { reportUrl } from '~/apps/incident-report/reportUrl.ts';
import { deskVariables } from '~/features/incidents/deskUrl.ts';
import type { IncidentFilter, IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';
import { spanOf } from '~/resolvers/base/period.rules.ts';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import { withUrgency } from '~/resolvers/incident/urgency.rules.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

const zone = 'UTC';
const projects = { all: null, 'project-ports': ['site-harbour', 'site-depot'] } as const;

const child = (id: string, more: Partial<IncidentRow>): IncidentRow =>
  withUrgency({
    id,
    number: 900_000 + Number(id.replace(/\D/g, '')),
    cameraId: 'camera-harbour-1',
    siteId: 'site-harbour',
    kind: 'TAMPER',
    severity: 'HIGH',
    state: 'NEW',
    summary: 'The picture was lost.',
    raisedAt: NOW - 60_000,
    acknowledgedAt: null,
    acknowledgedById: null,
    closedAt: null,
    closedById: null,
    assigneeId: 'member-2',
    parentId: 'storm-0',
    ...more,
  });

interface CameraOutages {
  readonly id: string;
  readonly health: {
    readonly malfunctions: number;
    readonly outagesBefore: number;
    readonly downSeconds: number;
  };
}

const closed = { state: 'RESOLVED', acknowledgedAt: NOW - 50_000, closedAt: NOW - 40_000 } as const;

/** A storm of today with children in several states, of this minute; one that was dismissed unseen; and its parent. */
const storm: readonly IncidentRow[] = [
  child('storm-0', { parentId: null, cameraId: null, kind: 'OUTAGE' }),
  child('storm-1', {}),
  child('storm-2', { severity: 'MEDIUM', ...closed }),
  child('storm-3', {
    cameraId: 'camera-harbour-2',
    severity: 'LOW',
    state: 'ACKNOWLEDGED',
    acknowledgedAt: NOW,
  }),
  child('unseen-9', { parentId: null, state: 'DISMISSED', closedAt: NOW - 1_000 }),
];

let api: TestApi;
beforeAll(async () => {
  api = createTestApi();
  await api.environment.store.incidents.insert(storm);
});

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await api.ask(query, variables);
  expect(errors).toEqual([]);
  return data as Data;
}

async function countOf(filter: IncidentFilter): Promise<number> {
  const { incidents } = await ask<{ incidents: { totalCount: number } }>(
    'query ($filter: IncidentFilter) { incidents(filter: $filter, first: 0) { totalCount } }',
    { filter },
  );
  return incidents.totalCount;
}

/**
 * How many incidents the table lists at an address of Incident Report, in any state unless it names some, and how many with
 * the storms unfolded.
 */
async function listed(search: string, siteIds: readonly string[] | null = null) {
  const address = search.includes('state=') ? search : `${search}&state=all`;
  const { filter } = deskVariables(reportUrl.read(address), siteIds ?? undefined);
  return {
    folded: await countOf({ ...filter, zone }),
    unfolded: await countOf({ ...filter, zone, folded: null }),
  };
}

const states = (names: readonly string[]) => names.map((name) => `&state=${name}`).join('');

interface Summary {
  readonly total: number;
  readonly open: number;
  readonly bySeverity: readonly { severity: IncidentSeverity; count: number }[];
  readonly byState: readonly { state: IncidentState; count: number }[];
  readonly buckets: readonly {
    from: string;
    to: string;
    raised: number;
    high: number;
    medium: number;
    low: number;
  }[];
}

describe.each(Object.entries(projects))(
  'with %s chosen, a number equals the list it leads to',
  (_, siteIds) => {
    const summaryOf = async (period: string) =>
      (
        await ask<{ incidentSummary: Summary }>(
          `query ($period: Period!, $siteIds: [ID!]) { incidentSummary(period: $period, siteIds: $siteIds) {
          total open bySeverity { severity count } byState { state count }
          buckets { from to raised high medium low } } }`,
          { period, siteIds },
        )
      ).incidentSummary;

    test.each(['TODAY', 'THIS_WEEK', 'THIS_MONTH'])('incidents raised: %s', async (period) => {
      const { total, open, bySeverity, byState } = await summaryOf(period);
      const at = `period=${period}`;
      const { folded, unfolded } = await listed(at, siteIds);
      expect(total).toBe(folded);
      expect(unfolded).toBeGreaterThan(folded);
      expect(open).toBe((await listed(at + states(['NEW', 'ACKNOWLEDGED']), siteIds)).folded);
      for (const { severity, count } of bySeverity)
        expect(count).toBe((await listed(`${at}&severity=${severity}`, siteIds)).folded);
      for (const { state, count } of byState)
        expect(count).toBe((await listed(`${at}&state=${state}`, siteIds)).folded);
    });

    test('a day of the analysis, by severity', async () => {
      const { buckets } = await summaryOf('THIS_WEEK');
      for (const bucket of buckets) {
        const at = `from=${bucket.from}&to=${bucket.to}`;
        expect(bucket.raised).toBe((await listed(at, siteIds)).folded);
        for (const severity of ['high', 'medium', 'low'] as const)
          expect(bucket[severity]).toBe((await listed(`${at}&severity=${severity}`, siteIds)).folded);
      }
    });

    test('incidents per camera', async () => {
      const { incidentsPerCamera } = await ask<{
        incidentsPerCamera: { camera: { id: string; site: { id: string } }; total: number; open: number }[];
      }>(
        `query ($siteIds: [ID!]) { incidentsPerCamera(period: THIS_WEEK, siteIds: $siteIds, first: 100) {
        camera { id site { id } } total open } }`,
        { siteIds },
      );
      const allowed =
        siteIds ?? (await ask<{ sites: { id: string }[] }>('{ sites { id } }')).sites.map(({ id }) => id);
      expect(incidentsPerCamera.length).toBeGreaterThan(0);
      for (const { camera, total, open } of incidentsPerCamera) {
        const at = `period=THIS_WEEK&camera=${camera.id}`;
        expect(allowed).toContain(camera.site.id);
        expect(total).toBe((await listed(at, siteIds)).folded);
        expect(open).toBe((await listed(at + states(['NEW', 'ACKNOWLEDGED']), siteIds)).folded);
      }
    });
  },
);

describe('a number equals the list it leads to', () => {
  test('impressions and conversion of Camera Health, whole and by day', async () => {
    const { impressions, conversion } = await ask<{
      impressions: {
        from: string;
        to: string;
        total: number;
        buckets: { from: string; to: string; raised: number }[];
      };
      conversion: { days: { from: string; to: string; raised: number }[] };
    }>(`{ impressions: incidentSummary(period: LAST_30_DAYS) { from to total buckets { from to raised } }
      conversion: incidentConversion { days { from to raised } } }`);
    const whole = await listed(`from=${impressions.from}&to=${impressions.to}`);
    expect(impressions.total).toBe(whole.folded);
    expect(whole.unfolded).toBeGreaterThan(whole.folded);
    for (const { from, to, raised } of [...impressions.buckets, ...conversion.days])
      expect(raised).toBe((await listed(`from=${from}&to=${to}`)).folded);
  });

  test('the incidents of a camera', async () => {
    const { camera } = await ask<{ camera: { incidentCount: number } }>(
      '{ camera(id: "camera-harbour-1") { incidentCount(period: LAST_30_DAYS) } }',
    );
    const { folded, unfolded } = await listed('period=LAST_30_DAYS&camera=camera-harbour-1');
    expect(camera.incidentCount).toBe(folded);
    expect(unfolded).toBeGreaterThan(folded);
  });

  test('the open incidents of a member', async () => {
    const { teamMembers } = await ask<{ teamMembers: { id: string; openIncidents: number }[] }>(
      '{ teamMembers { id openIncidents } }',
    );
    for (const { id, openIncidents } of teamMembers) {
      const { folded } = await listed(`assignee=${id}${states(['NEW', 'ACKNOWLEDGED'])}`);
      expect(openIncidents).toBe(folded);
    }
    expect(teamMembers.find(({ id }) => id === 'member-2')?.openIncidents).toBeGreaterThan(0);
  });

  test('the closed incidents that a project’s budget was spent on', async () => {
    const { projects: all } = await ask<{
      projects: { sites: { id: string }[]; spent: { incidents: number } }[];
    }>('{ projects { sites { id } spent(period: THIS_MONTH) { incidents } } }');
    const kinds = ['MOTION', 'INTRUSION', 'LOITERING', 'TAMPER', 'LINE_CROSSING'].map(
      (kind) => `&kind=${kind}`,
    );
    for (const { sites, spent } of all) {
      const at = sites.map(({ id }) => `&site=${id}`).join('');
      const search = `period=THIS_MONTH${at}${kinds.join('')}${states(['RESOLVED', 'DISMISSED'])}`;
      expect(spent.incidents).toBe((await listed(search)).folded);
    }
  });

  test('the children of a storm', async () => {
    const { incident } = await ask<{ incident: { childCount: number } }>(
      '{ incident(id: "storm-0") { childCount } }',
    );
    expect(incident.childCount).toBe(3);
    expect((await listed('storm=storm-0')).folded).toBe(3);
  });

  test('the malfunctions of a camera, and the outage that had begun before', async () => {
    const periods = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS', 'THIS_MONTH'] as const;
    for (const period of periods) {
      const { cameras } = await ask<{ cameras: { nodes: CameraOutages[] } }>(
        `query ($period: Period!, $zone: TimeZone!) {
          cameras(first: 100) {
            nodes { id health(period: $period, zone: $zone) { malfunctions outagesBefore downSeconds } }
          }
        }`,
        { period, zone },
      );
      const { from } = spanOf(period, NOW, zone);
      for (const { id, health } of cameras.nodes) {
        const { rows } = await api.environment.store.statusTransitions.list({
          where: { cameraId: id },
          orderBy: [{ field: 'at', direction: 'asc' }],
        });
        const before = rows.findLast(({ at }) => at < from);
        const began = rows.filter((row) => row.at >= from && row.to === 'DOWN' && row.from !== 'DOWN');
        expect(health.malfunctions).toBe(began.length);
        expect(health.outagesBefore).toBe(before?.to === 'DOWN' ? 1 : 0);
        // So a camera that was down says why, malfunction or not.
        expect(health.malfunctions + health.outagesBefore > 0).toBe(health.downSeconds > 0);
      }
    }
  });

  test('the malfunctions of a year and of each month', async () => {
    const from = NOW - 5_000;
    const again = { id: 'again', cameraId: 'camera-solar-1', at: from, from: 'DOWN', to: 'DOWN' } as const;
    await api.environment.store.statusTransitions.insert([
      { ...again, reason: 'DNS', detail: '', causeId: null, observation: null },
    ]);
    const { malfunctions } = await ask<{
      malfunctions: { total: number; months: { from: string; to: string; count: number | null }[] };
    }>('{ malfunctions(year: 2026) { total months { from to count } } }');
    const outages = async (at: { from: string | undefined; to: string | undefined }) =>
      (
        await ask<{ statusTransitions: { totalCount: number } }>(
          `query ($at: TimeRangeInput!) { statusTransitions(first: 0, filter: { at: $at, to: [DOWN],
            from: [UP, DEGRADED, UNKNOWN, MAINTENANCE, PAUSED] }) { totalCount } }`,
          { at },
        )
      ).statusTransitions.totalCount;
    const { months, total } = malfunctions;
    expect(total).toBe(await outages({ from: months[0]?.from, to: months.at(-1)?.to }));
    for (const { count, ...at } of months) expect(count ?? 0).toBe(await outages(at));
  });
});

describe('folded incidents', () => {
  test('are left out, alone, or among the others, as the filter says', async () => {
    const today = { period: 'TODAY', zone } as const;
    const [all, alone, without] = [
      await countOf(today),
      await countOf({ ...today, folded: true }),
      await countOf({ ...today, folded: false }),
    ];
    expect(alone).toBe(3);
    expect(without + alone).toBe(all);
  });

  test('of one storm are found by their parent, and never among those that are not folded', async () => {
    expect(await countOf({ parentIds: ['storm-0'] })).toBe(3);
    expect(await countOf({ parentIds: ['storm-0'], folded: true })).toBe(3);
    expect(await countOf({ parentIds: ['storm-0'], folded: false })).toBe(0);
  });
});

describe('with sites chosen', () => {
  const siteIds = projects['project-ports'];

  test('the views are those of their cameras', async () => {
    const { all, some } = await ask<
      Record<
        'all' | 'some',
        { totalCount: number; nodes: { from: string; camera: { id: string; site: { id: string } } }[] }
      >
    >(
      `query ($siteIds: [ID!]) { all: scheduledViews(first: 100) { totalCount nodes { from camera { id site { id } } } }
        some: scheduledViews(siteIds: $siteIds) { totalCount nodes { from camera { id site { id } } } } }`,
      { siteIds },
    );
    expect(all.totalCount).toBe(all.nodes.length);
    expect(some.nodes.length).toBeGreaterThan(0);
    expect(some.nodes).toEqual(all.nodes.filter(({ camera }) => siteIds.some((id) => id === camera.site.id)));
    expect(some.totalCount).toBe(some.nodes.length);
  });

  test('the changes of state are those of their cameras, the newest of them', async () => {
    const nodes = 'nodes { id camera { id site { id } } }';
    const { all, some, one } = await ask<
      Record<
        'all' | 'some' | 'one',
        { nodes: { id: string; camera: { id: string; site: { id: string } } }[] }
      >
    >(
      `query ($siteIds: [ID!]) { all: statusTransitions(first: 100) { ${nodes} }
        some: statusTransitions(first: 5, filter: { siteIds: $siteIds }) { ${nodes} }
        one: statusTransitions(first: 5, filter: { siteIds: $siteIds, cameraIds: ["camera-depot-1", "camera-solar-1"] }) { ${nodes} } }`,
      { siteIds },
    );
    const expected = all.nodes.filter(({ camera }) => siteIds.some((id) => id === camera.site.id));
    expect(expected.length).toBeGreaterThanOrEqual(5);
    expect(some.nodes).toEqual(expected.slice(0, 5));
    expect(new Set(one.nodes.map(({ camera }) => camera.id))).toEqual(new Set(['camera-depot-1']));
  });
});
