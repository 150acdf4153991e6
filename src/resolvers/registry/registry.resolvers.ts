import { oneOf } from '../base/filters.ts';
import { requiredRow, rowsBelongingTo } from '../base/loadBatched.ts';
import { connectionOfRead } from '../base/pageOfRead.ts';
import { nodesOf, readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import type { MaintenanceFilter, MaintenanceWindowResolvers, QueryResolvers } from '../types.generated.ts';
import type { MaintenanceHoldRow } from './registry.rows.ts';

/** Ids of the windows that hold what the filter names; undefined when it names neither cameras nor sites. */
async function idsHolding({ store }: Context, filter: MaintenanceFilter): Promise<string[] | undefined> {
  const [cameras, sites] = [oneOf(filter.cameraIds), oneOf(filter.siteIds)];
  if (!cameras && !sites) return undefined;
  const { rows } = await store.maintenanceHolds.list({
    where: { cameraId: cameras, siteId: sites },
  });
  return [...new Set(rows.map(({ windowId }) => windowId))];
}

const Query: Pick<QueryResolvers, 'maintenanceWindows' | 'removedCameras'> = {
  removedCameras: (_, page, { store }) =>
    readConnection(
      store.cameras,
      { where: { removedAt: { gte: 0 } }, orderBy: [{ field: 'removedAt', direction: 'desc' }] },
      page,
    ),

  async maintenanceWindows(_, { filter, ...page }, context) {
    const ids = await idsHolding(context, filter ?? {});
    const { from, to } = filter?.at ?? {};
    return readConnection(
      context.store.maintenanceWindows,
      {
        where: {
          id: ids ? { in: ids } : undefined,
          phase: oneOf(filter?.phases),
          from: to === undefined || to === null ? undefined : { lt: to },
          to: from === undefined || from === null ? undefined : { gt: from },
        },
        orderBy: [{ field: 'from', direction: 'desc' }],
      },
      page,
    );
  },
};

/** What the windows that an operation asks for hold; one read. */
const holdsOfWindow = (context: Context, windowId: string): Promise<readonly MaintenanceHoldRow[]> =>
  rowsBelongingTo(context, 'maintenanceHolds', windowId, { field: 'windowId' }, [
    { field: 'cameraId', direction: 'asc' },
  ]);

const MaintenanceWindow: MaintenanceWindowResolvers = {
  async cameras({ id }, page, context) {
    const all = await holdsOfWindow(context, id);
    const cameras = await Promise.all(all.map((hold) => requiredRow(context, 'cameras', hold.cameraId)));
    const present = all.filter((_hold, index) => cameras[index]?.removedAt === null);
    const holds = connectionOfRead(present, ['cameraId'], page);
    return nodesOf(holds, ({ cameraId }) => requiredRow(context, 'cameras', cameraId));
  },
  site: ({ siteId }, _, context) => (siteId === null ? null : requiredRow(context, 'sites', siteId)),
  createdBy: ({ createdByName }) => createdByName,
};

export const registryResolvers = { Query, MaintenanceWindow };
