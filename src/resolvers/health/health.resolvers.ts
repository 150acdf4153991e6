import type { CameraState } from '~/graphql/types.generated.ts';
import { readingOf, yearStart } from '~/lib/calendar.ts';
import { nonEmpty, oneOf } from '../base/filters.ts';
import { loadBatched, requiredRow, storedRow } from '../base/loadBatched.ts';
import { readConnection } from '../base/paging.ts';
import { edgesOf, previousOf, type Span, spanOf, unitFor, untilNow } from '../base/period.rules.ts';
import { momentBounds } from '../base/span.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import type {
  MutationResolvers,
  Period,
  QueryResolvers,
  StatusTransitionFilter,
  StatusTransitionResolvers,
  SubscriptionResolvers,
  TrendRange,
} from '../types.generated.ts';
import { addTimes, coverageOf, toSeconds, uptimeOf } from './health.rules.ts';

const trendPeriods: Record<TrendRange, Period> = {
  DAY: 'LAST_24_HOURS',
  WEEK: 'LAST_7_DAYS',
  MONTH: 'LAST_30_DAYS',
};

const otherStates: readonly CameraState[] = [
  'UP',
  'DEGRADED',
  'UNKNOWN',
  'NOT_OBSERVED',
  'MAINTENANCE',
  'PAUSED',
];
const malfunction = { to: 'DOWN', from: { in: otherStates } } as const;

/** How often cameras went down in each stretch between the edges. */
async function malfunctionsPer(context: Context, edges: readonly number[]): Promise<number[]> {
  const groups = await context.store.statusTransitions.aggregate({
    where: malfunction,
    bucket: { field: 'at', edges },
  });
  const counts = edges.slice(1).map(() => 0);
  for (const { bucket, count } of groups) counts[bucket] = count;
  return counts;
}

const yearSpan = (year: number, zone: string): Span => ({
  from: yearStart(year, zone),
  to: yearStart(year + 1, zone),
});

/** Malfunctions of years, month by month, in the order of the years that are given: one reading for all. */
async function malfunctionsIn(context: Context, years: readonly number[], zone: string) {
  const stretches = years.map((year) => ({ year, edges: edgesOf(yearSpan(year, zone), 'month', zone) }));
  const edges = [...new Set(stretches.flatMap((stretch) => stretch.edges))].sort((a, b) => a - b);
  const counted = await malfunctionsPer(context, edges);
  const countFrom = new Map(counted.map((count, index) => [edges[index], count]));
  return stretches.map(({ year, edges: own }) => {
    const months = own.slice(1).map((to, index) => {
      const from = own[index] ?? to;
      return { month: index + 1, from, to, count: from > context.now ? null : (countFrom.get(from) ?? 0) };
    });
    return { year, months, total: months.reduce((sum, { count }) => sum + (count ?? 0), 0) };
  });
}

/** The cameras that are both named and at one of the sites; null for all. */
async function cameraIdsOf(
  context: Context,
  filter: StatusTransitionFilter | null | undefined,
): Promise<readonly string[] | null> {
  const cameraIds = nonEmpty(filter?.cameraIds);
  const sites = oneOf(filter?.siteIds);
  if (!sites) return cameraIds ?? null;
  const { rows } = await context.store.cameras.list({
    where: { siteId: sites, id: oneOf(cameraIds) },
  });
  return rows.map(({ id }) => id);
}

const mostYears = 100;

const Query: Pick<
  QueryResolvers,
  'statusTransitions' | 'malfunctions' | 'malfunctionsByYear' | 'malfunctionYears' | 'uptimeTrend'
