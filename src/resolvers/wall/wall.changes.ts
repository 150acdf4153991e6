import { viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { MutationResolvers, WallFilterInput, WallInput } from '../types.generated.ts';
import type { WallCellRow, WallFilterRow, WallRow } from './wall.rows.ts';
import { noFilter, wallErrors } from './wall.rules.ts';
import {
  auditShared,
  limitErrors,
  ownerOf,
  purge,
  rowToChange,
  rowToRestore,
  sharingOf,
} from './wall.sharing.ts';

type Store = Context['store'];

/** The filter as it is kept: each value once, texts without blanks at their ends. */
export const filterOf = (input: WallFilterInput | null | undefined): WallFilterRow => ({
  search: input?.search?.trim() ?? '',
  siteIds: [...new Set(input?.siteIds)],
  groups: [...new Set(input?.groups)],
  tags: [...new Set(input?.tags)],
  states: [...new Set(input?.states)],
});

/** The wall with the changes of the input. */
const changed = (before: WallRow, { name, layout, cells, filter, shared }: WallInput): WallRow => ({
  ...before,
  name: name?.trim() ?? before.name,
  layout: layout ?? before.layout,
  cells:
    cells?.map(({ cameraId, columns = 1, rows = 1 }) => ({ cameraId: cameraId || null, columns, rows })) ??
    before.cells,
  filter: filter ? filterOf(filter) : before.filter,
  ownerId: ownerOf(before, shared),
});

/** Throws NOT_FOUND for a camera that is not in the registry, unless the wall showed it before. */
async function checkCameras(
  store: Store,
  cells: readonly WallCellRow[],
  before: readonly WallCellRow[],
): Promise<void> {
  const known = new Set(before.map(({ cameraId }) => cameraId));
  const ids = cells.flatMap(({ cameraId }) => (cameraId === null || known.has(cameraId) ? [] : [cameraId]));
  const cameras = await store.cameras.getMany(ids);
  const missing = ids.find((_, index) => !cameras[index]);
  if (missing !== undefined) throw notFound('Camera', missing);
}

type Changes = Pick<MutationResolvers, 'createWall' | 'updateWall' | 'removeWall' | 'restoreWall'>;

const Mutation: Changes = {
  async createWall(_, { input }, context) {
    const author = viewerId(context);
    const blank: WallRow = {
      id: context.newId(),
      ownerId: author,
      authorId: author,
      name: '',
      removedAt: null,
      layout: 'GRID_3',
      cells: [],
      filter: noFilter,
    };
    const wall = changed(blank, input);
    const errors = wallErrors(wall);
    if (errors.length > 0) return { wall: null, errors };
    return context.store.transaction(async (tx) => {
      const full = await limitErrors(tx.walls, wall, null, 'walls');
      if (full.length > 0) return { wall: null, errors: full };
      await checkCameras(tx, wall.cells, []);
      await tx.walls.insert([wall]);
      if (wall.ownerId === null) await auditShared(tx, context, 'CREATE', wall, 'Wall shared.');
      return { wall, errors: [] };
    });
  },

  async updateWall(_, { input: { id, wall: input } }, context) {
    return context.store.transaction(async (tx) => {
      const before = await rowToChange(context, tx.walls, id, 'Wall');
      const wall = changed(before, input);
      const errors = wallErrors(wall);
      if (errors.length > 0) return { wall: null, errors };
      await checkCameras(tx, wall.cells, before.cells);
      const full = await limitErrors(tx.walls, wall, before, 'walls');
      if (full.length > 0) return { wall: null, errors: full };
      const sharing = sharingOf(before, wall);
      if (sharing) await auditShared(tx, context, 'CHANGE', wall, `Wall ${sharing}.`);
      return { wall: await tx.walls.update(id, wall), errors: [] };
    });
  },

  async removeWall(_, { input: { id } }, context) {
    await context.store.transaction(async (tx) => {
      const wall = await rowToChange(context, tx.walls, id, 'Wall');
      if (wall.ownerId === null) await auditShared(tx, context, 'REMOVE', wall, 'Wall removed.');
      await purge(context, tx.walls);
      await tx.walls.update(id, { removedAt: context.now });
    });
    return { removedId: id, errors: [] };
  },

  async restoreWall(_, { input: { id } }, context) {
    return context.store.transaction(async (tx) => {
      const removed = await rowToRestore(context, tx.walls, id, 'Wall');
      const full = await limitErrors(tx.walls, removed, null, 'walls');
      if (full.length > 0) return { wall: null, errors: full };
      if (removed.ownerId === null) await auditShared(tx, context, 'CREATE', removed, 'Wall restored.');
      return { wall: await tx.walls.update(id, { removedAt: null }), errors: [] };
    });
  },
};

export const wallChanges = { Mutation };
