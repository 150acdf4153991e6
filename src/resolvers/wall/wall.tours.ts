import { viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers, TourInput } from '../types.generated.ts';
import { filterOf } from './wall.changes.ts';
import type { TourPageRow, TourRow } from './wall.rows.ts';
import { tourErrors } from './wall.rules.ts';
import {
  auditShared,
  limitErrors,
  ownerOf,
  purge,
  rowsToSee,
  rowToChange,
  rowToRestore,
  sharingOf,
} from './wall.sharing.ts';

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
  await rowsToSee(
    context,
    store.walls,
    ids.filter((id) => !known.has(id)),
    'Wall',
  );
  const walls = await store.walls.getMany(ids);
  const hidden = walls.some((wall) => wall !== undefined && wall.ownerId !== null);
  return tourErrors(tour, tour.ownerId === null && hidden);
}

type Changes = Pick<MutationResolvers, 'createTour' | 'updateTour' | 'removeTour' | 'restoreTour'>;

const Mutation: Changes = {
  async createTour(_, { input }, context) {
    const author = viewerId(context);
    const blank = { id: context.newId(), ownerId: author, authorId: author, name: '', removedAt: null };
    const tour = changed({ ...blank, pages: [] }, input);
    return context.store.transaction(async (tx) => {
      const errors = await errorsOf(context, tx, tour, []);
      if (errors.length > 0) return { tour: null, errors };
      const full = await limitErrors(tx.tours, tour, null, 'tours');
      if (full.length > 0) return { tour: null, errors: full };
      await tx.tours.insert([tour]);
      if (tour.ownerId === null) await auditShared(tx, context, 'CREATE', tour, 'Tour shared.');
      return { tour, errors: [] };
    });
  },

  async updateTour(_, { input: { id, tour: input } }, context) {
    return context.store.transaction(async (tx) => {
      const before = await rowToChange(context, tx.tours, id, 'Tour');
      const tour = changed(before, input);
      const errors = await errorsOf(context, tx, tour, before.pages);
      if (errors.length > 0) return { tour: null, errors };
      const full = await limitErrors(tx.tours, tour, before, 'tours');
      if (full.length > 0) return { tour: null, errors: full };
      const sharing = sharingOf(before, tour);
      if (sharing) await auditShared(tx, context, 'CHANGE', tour, `Tour ${sharing}.`);
      return { tour: await tx.tours.update(id, tour), errors: [] };
    });
  },

  async removeTour(_, { input: { id } }, context) {
    await context.store.transaction(async (tx) => {
      const tour = await rowToChange(context, tx.tours, id, 'Tour');
      if (tour.ownerId === null) await auditShared(tx, context, 'REMOVE', tour, 'Tour removed.');
      await purge(context, tx.tours);
      await tx.tours.update(id, { removedAt: context.now });
    });
    return { removedId: id, errors: [] };
  },

  async restoreTour(_, { input: { id } }, context) {
    return context.store.transaction(async (tx) => {
      const removed = await rowToRestore(context, tx.tours, id, 'Tour');
      const full = await limitErrors(tx.tours, removed, null, 'tours');
      if (full.length > 0) return { tour: null, errors: full };
      if (removed.ownerId === null) await auditShared(tx, context, 'CREATE', removed, 'Tour restored.');
      return { tour: await tx.tours.update(id, { removedAt: null }), errors: [] };
    });
  },
};

export const wallTours = { Mutation };
