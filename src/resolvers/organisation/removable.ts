import type { Table } from '~/store/port.ts';
import type { Store } from '~/store/tables.ts';
import type { AuditEntryRow } from '../audit/audit.rows.ts';
import { recordAudit } from '../audit/audit.rules.ts';
import { presentRow, presentRows, type RemovableRow } from '../base/present.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';

/** What sites, projects and team members differ in when they are written. */
export interface RemovableKind<Row extends RemovableRow> {
  /** With a capital letter: "Site". */
  readonly what: string;
  /** In the plural: "sites". */
  readonly many: string;
  readonly subject: AuditEntryRow['subject'];
  /** How many there may be. */
  readonly most: number;
  /** Whether two of them may have the same name. */
  readonly sameNames: boolean;
  readonly tableOf: (store: Store) => Table<Row>;
}

/** The row as it is stored now, or null and why it was not, by field. */
export interface Written<Row> {
  readonly row: Row | null;
  readonly errors: FieldErrorRow[];
}

// Through a generic row TypeScript does not see that this field is the row's.
const removed = <Row extends RemovableRow>(moment: number | null) =>
  ({ removedAt: moment }) as Partial<Omit<Row, 'id'>>;

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Why a row cannot have its name, or be one more, by field.
 * @param before what was there; null when it comes, or comes back
 */
export async function rowErrors<Row extends RemovableRow>(
  tx: Store,
  { tableOf, most, many, sameNames }: RemovableKind<Row>,
  row: Row,
  before: Row | null,
): Promise<FieldErrorRow[]> {
  const others = (await presentRows(tableOf(tx))).filter(({ id }) => id !== row.id);
  if (before === null && others.length >= most) return [refuse('name', 'LIMIT_REACHED', { most, of: many })];
  const taken = !sameNames && others.some(({ name }) => sameName(name, row.name));
  return taken ? [refuse('name', 'TAKEN')] : [];
}

const audited = <Row extends RemovableRow>(
  { subject }: RemovableKind<Row>,
  action: AuditEntryRow['action'],
  { id, name }: Row,
  detail = '',
) => ({ action, subject, subjectId: id, subjectName: name, detail });

/** Inserts the row, unless its name is taken or there are as many as there may be. */
export async function insertRow<Row extends RemovableRow>(
  tx: Store,
  context: Context,
  kind: RemovableKind<Row>,
  row: Row,
): Promise<Written<Row>> {
  const errors = await rowErrors(tx, kind, row, null);
  if (errors.length > 0) return { row: null, errors };
  await kind.tableOf(tx).insert([row]);
  await recordAudit(tx, context, audited(kind, 'CREATE', row));
  return { row, errors: [] };
}

/** The row that a change names. Throws NOT_FOUND when there is none or it is removed. */
async function rowToChange<Row extends RemovableRow>(
  tx: Store,
  { what, tableOf }: RemovableKind<Row>,
  id: string,
): Promise<Row> {
  const row = await presentRow(tableOf(tx), id);
  if (!row) throw notFound(what, id);
  return row;
}

/**
 * Changes a row, unless it would break a rule or take the name of another. The audit names the fields that differ. Throws
 * NOT_FOUND when there is none or it is removed.
 * @param changed the row as it is to be
 * @param errorsOf what is wrong with that
 * @param also is done in the same transaction
 */
export async function changeRow<Row extends RemovableRow>(
  context: Context,
  kind: RemovableKind<Row>,
  id: string,
  changed: (before: Row) => Row,
  errorsOf: (after: Row, tx: Store) => FieldErrorRow[] | Promise<FieldErrorRow[]>,
  also?: (tx: Store, before: Row, after: Row) => Promise<void>,
): Promise<Written<Row>> {
  return context.store.transaction(async (tx) => {
    const before = await rowToChange(tx, kind, id);
    const after = changed(before);
    const wrong = await errorsOf(after, tx);
    const errors = wrong.length > 0 ? wrong : await rowErrors(tx, kind, after, before);
    if (errors.length > 0) return { row: null, errors };
    const fields = Object.keys(after).filter(
      (field) => Reflect.get(before, field) !== Reflect.get(after, field),
    );
    if (fields.length > 0) await recordAudit(tx, context, audited(kind, 'CHANGE', after, fields.join(', ')));
    const row = await kind.tableOf(tx).update(id, after);
    await also?.(tx, before, after);
    return { row, errors: [] };
  });
}

/**
 * Marks the row as removed, unless something keeps it. Throws NOT_FOUND when there is none or it is removed.
 * @param keptBy says why it has to stay
 * @param also is done in the same transaction
 */
export async function removeRow<Row extends RemovableRow>(
  context: Context,
  kind: RemovableKind<Row>,
  id: string,
  keptBy: (tx: Store) => Promise<FieldErrorRow[]>,
  also?: (tx: Store) => Promise<void>,
): Promise<{ readonly removedId: string | null; readonly errors: FieldErrorRow[] }> {
  return context.store.transaction(async (tx) => {
    const row = await rowToChange(tx, kind, id);
    const errors = await keptBy(tx);
    if (errors.length > 0) return { removedId: null, errors };
    await kind.tableOf(tx).update(id, removed(context.now));
    await also?.(tx);
    await recordAudit(tx, context, audited(kind, 'REMOVE', row));
    return { removedId: id, errors: [] };
  });
}

/**
 * Takes a removal back, by the rules of new ones. Throws NOT_FOUND unless a row with this id was removed.
 * @param also is done in the same transaction
 */
export async function restoreRow<Row extends RemovableRow>(
  context: Context,
  kind: RemovableKind<Row>,
  id: string,
  also?: (tx: Store, row: Row) => Promise<void>,
): Promise<Written<Row>> {
  return context.store.transaction(async (tx) => {
    const table = kind.tableOf(tx);
    const row = await table.get(id);
    if (!row || row.removedAt === null) throw notFound(kind.what, id);
    const errors = await rowErrors(tx, kind, row, null);
    if (errors.length > 0) return { row: null, errors };
    await also?.(tx, row);
    await recordAudit(tx, context, audited(kind, 'CREATE', row, 'restored'));
    return { row: await table.update(id, removed(null)), errors: [] };
  });
}
