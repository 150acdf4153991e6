import { plus, startOf } from '~/lib/calendar.ts';
import { rowOf } from '../base/loadBatched.ts';
import { HOUR } from '../base/period.rules.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { QueryResolvers } from '../types.generated.ts';
import { simulatedReading } from './weather.rules.ts';

/** The time of day that a forecast speaks of. */
const AFTERNOON = 13 * HOUR;

async function siteOf(context: Context, id: string | null | undefined) {
  if (id != null) {
    const site = await rowOf(context, 'sites', id);
    if (!site) throw notFound('Site', id);
    return site;
  }
  const { rows } = await context.store.sites.list({
    where: { removedAt: null },
    orderBy: [{ field: 'name', direction: 'asc' }],
    first: 1,
  });
  return rows[0];
}

const Query: Pick<QueryResolvers, 'weather'> = {
  async weather(_, { siteId, zone }, context) {
    const site = await siteOf(context, siteId);
    if (!site) return null;
    const midnight = startOf(context.now, zone, 'day');
    return {
      location: site.address,
      simulated: true,
      current: simulatedReading(site, context.now),
      days: [1, 2, 3].map((days) => simulatedReading(site, plus(midnight, zone, days, 'day') + AFTERNOON)),
    };
  },
};

export const weatherResolvers = { Query };
