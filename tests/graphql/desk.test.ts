import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { IncidentFilter } from '~/graphql/types.generated.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

interface Counts {
  readonly total: number;
  readonly byState: readonly { readonly state: string; readonly count: number }[];
  readonly bySeverity: readonly { readonly severity: string; readonly count: number }[];
  readonly buckets: readonly { readonly from: string; readonly to: string; readonly raised: number }[];
}

async function countsOf(api: TestApi, filter: IncidentFilter): Promise<Counts> {
  const { data } = await api.ask(
    `query ($filter: IncidentFilter) { incidentCounts(filter: $filter) {
      total byState { state count } bySeverity { severity count } buckets { from to raised } } }`,
    { filter },
  );
  return data?.incidentCounts as Counts;
}

async function listed(api: TestApi, filter: IncidentFilter) {
  const { data } = await api.ask(
    'query ($filter: IncidentFilter) { incidents(filter: $filter, first: 100) { totalCount nodes { number summary } } }',
    { filter },
  );
  return data?.incidents as { totalCount: number; nodes: { number: number; summary: string }[] };
}

const filters: readonly (readonly [string, IncidentFilter])[] = [
  ['nothing', {}],
  ['a month without what was folded', { period: 'LAST_30_DAYS', folded: false }],
  ['states', { states: ['NEW', 'ACKNOWLEDGED'] }],
  ['severities and a site', { severities: ['HIGH'], siteIds: ['site-harbour'] }],
  ['a kind, a state and a severity', { kinds: ['MOTION'], states: ['RESOLVED'], severities: ['LOW'] }],
  ['a text', { search: 'fence' }],
  ['a stretch of days', { raisedAt: { from: '2026-10-01T00:00:00Z', to: '2026-10-20T00:00:00Z' } }],
];

describe('the counts of a filter', () => {
  const api = createTestApi();

  test.each(filters)('are those of its list, for %s', async (_, filter) => {
    const { total, byState, bySeverity, buckets } = await countsOf(api, filter);
    expect(total).toBe((await listed(api, filter)).totalCount);
    expect(buckets.reduce((sum, { raised }) => sum + raised, 0)).toBe(total);
    for (const { state, count } of byState) {
      expect(count).toBe((await listed(api, { ...filter, states: [state as 'NEW'] })).totalCount);
    }
    for (const { severity, count } of bySeverity) {
      expect(count).toBe((await listed(api, { ...filter, severities: [severity as 'LOW'] })).totalCount);
    }
  });

  test('have no stretches where nothing was found', async () => {
    expect(await countsOf(api, { search: 'nobody wrote this' })).toMatchObject({ total: 0, buckets: [] });
  });

  test('follow each other in hours of a day, days of a month, weeks of a year, months beyond', async () => {
    const lengths = async (filter: IncidentFilter) => {
      const { buckets } = await countsOf(api, filter);
      return buckets.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 3_600_000);
    };
    expect(new Set(await lengths({ period: 'YESTERDAY' }))).toEqual(new Set([1]));
    expect(new Set(await lengths({ period: 'LAST_WEEK' }))).toEqual(new Set([24]));
    expect((await lengths({ period: 'LAST_12_MONTHS' })).slice(1, -1)).toContain(168);
    const all = await lengths({});
    expect(all.length).toBeLessThan(24);
    expect(Math.max(...all)).toBe(31 * 24);
  });

  test('cannot be made to count the stretches of a thousand years', async () => {
    const { buckets } = await countsOf(api, { raisedAt: { from: '1000-01-01T00:00:00Z' } });
    expect(buckets.length).toBeLessThan(40);
  });
});

describe('a search', () => {
  const api = createTestApi();

  test('finds a part of the summary in any case of letters', async () => {
    const { nodes } = await listed(api, { search: ' FENCE ' });
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.every(({ summary }) => /fence/i.test(summary))).toBe(true);
  });

  test('finds a number, with # or without, and nothing that only begins so', async () => {
    const { nodes } = await listed(api, {});
    const { number } = nodes[0] ?? { number: 0 };
    expect((await listed(api, { search: `#${number}` })).nodes.map((each) => each.number)).toEqual([number]);
    expect((await listed(api, { search: `${number}` })).totalCount).toBe(1);
    expect((await listed(api, { search: `${Math.floor(number / 10)}` })).totalCount).toBe(0);
  });

  test.each(['%', '_', "' OR 1=1 --", '<img onerror=alert(1)>', 'x'.repeat(10_000)])(
    'takes %j for the text that it is',
    async (search) => {
      const { nodes } = await listed(api, { search });
      expect(nodes.filter(({ summary }) => !summary.includes(search))).toEqual([]);
    },
  );
});

test('a refused change names every incident that does not allow it, and changes none', async () => {
  const api = createTestApi();
  const ask = async (query: string, ids: readonly string[] = []) =>
    api.executor.execute({ document: parse(query), variables: { ids }, token: await api.token('admin') });
  const raise = async () => {
    const { data } = await ask(`mutation { raiseIncident(input: {
      cameraId: "camera-solar-1", kind: MOTION, severity: LOW, summary: "A fox." }) { incidents { id } } }`);
    return (data as { raiseIncident: { incidents: { id: string }[] } }).raiseIncident.incidents[0]?.id ?? '';
  };
  const change = (action: string, ids: readonly string[]) =>
    ask(`mutation ($ids: [ID!]!) { ${action}(input: { ids: $ids }) { incidents { id } } }`, ids);
  const [fresh, taken, dismissed] = [await raise(), await raise(), await raise()];
  await change('acknowledgeIncidents', [taken]);
  await change('dismissIncidents', [dismissed]);

  const { errors } = await change('acknowledgeIncidents', [fresh, taken, dismissed]);
  expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', refusedIds: [taken, dismissed] });
  expect((await change('acknowledgeIncidents', [fresh])).errors).toBeUndefined();
});
