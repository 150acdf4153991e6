import { oneOf } from '../base/filters.ts';
import { rowOf } from '../base/loadBatched.ts';
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

/** Visits and views of a stretch, and the visits by device. */
async function count(context: Context, span: Span) {
  const perDevice = await context.store.visits.aggregate({
    where: { startedAt: inSpan(span) },
    by: ['device'],
    sum: ['views'],
  });
  return {
    visits: perDevice.reduce((all, group) => all + group.count, 0),
    views: perDevice.reduce((all, { sum }) => all + (sum.views ?? 0), 0),
    byDevice: (device: DeviceKind) => perDevice.find(({ key }) => key.device === device)?.count ?? 0,
  };
}

/** How many members looked at something in the stretch. */
async function visitorsIn(context: Context, span: Span): Promise<number> {
  const [all] = await context.store.visits.aggregate({
    where: { startedAt: inSpan(span) },
    countDistinct: 'memberId',
  });
  return all?.distinct ?? 0;
}

/** Visits, visitors and views of each stretch between the edges. */
async function bucketsBetween(context: Context, edges: readonly number[]) {
  const groups = await context.store.visits.aggregate({
    bucket: { field: 'startedAt', edges },
    sum: ['views'],
    countDistinct: 'memberId',
  });
  const perBucket = new Map(groups.map((group) => [group.bucket, group]));
  return edges.slice(1).map((to, index) => {
    const group = perBucket.get(index);
    return {
      from: edges[index] ?? to,
      to,
      visits: group?.count ?? 0,
      visitors: group?.distinct ?? 0,
      views: group?.sum.views ?? 0,
    };
  });
}

const Query: Pick<QueryResolvers, 'visits' | 'visitSummary'> = {
  visits(_, { filter, ...page }, context) {
    const startedAt = momentBounds(filter?.startedAt, filter?.period, context.now, filter?.zone ?? 'UTC');
    return readConnection(
      context.store.visits,
      {
        where: { device: oneOf(filter?.devices), startedAt },
        orderBy: [{ field: 'startedAt', direction: 'desc' }],
      },
      page,
    );
  },
  async visitSummary(_, { period, zone }, context) {
    const span = spanOf(period, context.now, zone);
    const before = previousOf(span, context.now);
    const [counted, countedBefore] = await Promise.all([count(context, span), count(context, before)]);
    const shareOf = (visits: number, all: number) => (all === 0 ? null : visits / all);
    // What costs a reading of its own is read when it is asked for.
    return {
      ...span,
      visits: counted.visits,
      previousVisits: countedBefore.visits,
      visitors: () => visitorsIn(context, span),
      previousVisitors: () => visitorsIn(context, before),
      views: counted.views,
      previousViews: countedBefore.views,
      buckets: () => bucketsBetween(context, edgesOf(span, unitFor(span), zone)),
      devices: devices.map((device) => {
        const share = shareOf(counted.byDevice(device), counted.visits);
        const shareBefore = shareOf(countedBefore.byDevice(device), countedBefore.visits);
        const change = share === null || shareBefore === null ? null : share - shareBefore;
        return { device, visits: counted.byDevice(device), share, change };
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
