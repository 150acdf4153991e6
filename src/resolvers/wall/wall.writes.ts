import type { Table, Where } from '~/store/port.ts';
import type { Store } from '~/store/tables.ts';
import { type Audited, recordAudit } from '../audit/audit.rules.ts';
import { oneThat } from '../base/owned.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { Context } from '../context.ts';
import { forbidden, notFound } from '../errors.ts';
import type { SharedOwnedRow } from './wall.rows.ts';
import { isEditable, isVisible, PRIVATE_LIMIT, RESTORE_TIME, SHARED_LIMIT } from './wall.rules.ts';
import { viewerOf, visibleTo } from './wall.sharing.ts';

/** What the writes of walls and of tours differ in. */
export interface SharedKind<Row extends SharedOwnedRow> {
  /** With a capital letter: "Wall". */
  readonly what: string;
  /** In the plural: "walls". */
  readonly many: string;
  readonly tableOf: (store: Store) => Table<Row>;
}

/** The row as it is stored now, or null and why it was not, by field. */
export interface Written<Row> {
  readonly row: Row | null;
  readonly errors: FieldErrorRow[];
}

// Through a generic row TypeScript does not see that these fields are the row's.
const condition = <Row extends SharedOwnedRow>(where: Where<SharedOwnedRow>) => where as Where<Row>;
const removedAt = <Row extends SharedOwnedRow>(moment: number | null) =>
  ({ removedAt: moment }) as Partial<Omit<Row, 'id'>>;

const refused = (errors: FieldErrorRow[]) => ({ row: null, errors });

function assertEditable(context: Context, row: SharedOwnedRow, what: string): void {
  if (!isEditable(row, viewerOf(context))) {
    throw forbidden(`${what} ${row.name} is shared: who made it and administrators may change it.`);
  }
}

/** A row that the viewer may change. FORBIDDEN when it is shared by somebody else, NOT_FOUND when it is hidden. */
export async function rowToChange<Row extends SharedOwnedRow>(
  tx: Store,
  context: Context,
  { what, tableOf }: SharedKind<Row>,
  id: string,
): Promise<Row> {
  const row = await oneThat(tableOf(tx), id, what, visibleTo(context));
  assertEditable(context, row, what);
  return row;
}

/**
 * Why there may not be one more, by field: its maker keeps as many as anybody may, or as many are shared as everybody is
 * shown.
 *
 * @param before what was there; null when it comes, or comes back
 * @param what "walls" or "tours"
 */
async function limitErrors<Row extends SharedOwnedRow>(
  table: Table<Row>,
  { authorId, ownerId }: SharedOwnedRow,
  before: SharedOwnedRow | null,
  what: string,
): Promise<FieldErrorRow[]> {
  if (before === null && (await table.count(condition({ authorId, removedAt: null }))) >= PRIVATE_LIMIT) {
    return [refuse('name', 'LIMIT_REACHED', { most: PRIVATE_LIMIT, of: what })];
  }
  const becomesShared = ownerId === null && before?.ownerId !== null;
  if (becomesShared && (await table.count(condition({ ownerId: null, removedAt: null }))) >= SHARED_LIMIT) {
    return [refuse('shared', 'LIMIT_REACHED', { most: SHARED_LIMIT, of: `shared ${what}` })];
  }
  return [];
}

/** Records a change of a shared row in the audit. Private rows are not recorded. */
async function audit(
  tx: Store,
  context: Context,
  action: Audited['action'],
  { id, name }: SharedOwnedRow,
  detail: string,
): Promise<void> {
  await recordAudit(tx, context, { action, subject: 'WALL', subjectId: id, subjectName: name, detail });
}

/** What a change does to who sees the row, for the audit; null when nobody else sees it before or after. */
function sharingOf(before: SharedOwnedRow, after: SharedOwnedRow): string | null {
  if (before.ownerId === null) return after.ownerId === null ? 'changed' : 'made private';
  return after.ownerId === null ? 'shared' : null;
}

/** Inserts the row, unless there are as many as there may be. */
export async function insertShared<Row extends SharedOwnedRow>(
  tx: Store,
  context: Context,
  { what, many, tableOf }: SharedKind<Row>,
  row: Row,
): Promise<Written<Row>> {
  const full = await limitErrors(tableOf(tx), row, null, many);
  if (full.length > 0) return refused(full);
  await tableOf(tx).insert([row]);
  if (row.ownerId === null) await audit(tx, context, 'CREATE', row, `${what} shared.`);
  return { row, errors: [] };
}

/**
 * Updates the row, unless it becomes shared and as many are shared as may be.
 * @param before what was there, by rowToChange
 */
export async function updateShared<Row extends SharedOwnedRow>(
  tx: Store,
  context: Context,
  { what, many, tableOf }: SharedKind<Row>,
  before: Row,
  after: Row,
): Promise<Written<Row>> {
  const full = await limitErrors(tableOf(tx), after, before, many);
  if (full.length > 0) return refused(full);
  const sharing = sharingOf(before, after);
  if (sharing) await audit(tx, context, 'CHANGE', after, `${what} ${sharing}.`);
  return { row: await tableOf(tx).update(after.id, after), errors: [] };
}

/** Marks the row as removed, and deletes those whose time to be restored is over. Throws as rowToChange does. */
export async function removeShared<Row extends SharedOwnedRow>(
  context: Context,
  kind: SharedKind<Row>,
  id: string,
): Promise<void> {
  await context.store.transaction(async (tx) => {
    const row = await rowToChange(tx, context, kind, id);
    if (row.ownerId === null) await audit(tx, context, 'REMOVE', row, `${kind.what} removed.`);
    const table = kind.tableOf(tx);
    const tooOld = condition<Row>({ removedAt: { lt: context.now - RESTORE_TIME } });
    const { rows: old } = await table.list({ where: tooOld });
    await table.remove(old.map((each) => each.id));
    await table.update(id, removedAt(context.now));
  });
}

/**
 * Restores a removed row, unless there are as many as there may be. Throws NOT_FOUND when its time is over or it is
 * hidden from the viewer, FORBIDDEN when it was shared by somebody else.
 */
export async function restoreShared<Row extends SharedOwnedRow>(
  context: Context,
  { what, many, tableOf }: SharedKind<Row>,
  id: string,
): Promise<Written<Row>> {
  return context.store.transaction(async (tx) => {
    const table = tableOf(tx);
    const removed = await table.get(id);
    const tooOld = context.now - RESTORE_TIME;
    if (
      !removed ||
      removed.removedAt === null ||
      removed.removedAt < tooOld ||
      !isVisible(removed, viewerOf(context))
    )
      throw notFound(what, id);
    assertEditable(context, removed, what);
    const full = await limitErrors(table, removed, null, many);
    if (full.length > 0) return refused(full);
    if (removed.ownerId === null) await audit(tx, context, 'CREATE', removed, `${what} restored.`);
    return { row: await table.update(id, removedAt(null)), errors: [] };
  });
}
