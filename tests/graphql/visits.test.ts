import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Visit {
  memberId: string;
  device: string;
  startedAt: number;
  views: number;
}

const begin = Date.parse('2026-11-14T00:00:00.000Z');
const end = Date.parse('2026-11-21T00:00:00.000Z');

/** All visits that began between the two moments. */
async function visitsBetween(api: TestApi, from: number, to: number): Promise<readonly Visit[]> {
  const { rows } = await api.environment.store.visits.list({ where: { startedAt: { gte: from, lt: to } } });
  return rows;
}

const sumOf = (visits: readonly Visit[]) => ({
  visits: visits.length,
  visitors: new Set(visits.map(({ memberId }) => memberId)).size,
  views: visits.reduce((sum, { views }) => sum + views, 0),
});

describe('a summary of visits', () => {
  test('counts the visits, members and pages of the stretch, of each of its days and of the stretch before', async () => {
    const api = createTestApi();
    const { data } = await api.ask(`{ visitSummary(period: LAST_7_DAYS) {
      visits visitors views previousVisits previousVisitors previousViews buckets { from visits visitors views }
      devices { device visits } } }`);
    const now = await visitsBetween(api, begin, end);
    const before = sumOf(await visitsBetween(api, begin - (end - begin), NOW - (end - begin)));
    const days = Array.from({ length: 7 }, (_, index) => begin + index * 86_400_000);
    expect(data?.visitSummary).toEqual({
      ...sumOf(now),
      previousVisits: before.visits,
      previousVisitors: before.visitors,
      previousViews: before.views,
      buckets: await Promise.all(
        days.map(async (day) => ({
          from: new Date(day).toISOString(),
          ...sumOf(await visitsBetween(api, day, day + 86_400_000)),
        })),
      ),
      devices: ['DESKTOP', 'MOBILE', 'TABLET'].map((device) => ({
        device,
        visits: now.filter((visit) => visit.device === device).length,
      })),
    });
  });

  test('reads what costs a reading of its own only when it is asked for', async () => {
    const api = createTestApi();
    const reads = (fields: string) =>
      countReads(api, () => api.ask(`{ visitSummary(period: LAST_90_DAYS) { ${fields} } }`));
    expect(await reads('visits previousViews devices { share change }')).toEqual({ visits: 2 });
    expect(await reads('visitors')).toEqual({ visits: 3 });
    expect(await reads('previousVisitors buckets { visits }')).toEqual({ visits: 4 });
  });
});
