import type { BaseRow, Table } from '~/store/port.ts';
import { hasRole } from '../access.ts';
import type { Context } from '../context.ts';
import { forbidden, notFound, unauthenticated } from '../errors.ts';
import type { EventMap, Topic } from '../events.ts';

/** A row of personal data: it belongs to one user, and nobody else sees or changes it. */
export interface OwnedRow extends BaseRow {
  /** Id of the user. */
  readonly ownerId: string;
}

/** The viewer's id. Throws UNAUTHENTICATED for a guest. */
export function viewerId({ viewer }: Context): string {
  if (!viewer) throw unauthenticated('Sign in first.');
  return viewer.id;
}

/**
 * The rows in the order of the ids; one read. Throws NOT_FOUND when one is not there or is hidden from the viewer: two
 * different answers would reveal what others have.
 *
 * @param what with a capital letter: "Mail"
 */
export async function rowsThat<Row extends BaseRow>(
  table: Table<Row>,
  ids: readonly string[],
  what: string,
  isVisible: (row: Row) => boolean,
): Promise<Row[]> {
  const rows = await table.getMany(ids);
  return ids.map((id, index) => {
    const row = rows[index];
    if (!row || !isVisible(row)) throw notFound(what, id);
    return row;
  });
}

/** Like rowsThat, for one. */
export async function oneThat<Row extends BaseRow>(
  table: Table<Row>,
  id: string,
  what: string,
  isVisible: (row: Row) => boolean,
): Promise<Row> {
  const [row] = await rowsThat(table, [id], what, isVisible);
  if (!row) throw notFound(what, id);
  return row;
}

/** Whether a row is the viewer's own. Throws UNAUTHENTICATED for a guest. */
export function isOwnOf(context: Context): (row: Pick<OwnedRow, 'ownerId'>) => boolean {
  const owner = viewerId(context);
  return ({ ownerId }) => ownerId === owner;
}

/**
 * The viewer's own row. Throws NOT_FOUND when there is none and also when it belongs to somebody else: two different
 * answers would reveal what others have.
 *
 * @param what with a capital letter: "Mail"
 */
export async function ownRow<Row extends OwnedRow>(
  context: Context,
  table: Table<Row>,
  id: string,
  what: string,
): Promise<Row> {
  return oneThat(table, id, what, isOwnOf(context));
}

/** Like ownRow, for several, in the order of the ids; one read. */
export async function ownRows<Row extends OwnedRow>(
  context: Context,
  table: Table<Row>,
  ids: readonly string[],
  what: string,
): Promise<Row[]> {
  return rowsThat(table, ids, what, isOwnOf(context));
}

/** The topics of personal data: only their owner is told of them. */
type OwnTopic = {
  [T in Topic]: EventMap[T] extends { readonly ownerId: string } ? T : never;
}[Topic];

/** Subscribes to what is told of the viewer's own data. Throws UNAUTHENTICATED for a guest. */
export function subscribeOwn<T extends OwnTopic>(
  context: Context,
  topic: T,
): AsyncIterableIterator<EventMap[T]> {
  return context.events.subscribe(topic, isOwnOf(context));
}

/** Whether the viewer created this shared row or has the role staff. */
export const mayRemove = (context: Context, row: { readonly createdById: string | null }): boolean =>
  row.createdById === viewerId(context) || (context.viewer !== null && hasRole(context.viewer, 'STAFF'));

/**
 * Throws FORBIDDEN unless the viewer created all of these shared rows or has the role staff. Rows without a creator
 * belong to the demo: only staff remove them.
 *
 * @param what with its article: "A board"
 */
export function assertMayRemove(
  context: Context,
  rows: readonly { readonly createdById: string | null }[],
  what: string,
): void {
  if (rows.some((row) => !mayRemove(context, row))) {
    throw forbidden(`${what} is removed by whoever made it, and by staff.`);
  }
}
