import { rowOf } from '../base/loadBatched.ts';
import { oneThat, viewerId } from '../base/owned.ts';
import type {
  QueryResolvers,
  TourPageResolvers,
  TourResolvers,
  WallCellResolvers,
  WallFilterResolvers,
  WallResolvers,
} from '../types.generated.ts';
import { isVisible } from './wall.rules.ts';
import { sharedFields, visibleRows, visibleTo } from './wall.sharing.ts';

const Query: Pick<QueryResolvers, 'walls' | 'wall' | 'tours' | 'tour'> = {
  walls: (_, __, context) => visibleRows(context, context.store.walls),
  wall: (_, { id }, context) => oneThat(context.store.walls, id, 'Wall', visibleTo(context)),
  tours: (_, __, context) => visibleRows(context, context.store.tours),
  tour: (_, { id }, context) => oneThat(context.store.tours, id, 'Tour', visibleTo(context)),
};

const Wall: WallResolvers = {
  ...sharedFields,
  cells: ({ cells }) => [...cells],
};

const WallCell: WallCellResolvers = {
  // A removed camera is shown by no wall; its cell is kept for when it is restored.
  async camera({ cameraId }, _, context) {
    const camera = cameraId === null ? undefined : await rowOf(context, 'cameras', cameraId);
    return camera?.removedAt === null ? camera : null;
  },
};

const WallFilter: WallFilterResolvers = {
  siteIds: ({ siteIds }) => [...siteIds],
  groups: ({ groups }) => [...groups],
  tags: ({ tags }) => [...tags],
  states: ({ states }) => [...states],
};

const Tour: TourResolvers = {
  ...sharedFields,
  async pages({ pages }, _, context) {
    const viewer = { id: viewerId(context) };
    const shown = await Promise.all(
      pages.map(async ({ wallId }) => {
        if (wallId === null) return true;
        const wall = await rowOf(context, 'walls', wallId);
        return wall !== undefined && wall.removedAt === null && isVisible(wall, viewer);
      }),
    );
    return pages.filter((_page, index) => shown[index]);
  },
};

const TourPage: TourPageResolvers = {
  wall: async ({ wallId }, _, context) =>
    wallId === null ? null : ((await rowOf(context, 'walls', wallId)) ?? null),
};

export const wallResolvers = { Query, Wall, WallCell, WallFilter, Tour, TourPage };
