import { loadBatched, requiredRow } from '../base/loadBatched.ts';
import type { QueryResolvers, SiteResolvers } from '../types.generated.ts';

const Query: Pick<QueryResolvers, 'sites'> = {
  async sites(_, __, { store }) {
    const { rows } = await store.sites.list({ orderBy: [{ field: 'name', direction: 'asc' }] });
    return [...rows];
  },
};

const Site: SiteResolvers = {
  location: ({ lat, lng }) => ({ lat, lng }),
  project: ({ projectId }, _, context) => requiredRow(context, 'projects', projectId),
  cameraCount: async ({ id }, _, context) =>
    (await loadBatched<number>(context, 'site:cameras', id, async (ids) => {
      const groups = await context.store.cameras.aggregate({
        where: { siteId: { in: ids } },
        by: ['siteId'],
      });
      return new Map(groups.map(({ key, count }) => [key.siteId, count]));
    })) ?? 0,
};

export const siteResolvers = { Query, Site };
