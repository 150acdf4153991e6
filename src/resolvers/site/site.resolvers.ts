import { countBelongingTo, requiredRow } from '../base/loadBatched.ts';
import { presentRows } from '../base/present.ts';
import { inRegistry } from '../camera/camera.rules.ts';
import type { QueryResolvers, SiteResolvers } from '../types.generated.ts';

const Query: Pick<QueryResolvers, 'sites'> = {
  sites: (_, __, { store }) => presentRows(store.sites),
};

const Site: SiteResolvers = {
  location: ({ lat, lng }) => ({ lat, lng }),
  project: ({ projectId }, _, context) => requiredRow(context, 'projects', projectId),
  cameraCount: ({ id }, _, context) =>
    countBelongingTo(context, 'cameras', id, { field: 'siteId', where: inRegistry }),
};

export const siteResolvers = { Query, Site };