> = {
  async statusTransitions(_, { filter, ...page }, context) {
    const cameraIds = await cameraIdsOf(context, filter);
    return readConnection(
      context.store.statusTransitions,
      {
        where: {
          // No camera of the sites: nothing is found.
          cameraId: cameraIds ? { in: cameraIds } : undefined,
          from: oneOf(filter?.from),
          to: oneOf(filter?.to),
          at: momentBounds(filter?.at, null, context.now, 'UTC'),
        },
        orderBy: [{ field: 'at', direction: 'desc' }],
      },
      page,
    );
  },

  async malfunctions(_, { year, zone }, context) {
    const [only] = await malfunctionsIn(context, [year], zone);
    return only ?? { year, months: [], total: 0 };
  },

  malfunctionsByYear(_, { years, zone }, context) {
    if (years.length > mostYears) throw badInput('years', `Ask for at most ${mostYears} years at once.`);
    return malfunctionsIn(context, years, zone);
  },

  async malfunctionYears(_, { zone }, context) {
    // Not an aggregate, which would count them all.
    const { rows } = await context.store.statusTransitions.list({
      orderBy: [{ field: 'at', direction: 'asc' }],
      first: 1,
    });
    const last = readingOf(context.now, zone).year;
    const first = rows[0] ? readingOf(rows[0].at, zone).year : last;
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  },

  async uptimeTrend(_, { range, zone }, context) {
    const span = spanOf(trendPeriods[range], context.now, zone);
    const edges = edgesOf(untilNow(span, context.now), unitFor(span), zone);
    const before = previousOf(span, context.now);
    const [[previous, , ...buckets], malfunctions] = await Promise.all([
      context.fleetHealth.times(context, [before.from, before.to, ...edges]),
      malfunctionsPer(context, edges),
    ]);
    const whole = addTimes(buckets);
    const uptime = uptimeOf(whole);
    const uptimeBefore = previous ? uptimeOf(previous) : null;
    return {
      ...span,
      uptime,
      change: uptime === null || uptimeBefore === null ? null : uptime - uptimeBefore,
      coverage: coverageOf(whole),
      points: buckets.map((times, index) => ({
        from: edges[index] ?? span.from,
        to: edges[index + 1] ?? span.to,
        uptime: uptimeOf(times),
        coverage: coverageOf(times),
        malfunctions: malfunctions[index] ?? 0,
      })),
    };
  },
};

/** When the camera's next transition came; a read for each, so long lists ask for it by page only. */
const endOf = (context: Context, transition: { id: string; cameraId: string; at: number }) =>
  loadBatched<number>(context, 'transition:end', transition.id, async (ids) => {
    const asked = await context.store.statusTransitions.getMany(ids);
    const rows = asked.flatMap((row) => row ?? []);
    const since = Math.min(...rows.map((row) => row.at));
    const { rows: later } = await context.store.statusTransitions.list({
      where: { cameraId: { in: [...new Set(rows.map((row) => row.cameraId))] }, at: { gte: since } },
      orderBy: [{ field: 'at', direction: 'asc' }],
    });
    const ends = new Map<string, number>();
    const open = new Map<string, string>();
    for (const row of later) {
      const previous = open.get(row.cameraId);
      if (previous !== undefined) ends.set(previous, row.at);
      open.set(row.cameraId, row.id);
    }
    return ends;
  });

const StatusTransition: StatusTransitionResolvers = {
  camera: (transition, _, context) => requiredRow(context, 'cameras', transition.cameraId),
  durationSeconds: async (transition, _, context) =>
    toSeconds(((await endOf(context, transition)) ?? context.now) - transition.at),
};

const Subscription: Pick<SubscriptionResolvers, 'cameraStatusChanged'> = {
  cameraStatusChanged: {
    subscribe: (_, __, { events }) => events.subscribe('cameraStatusChanged'),
    resolve: ({ transitionId }: { transitionId: string }, _: unknown, { store }: Context) =>
      storedRow(store.statusTransitions, transitionId, 'Status transition'),
  },
};

const Mutation: Pick<MutationResolvers, 'reportCameraStatus' | 'observeCamera'> = {
  // The first page sends no reports, so this code is loaded with the first report.
  reportCameraStatus: async (...call) => (await import('./health.reports.ts')).reportCameraStatus(...call),
  observeCamera: async (...call) => (await import('./health.observations.ts')).observeCamera(...call),
};

export const healthResolvers = { Query, Mutation, StatusTransition, Subscription };
