import { groupBy } from '~/lib/groupBy.ts';
import { oneOf } from '../base/filters.ts';
import { rowOf } from '../base/loadBatched.ts';
import { edgesOf, previousOf, SECOND, type Span, spanOf, unitFor } from '../base/period.rules.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import type { QueryResolvers } from '../types.generated.ts';
import { bucketsOf, type CountedIncidents, kinds, severities, states, sumOf } from './counts.rules.ts';
import { ACKNOWLEDGE_TARGET, CONVERSION_TARGET, isOpen } from './incident.rules.ts';

/** Mean seconds from one moment to the other over the incidents raised in the stretch that have both. */
async function meanSeconds(
  context: Context,
  where: { raisedAt: { gte: number; lt: number }; siteId: ReturnType<typeof oneOf<string>> },
  until: 'acknowledgedAt' | 'closedAt',
): Promise<number | null> {
  const [all] = await context.store.incidents.aggregate({
    where: { ...where, parentId: null, [until]: { gte: 0 } },
    sum: [until, 'raisedAt'],
  });
  if (!all) return null;
  return Math.round(((all.sum[until] ?? 0) - (all.sum.raisedAt ?? 0)) / all.count / SECOND);
}

const inSpan = ({ from, to }: Span) => ({ gte: from, lt: to });

type Counts = Pick<QueryResolvers, 'incidentSummary' | 'incidentConversion' | 'incidentsPerCamera'>;

const Query: Counts = {
  async incidentSummary(_, { period, zone, siteIds }, context) {
    const span = spanOf(period, context.now, zone);
    const edges = edgesOf(span, unitFor(span), zone);
    const where = { raisedAt: inSpan(span), siteId: oneOf(siteIds) };
    const { incidents } = context.store;
    let counting: Promise<CountedIncidents[]> | undefined;
    const counted = () => {
      counting ??= incidents.aggregate({
        where: { ...where, parentId: null },
        by: ['severity', 'state', 'kind'],
        bucket: { field: 'raisedAt', edges },
      });
      return counting;
    };
    const countOf = async (holds: (group: CountedIncidents) => boolean) => sumOf(await counted(), holds);
    return {
      ...span,
      async total() {
        // Waits until all fields of the object have been requested: a total alone can be counted without groups.
        await Promise.resolve();
        return counting ? countOf(() => true) : incidents.count({ ...where, parentId: null });
      },
      previousTotal: () =>
        incidents.count({ ...where, parentId: null, raisedAt: inSpan(previousOf(span, context.now)) }),
      open: () => countOf(({ key }) => isOpen(key.state)),
      bySeverity: async () => {
        const groups = await counted();
        return severities.map((severity) => ({
          severity,
          count: sumOf(groups, ({ key }) => key.severity === severity),
        }));
      },
      byState: async () => {
        const groups = await counted();
        return states.map((state) => ({ state, count: sumOf(groups, ({ key }) => key.state === state) }));
      },
      byKind: async () => {
        const groups = await counted();
        return kinds.map((kind) => ({ kind, count: sumOf(groups, ({ key }) => key.kind === kind) }));
      },
      meanSecondsToAcknowledge: () => meanSeconds(context, where, 'acknowledgedAt'),
      meanSecondsToClose: () => meanSeconds(context, where, 'closedAt'),
      buckets: async () => bucketsOf(await counted(), edges),
    };
  },

  async incidentConversion(_, { zone }, context) {
    const span = spanOf('LAST_7_DAYS', context.now, zone);
    const edges = edgesOf(span, 'day', zone);
    // Groups of two moments are far smaller than rows.
    const groups = await context.store.incidents.aggregate({
      where: { parentId: null },
      by: ['raisedAt', 'acknowledgedAt'],
      bucket: { field: 'raisedAt', edges },
    });
    const days = edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to, raised: 0, inTime: 0 }));
    for (const { key, bucket, count } of groups) {
      const day = days[bucket];
      if (!day) continue;
      day.raised += count;
      const { raisedAt, acknowledgedAt } = key;
      if (acknowledgedAt !== null && acknowledgedAt - raisedAt <= ACKNOWLEDGE_TARGET) day.inTime += count;
    }
    const share = (inTime: number, raised: number) => (raised === 0 ? null : inTime / raised);
    const inTime = days.reduce((sum, day) => sum + day.inTime, 0);
    const value = share(
      inTime,
      days.reduce((sum, day) => sum + day.raised, 0),
    );
    return {
      ...span,
      value,
      target: CONVERSION_TARGET,
      targetSeconds: ACKNOWLEDGE_TARGET / SECOND,
      ofTarget: value === null ? null : value - CONVERSION_TARGET,
      days: days.map((day) => ({ ...day, value: share(day.inTime, day.raised) })),
    };
  },

  async incidentsPerCamera(_, { period, zone, siteIds, first }, context) {
    if (first < 0 || first > 100) throw badInput('first', 'first lies between 0 and 100.');
    const where = {
      raisedAt: inSpan(spanOf(period, context.now, zone)),
      parentId: null,
      siteId: oneOf(siteIds),
    };
    const { incidents } = context.store;
    // A range excludes null: incidents of a whole site do not count for any camera.
    const largest = await incidents.aggregate({
      where: { ...where, cameraId: { gte: '' } },
      by: ['cameraId'],
      largest: first,
    });
    const groups = await incidents.aggregate({
      where: { ...where, cameraId: { in: largest.map(({ key }) => key.cameraId) } },
      by: ['cameraId', 'severity', 'state', 'kind'],
    });
    const perCamera = groupBy(groups, ({ key }) => key.cameraId ?? '');
    const counted = [...perCamera].map(([cameraId, inside]) => ({
      cameraId,
      total: sumOf(inside, () => true),
      high: sumOf(inside, ({ key }) => key.severity === 'HIGH'),
      medium: sumOf(inside, ({ key }) => key.severity === 'MEDIUM'),
      low: sumOf(inside, ({ key }) => key.severity === 'LOW'),
      open: sumOf(inside, ({ key }) => isOpen(key.state)),
    }));
    counted.sort((a, b) => b.total - a.total || a.cameraId.localeCompare(b.cameraId));
    const cameras = await Promise.all(
      counted.map(async (row) => ({ ...row, camera: await rowOf(context, 'cameras', row.cameraId) })),
    );
    return cameras.flatMap(({ camera, ...row }) => (camera ? [{ ...row, camera }] : []));
  },
};

export const incidentCounts = { Query };
