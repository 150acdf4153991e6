import { rowOf } from '../base/batch.ts';
import { readConnection } from '../base/paging.ts';
import { edgesOf, MINUTE, previousOf, type Span, spanOf, unitFor } from '../base/period.rules.ts';
import { momentBounds } from '../base/span.ts';
import type { Context } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import type { DeviceKind, MutationResolvers, QueryResolvers, VisitResolvers } from '../types.generated.ts';

/** Silence after which a new visit begins. */
const VISIT_GAP = 30 * MINUTE;

const devices: readonly DeviceKind[] = ['DESKTOP', 'MOBILE', 'TABLET'];

const inSpan = ({ from, to }: Span) => ({ gte: from, lt: to });

/** Visits, visitors, views and the visits by device of a stretch. */
async function count(context: Context, span: Span) {
  const { visits } = context.store;
  const where = { startedAt: inSpan(span) };
  const [[all], perDevice] = await Promise.all([
    visits.aggregate({ where, sum: ['views'], countDistinct: 'memberId' }),
    visits.aggregate({ where, by: ['device'] }),
  ]);
  return {
    visits: all?.count ?? 0,
    visitors: all?.distinct ?? 0,
    views: all?.sum.views ?? 0,
    byDevice: (device: DeviceKind) => perDevice.find(({ key }) => key.device === device)?.count ?? 0,
  };
}

const Query: Pick<QueryResolvers, 'visits' | 'visitSummary'> = {
  visits(_, { filter, ...page }, context) {
    const startedAt = momentBounds(filter?.startedAt, filter?.period, context.now, filter?.zone ?? 'UTC');
    return readConnection(
      context.store.visits,
      {
        where: { device: filter?.devices ? { in: filter.devices } : undefined, startedAt },
        orderBy: [{ field: 'startedAt', direction: 'desc' }],
      },
      page,
    );
  },
  async visitSummary(_, { period, zone }, context) {
    const span = spanOf(period, context.now, zone);
    const edges = edgesOf(span, unitFor(span), zone);
    const [now, before, groups] = await Promise.all([
      count(context, span),
      count(context, previousOf(span, context.now)),
      context.store.visits.aggregate({
        bucket: { field: 'startedAt', edges },
        sum: ['views'],
        countDistinct: 'memberId',
      }),
    ]);
    const perBucket = new Map(groups.map((group) => [group.bucket, group]));
    const shareOf = (visits: number, all: number) => (all === 0 ? null : visits / all);
    return {
      ...span,
      visits: now.visits,
      previousVisits: before.visits,
      visitors: now.visitors,
      previousVisitors: before.visitors,
      views: now.views,
      previousViews: before.views,
      buckets: edges.slice(1).map((to, index) => {
        const group = perBucket.get(index);
        return {
          from: edges[index] ?? to,
          to,
          visits: group?.count ?? 0,
          visitors: group?.distinct ?? 0,
          views: group?.sum.views ?? 0,
        };
      }),
      devices: devices.map((device) => {
        const share = shareOf(now.byDevice(device), now.visits);
        const shareBefore = shareOf(before.byDevice(device), before.visits);
        const change = share === null || shareBefore === null ? null : share - shareBefore;
        return { device, visits: now.byDevice(device), share, change };
      }),
    };
  },
};

const Mutation: Pick<MutationResolvers, 'recordView'> = {
  async recordView(_, { input: { device } }, context) {
    const { viewer, now } = context;
    if (!viewer) throw unauthenticated('Sign in first.');
    const memberId = viewer.memberId ?? viewer.id;
    const recorded = await context.store.transaction(async ({ visits }) => {
      const { rows } = await visits.list({
        where: { memberId, device, startedAt: { lte: now } },
        orderBy: [{ field: 'startedAt', direction: 'desc' }],
        first: 1,
      });
      const [running] = rows;
      if (running && now - running.lastSeenAt <= VISIT_GAP) {
        return visits.update(running.id, { lastSeenAt: now, views: running.views + 1 });
      }
      const visit = { id: context.newId(), memberId, device, startedAt: now, lastSeenAt: now, views: 1 };
      await visits.insert([visit]);
      return visit;
    });
    return { visit: recorded, errors: [] };
  },
};

const Visit: VisitResolvers = {
  member: async ({ memberId }, _, context) => (await rowOf(context, 'teamMembers', memberId)) ?? null,
};

export const visitResolvers = { Query, Mutation, Visit };
