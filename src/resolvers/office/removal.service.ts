import type { BaseRow, Table, Where } from '~/store/port.ts';
import type { Store, TableName, Tables } from '~/store/tables.ts';
import { isOwnOf } from '../base/owned.ts';
import { bulkIds } from '../base/paging.ts';
import { DAY } from '../base/period.rules.ts';
import { releaseBlobs } from '../blob/blob.service.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { RemovedThingRow, StoredRow } from './office.rows.ts';

/** What belongs to a row: the rows of the table that hold its id in the field. */
interface Belonging {
  readonly table: TableName;
  readonly field: string;
  /** What else such a row cannot be without: the field that names it, and its table. */
  readonly other?: { readonly field: string; readonly table: TableName };
}

/**
 * What can be removed and put back. This is the one rule of all of them: a removed row, and what belongs to it, leaves
 * its table, so that no list, count, read or search can find it, and waits whole in `removedThings`.
 */
const kinds = {
  mails: [{ table: 'mailLabelings', field: 'mailId' }],
  todos: [{ table: 'todoLabelings', field: 'todoId' }],
  notes: [{ table: 'noteLabelings', field: 'noteId', other: { field: 'labelId', table: 'noteLabels' } }],
  noteLabels: [{ table: 'noteLabelings', field: 'labelId', other: { field: 'noteId', table: 'notes' } }],
  contacts: [
    { table: 'contactMarks', field: 'contactId' },
    {
      table: 'contactMemberships',
      field: 'contactId',
      other: { field: 'groupId', table: 'contactGroups' },
    },
  ],
  contactGroups: [
    {
      table: 'contactMemberships',
      field: 'groupId',
      other: { field: 'contactId', table: 'contacts' },
    },
  ],
  calendarEvents: [],
} satisfies { readonly [T in TableName]?: readonly Belonging[] };

type Kind = keyof typeof kinds;

/** Whether rows of the table can be removed and put back. */
export const isRemovable = (table: TableName): table is Kind => table in kinds;

/** How long a removed thing can be put back, in milliseconds. */
export const RESTORABLE = 30 * DAY;

// Through a name TypeScript does not see which row the table has.
const tableOf = (store: Store, name: TableName) => store[name] as unknown as Table<BaseRow>;

const storedRow = (row: BaseRow): StoredRow => ({ ...row });

const idOf = (kind: Kind, id: string) => `${kind}:${id}`;

async function belongingsOf(tx: Store, kind: Kind, ids: readonly string[]) {
  const all: { readonly of: string; readonly table: TableName; readonly row: StoredRow }[] = [];
  for (const { table, field } of kinds[kind] as readonly Belonging[]) {
    const { rows } = await tableOf(tx, table).list({ where: { [field]: { in: ids } } as Where<BaseRow> });
    for (const row of rows) all.push({ of: String(Reflect.get(row, field)), table, row: storedRow(row) });
  }
  return all;
}

/**
 * Removes the rows, which are there, with all that belongs to them. For 30 days `restoreThings` puts them back as they
 * were, with the same ids.
 */
export async function removeThings<K extends Kind>(
  tx: Store,
  { now }: Pick<Context, 'now'>,
  kind: K,
  rows: readonly Tables[K][],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const belongings = await belongingsOf(tx, kind, ids);
  await tx.removedThings.insert(
    rows.map((row) => ({
      id: idOf(kind, row.id),
      removedAt: now,
      row: storedRow(row),
      belongings: belongings
        .filter(({ of }) => of === row.id)
        .map(({ table, row: own }) => ({ table, row: own })),
    })),
  );
  for (const { table } of kinds[kind] as readonly Belonging[]) {
    const own = belongings.filter((belonging) => belonging.table === table);
    await tableOf(tx, table).remove(own.map(({ row }) => row.id));
  }
  await tableOf(tx, kind).remove(ids);
}

/** Puts back what belonged, except where its other end is gone meanwhile. */
async function putBack(tx: Store, kind: Kind, things: readonly RemovedThingRow[]): Promise<void> {
  const belongings = things.flatMap((thing) => thing.belongings);
  for (const { table, other } of kinds[kind] as readonly Belonging[]) {
    const rows = belongings.filter((belonging) => belonging.table === table).map(({ row }) => row);
    const named = other ? rows.map((row) => String(row[other.field])) : [];
    const there = other ? await tableOf(tx, other.table).getMany(named) : [];
    await tableOf(tx, table).insert(rows.filter((_, index) => !other || there[index]));
  }
}

/**
 * Puts removed rows back as they were; those that are there already stay. Returns all of them, in the order of the ids.
 * Throws NOT_FOUND when one was never there, is forgotten, or is hidden from the viewer.
 *
 * @param what with a capital letter: "Mail"
 * @param isVisible whether the viewer may put the row back
 */
export async function restoreThings<K extends Kind>(
  tx: Store,
  kind: K,
  ids: readonly string[],
  what: string,
  isVisible: (row: Tables[K]) => boolean,
): Promise<Tables[K][]> {
  const table = tx[kind] as unknown as Table<Tables[K]>;
  const present = await table.getMany(ids);
  const removed = await tx.removedThings.getMany(ids.map((id) => idOf(kind, id)));
  const rows = ids.map((id, index) => {
    const row = present[index] ?? (removed[index]?.row as unknown as Tables[K] | undefined);
    if (!row || !isVisible(row)) throw notFound(what, id);
    return row;
  });
  const things = removed.filter((thing) => thing !== undefined);
  await table.insert(rows.filter((_, index) => !present[index]));
  await putBack(tx, kind, things);
  await tx.removedThings.remove(things.map(({ id }) => id));
  return rows;
}

/** Puts the viewer's own things back, at most 100 at once and all or none. Throws as `restoreThings` does. */
export function restoreOwn<K extends Exclude<Kind, 'contacts'>>(
  context: Context,
  kind: K,
  ids: readonly string[],
  what: string,
): Promise<Tables[K][]> {
  const wanted = bulkIds(ids);
  return context.store.transaction((tx) => restoreThings<K>(tx, kind, wanted, what, isOwnOf(context)));
}

/** Forgets what was removed 30 days ago or earlier. Returns how many things that were. */
export async function forgetRemovedThings(store: Store, now: number): Promise<number> {
  const where = { removedAt: { lte: now - RESTORABLE } };
  // Nothing is due at almost every beat of the clock, and a transaction would keep writers waiting.
  if ((await store.removedThings.count(where)) === 0) return 0;
  return store.transaction(async (tx) => {
    const { rows } = await tx.removedThings.list({ where });
    const ids = rows.map(({ id }) => id);
    await releaseBlobs(tx, now, ids);
    return tx.removedThings.remove(ids);
  });
}
