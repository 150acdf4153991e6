import { rowsThat, viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers, TourInput } from '../types.generated.ts';
import { filterOf } from './wall.changes.ts';
import type { TourPageRow, TourRow } from './wall.rows.ts';
import { tourErrors } from './wall.rules.ts';
import { ownerOf, visibleTo } from './wall.sharing.ts';
import {
  insertShared,
  removeShared,
  restoreShared,
  rowToChange,
  type SharedKind,
  updateShared,
  type Written,
} from './wall.writes.ts';

type Store = Context['store'];

/** The tour with the changes of the input. */
const changed = (before: TourRow, { name, pages, shared }: TourInput): TourRow => ({
  ...before,
  name: name?.trim() ?? before.name,
  pages:
    pages?.map(({ wallId, layout = 'GRID_3', filter, dwellSeconds = 20 }) => ({
      wallId: wallId || null,
      layout,
      filter: filterOf(filter),
      dwellSeconds,
    })) ?? before.pages,
  ownerId: ownerOf(before, shared),
});

const wallIdsOf = (pages: readonly TourPageRow[]) =>
  pages.flatMap(({ wallId }) => (wallId === null ? [] : [wallId]));

/**
 * What is wrong with the tour, by field. NOT_FOUND when it shows a wall that the viewer may not see and that it did not
 * show before.
 */
async function errorsOf(context: Context, store: Store, tour: TourRow, before: readonly TourPageRow[]) {
  const known = new Set(wallIdsOf(before));
  const ids = wallIdsOf(tour.pages);
  const added = ids.filter((id) => !known.has(id));
  await rowsThat(store.walls, added, 'Wall', visibleTo(context));
  const walls = await store.walls.getMany(ids);
  const hidden = walls.some((wall) => wall !== undefined && wall.ownerId !== null);
  return tourErrors(tour, tour.ownerId === null && hidden);
}

const tours: SharedKind<TourRow> = { what: 'Tour', many: 'tours', tableOf: (store) => store.tours };

const answer = ({ row, errors }: Written<TourRow>) => ({ tour: row, errors });

type Changes = Pick<MutationResolvers, 'createTour' | 'updateTour' | 'removeTour' | 'restoreTour'>;

const Mutation: Changes = {
  async createTour(_, { input }, context) {
    const author = viewerId(context);
    const blank = { id: context.newId(), ownerId: author, authorId: author, name: '', removedAt: null };
    const tour = changed({ ...blank, pages: [] }, input);
    return context.store.transaction(async (tx) => {
      const errors = await errorsOf(context, tx, tour, []);
      if (errors.length > 0) return { tour: null, errors };
      return answer(await insertShared(tx, context, tours, tour));
    });
  },

  async updateTour(_, { input: { id, tour: input } }, context) {
    return context.store.transaction(async (tx) => {
      const before = await rowToChange(tx, context, tours, id);
      const tour = changed(before, input);
      const errors = await errorsOf(context, tx, tour, before.pages);
      if (errors.length > 0) return { tour: null, errors };
      return answer(await updateShared(tx, context, tours, before, tour));
    });
  },

  async removeTour(_, { input: { id } }, context) {
    await removeShared(context, tours, id);
    return { removedId: id, errors: [] };
  },

  restoreTour: async (_, { input: { id } }, context) => answer(await restoreShared(context, tours, id)),
};

export const wallTours = { Mutation };
