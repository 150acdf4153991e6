import { DateTime } from 'luxon';
import { rowOf } from '../base/batch.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { QueryResolvers } from '../types.generated.ts';
import { simulatedReading } from './weather.rules.ts';

async function siteOf(context: Context, id: string | null | undefined) {
  if (id != null) {
    const site = await rowOf(context, 'sites', id);
    if (!site) throw notFound('Site', id);
    return site;
  }
  const { rows } = await context.store.sites.list({
    orderBy: [{ field: 'name', direction: 'asc' }],
    first: 1,
  });
  return rows[0];
}

const Query: Pick<QueryResolvers, 'weather'> = {
  async weather(_, { siteId, zone }, context) {
    const site = await siteOf(context, siteId);
    if (!site) return null;
    const noon = DateTime.fromMillis(context.now, { zone }).set({
      hour: 13,
      minute: 0,
      second: 0,
      millisecond: 0,
    });
    return {
      location: site.address,
      simulated: true,
      current: simulatedReading(site, context.now),
      days: [1, 2, 3].map((days) => simulatedReading(site, noon.plus({ days }).toMillis())),
    };
  },
};

export const weatherResolvers = { Query };
