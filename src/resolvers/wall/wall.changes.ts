import { viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { MutationResolvers, WallFilterInput, WallInput } from '../types.generated.ts';
import type { WallCellRow, WallFilterRow, WallRow } from './wall.rows.ts';
import { noFilter, wallErrors } from './wall.rules.ts';
import { ownerOf } from './wall.sharing.ts';
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
  const missing = ids.find((_, index) => cameras[index]?.removedAt !== null);
  if (missing !== undefined) throw notFound('Camera', missing);
}

const walls: SharedKind<WallRow> = { what: 'Wall', many: 'walls', tableOf: (store) => store.walls };

const answer = ({ row, errors }: Written<WallRow>) => ({ wall: row, errors });

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
      await checkCameras(tx, wall.cells, []);
      return answer(await insertShared(tx, context, walls, wall));
    });
  },

  async updateWall(_, { input: { id, wall: input } }, context) {
    return context.store.transaction(async (tx) => {
      const before = await rowToChange(tx, context, walls, id);
      const wall = changed(before, input);
      const errors = wallErrors(wall);
      if (errors.length > 0) return { wall: null, errors };
      await checkCameras(tx, wall.cells, before.cells);
      return answer(await updateShared(tx, context, walls, before, wall));
    });
  },

  async removeWall(_, { input: { id } }, context) {
    await removeShared(context, walls, id);
    return { removedId: id, errors: [] };
  },

  restoreWall: async (_, { input: { id } }, context) => answer(await restoreShared(context, walls, id)),
};

export const wallChanges = { Mutation };
