import type { Table, Where } from '~/store/port.ts';
import { hasRole } from '../access.ts';
import { rowOf } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import type { SharedOwnedRow } from './wall.rows.ts';
import { isEditable, isVisible, PRIVATE_LIMIT, SHARED_LIMIT } from './wall.rules.ts';

/** The viewer as the rules of sharing know them. Throws UNAUTHENTICATED for a guest. */
export const viewerOf = (context: Context) => ({
  id: viewerId(context),
  isAdmin: context.viewer !== null && hasRole(context.viewer, 'ADMIN'),
});

/** What the schema tells of a wall and a tour alike. */
export const sharedFields = {
  shared: ({ ownerId }: SharedOwnedRow) => ownerId === null,
  ownerName: async ({ authorId }: SharedOwnedRow, _: unknown, context: Context) =>
    (await rowOf(context, 'users', authorId))?.displayName ?? '',
  mine: ({ authorId }: SharedOwnedRow, _: unknown, context: Context) => authorId === viewerId(context),
  editable: (row: SharedOwnedRow, _: unknown, context: Context) => isEditable(row, viewerOf(context)),
};

/** The viewer's own rows and the shared ones, by name. */
export async function visibleRows<Row extends SharedOwnedRow>(
  context: Context,
  table: Table<Row>,
): Promise<Row[]> {
  const of = (ownerId: string | null, first: number) =>
    table.list({
      // Through a generic row TypeScript does not see that these fields are the row's.
      where: { ownerId, removedAt: null } as Where<Row>,
      orderBy: [{ field: 'name', direction: 'asc' }],
      first,
    });
  const [own, shared] = await Promise.all([of(viewerId(context), PRIVATE_LIMIT), of(null, SHARED_LIMIT)]);
  return [...own.rows, ...shared.rows].sort((a, b) =>
    a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1,
  );
}

/**
 * Tells which rows the viewer may see. For oneThat and rowsThat, whose NOT_FOUND does not tell a private row of somebody
 * else from none at all.
 */
export function visibleTo(context: Context): (row: SharedOwnedRow) => boolean {
  const viewer = viewerOf(context);
  return (row) => row.removedAt === null && isVisible(row, viewer);
}

/** The owner of a row after it is shared or made private; unchanged when nothing is said. */
export const ownerOf = (
  before: Pick<SharedOwnedRow, 'ownerId' | 'authorId'>,
  shared: boolean | null | undefined,
): string | null => {
  if (shared === undefined || shared === null) return before.ownerId;
  return shared ? null : before.authorId;
};
