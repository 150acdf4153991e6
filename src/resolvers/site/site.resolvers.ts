import { countBelongingTo, requiredRow } from '../base/loadBatched.ts';
import { inRegistry } from '../camera/camera.rules.ts';
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
  cameraCount: ({ id }, _, context) =>
    countBelongingTo(context, 'cameras', id, { field: 'siteId', where: inRegistry }),
};

export const siteResolvers = { Query, Site };
