import type { Table, Where } from '~/store/port.ts';
import { hasRole } from '../access.ts';
import { type Audited, recordAudit } from '../audit/audit.rules.ts';
import { rowOf } from '../base/loadBatched.ts';
import { oneThat, rowsThat, viewerId } from '../base/owned.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { Context } from '../context.ts';
import { forbidden, notFound } from '../errors.ts';
import type { SharedOwnedRow } from './wall.rows.ts';
import { isEditable, isVisible, PRIVATE_LIMIT, RESTORE_TIME, SHARED_LIMIT } from './wall.rules.ts';

const viewerOf = (context: Context) => ({
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
 * Rows that the viewer may see, in the order of the ids; one read. NOT_FOUND when one is not there, and just so when it is
 * private to somebody else: an answer that told the two apart would tell what others have.
 *
 * @param what with a capital letter: "Wall"
 */
export async function rowsToSee<Row extends SharedOwnedRow>(
  context: Context,
  table: Table<Row>,
  ids: readonly string[],
  what: string,
): Promise<Row[]> {
  const viewer = viewerOf(context);
  return rowsThat(table, ids, what, (row) => row.removedAt === null && isVisible(row, viewer));
}

/** Like rowsToSee, for one. */
export async function rowToSee<Row extends SharedOwnedRow>(
  context: Context,
  table: Table<Row>,
  id: string,
  what: string,
): Promise<Row> {
  const viewer = viewerOf(context);
  return oneThat(table, id, what, (row) => row.removedAt === null && isVisible(row, viewer));
}

function assertEditable(context: Context, row: SharedOwnedRow, what: string): void {
  if (!isEditable(row, viewerOf(context))) {
    throw forbidden(`${what} ${row.name} is shared: who made it and administrators may change it.`);
  }
}

/** A row that the viewer may change. FORBIDDEN when it is shared by somebody else, NOT_FOUND when it is hidden. */
export async function rowToChange<Row extends SharedOwnedRow>(
  context: Context,
  table: Table<Row>,
  id: string,
  what: string,
): Promise<Row> {
  const row = await rowToSee(context, table, id, what);
  assertEditable(context, row, what);
  return row;
}

/** A removed row that can still be restored by the viewer. */
export async function rowToRestore<Row extends SharedOwnedRow>(
  context: Context,
  table: Table<Row>,
  id: string,
  what: string,
): Promise<Row> {
  const row = await table.get(id);
  const tooOld = context.now - RESTORE_TIME;
  if (!row || row.removedAt === null || row.removedAt < tooOld || !isVisible(row, viewerOf(context)))
    throw notFound(what, id);
  assertEditable(context, row, what);
  return row;
}

/** Deletes removed rows whose time to be restored is over. */
export async function purge({ now }: Context, table: Table<SharedOwnedRow>): Promise<void> {
  const { rows } = await table.list({ where: { removedAt: { lt: now - RESTORE_TIME } } });
  await table.remove(rows.map(({ id }) => id));
}

/**
 * Why there may not be one more, by field: its maker keeps as many as anybody may, or as many are shared as everybody is
 * shown.
 *
 * @param before what was there; null when it comes, or comes back
 * @param what "walls" or "tours"
 */
export async function limitErrors(
  table: Table<SharedOwnedRow>,
  { authorId, ownerId }: SharedOwnedRow,
  before: SharedOwnedRow | null,
  what: string,
): Promise<FieldErrorRow[]> {
  if (before === null && (await table.count({ authorId, removedAt: null })) >= PRIVATE_LIMIT) {
    return [refuse('name', 'LIMIT_REACHED', { most: PRIVATE_LIMIT, of: what })];
  }
  const becomesShared = ownerId === null && before?.ownerId !== null;
  if (becomesShared && (await table.count({ ownerId: null, removedAt: null })) >= SHARED_LIMIT) {
    return [refuse('shared', 'LIMIT_REACHED', { most: SHARED_LIMIT, of: `shared ${what}` })];
  }
  return [];
}

/**
 * Records changes of shared rows in the audit. Private rows are not recorded.
 * @param store the transaction's
 * @param detail a sentence that begins with what it is: "Wall"
 */
export async function auditShared(
  store: Context['store'],
  context: Context,
  action: Audited['action'],
  { id, name }: SharedOwnedRow,
  detail: string,
): Promise<void> {
  await recordAudit(store, context, { action, subject: 'WALL', subjectId: id, subjectName: name, detail });
}

/** What a change does to who sees the row, for the audit; null when nobody else sees it before or after. */
export function sharingOf(before: SharedOwnedRow, after: SharedOwnedRow): string | null {
  if (before.ownerId === null) return after.ownerId === null ? 'changed' : 'made private';
  return after.ownerId === null ? 'shared' : null;
}

/** The owner of a row after it is shared or made private; unchanged when nothing is said. */
export const ownerOf = (
  before: Pick<SharedOwnedRow, 'ownerId' | 'authorId'>,
  shared: boolean | null | undefined,
): string | null => {
  if (shared === undefined || shared === null) return before.ownerId;
  return shared ? null : before.authorId;
};
