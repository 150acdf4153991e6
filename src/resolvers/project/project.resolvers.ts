import type { Period } from '~/graphql/types.generated.ts';
import { loadBatched, rowsBelongingTo } from '../base/loadBatched.ts';
import { HOUR, spanOf } from '../base/period.rules.ts';
import { presentRows } from '../base/present.ts';
import type { Context } from '../context.ts';
import type { SiteRow } from '../site/site.rows.ts';
import type { ProjectResolvers, QueryResolvers } from '../types.generated.ts';
import { budgetOf } from './project.rules.ts';

const Query: Pick<QueryResolvers, 'projects'> = {
  projects: (_, __, { store }) => presentRows(store.projects),
};

/** Removed ones too: the work for them was done. */
const sitesOf = (context: Context, projectId: string): Promise<SiteRow[]> =>
  rowsBelongingTo(context, 'sites', projectId, { field: 'projectId' }, [{ field: 'name', direction: 'asc' }]);

/** An outage waits for a repair, which is not work at the desk. */
const workedKinds = ['MOTION', 'INTRUSION', 'LOITERING', 'TAMPER', 'LINE_CROSSING'] as const;
const closedStates = ['RESOLVED', 'DISMISSED'] as const;

interface Work {
  readonly hours: number;
  readonly incidents: number;
}

/** How many incidents raised at a site in the period are closed, and the time from acknowledged to closed. */
const workAt = async (context: Context, siteId: string, period: Period, zone: string): Promise<Work> =>
  (await loadBatched<Work>(context, `site:work:${period}:${zone}`, siteId, async (ids) => {
    const { from, to } = spanOf(period, context.now, zone);
    const closed = {
      siteId: { in: ids },
      raisedAt: { gte: from, lt: to },
      kind: { in: workedKinds },
      state: { in: closedStates },
      parentId: null,
    };
    const { incidents } = context.store;
    const [all, worked] = await Promise.all([
      incidents.aggregate({ where: closed, by: ['siteId'] }),
      incidents.aggregate({
        where: { ...closed, acknowledgedAt: { gte: 0 } },
        by: ['siteId'],
        sum: ['acknowledgedAt', 'closedAt'],
      }),
    ]);
    const hours = new Map(
      worked.map(({ key, sum }) => [key.siteId, ((sum.closedAt ?? 0) - (sum.acknowledgedAt ?? 0)) / HOUR]),
    );
    return new Map(
      all.map(({ key, count }) => [key.siteId, { hours: hours.get(key.siteId) ?? 0, incidents: count }]),
    );
  })) ?? { hours: 0, incidents: 0 };

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const Project: ProjectResolvers = {
  sites: async ({ id }, _, context) =>
    (await sitesOf(context, id)).filter(({ removedAt }) => removedAt === null),
  async spent({ id, hourlyRate, monthlyBudget }, { period, zone }, context) {
    const sites = await sitesOf(context, id);
    const work = await Promise.all(sites.map((site) => workAt(context, site.id, period, zone)));
    const hours = work.reduce((sum, each) => sum + each.hours, 0);
    const span = spanOf(period, context.now, zone);
    return {
      ...span,
      amount: cents(hours * hourlyRate),
      budget: budgetOf(monthlyBudget, span, zone),
      hours: cents(hours),
      incidents: work.reduce((sum, each) => sum + each.incidents, 0),
    };
  },
};

export const projectResolvers = { Query, Project };
