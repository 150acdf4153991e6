import DataLoader from 'dataloader';
import { groupBy } from '~/lib/groupBy.ts';
import type { BaseRow, OrderBy, Table, Where } from '~/store/port.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';

type Loader = DataLoader<string, unknown>;

/** The loaders of an operation, and how often it had written when the first of them was used. */
interface Asked {
  readonly writes: number;
  readonly loaders: Map<string, Loader>;
}

const askedIn = new WeakMap<Context, Asked>();

/** The loaders that are used since the operation's last write: what was read before may be outdated. */
function loadersOf(context: Context): Asked['loaders'] {
  const writes = context.writes.count;
  const before = askedIn.get(context);
  if (before?.writes === writes) return before.loaders;
  const loaders: Asked['loaders'] = new Map();
  askedIn.set(context, { writes, loaders });
  return loaders;
}

/**
 * Collects the loads of one operation into one read. Ids that are loaded under the same name and context are given to
 * `read` together, each once; `read` returns a map, and an id that is missing in it gets `undefined`. Results are
 * cached until the operation writes.
 */
export async function loadBatched<Value>(
  context: Context,
  name: string,
  id: string,
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Value | undefined> {
  const own = loadersOf(context);
  let loader = own.get(name);
  if (!loader) {
    loader = new DataLoader(async (ids: readonly string[]) => {
      const found = await read(ids);
      return ids.map((key) => found.get(key));
    });
    own.set(name, loader);
  }
  return (await loader.load(id)) as Value | undefined;
}

type RowTable = Exclude<keyof Context['store'], 'transaction' | 'reset' | 'whenKept' | 'claimNumber'>;
type RowOf<T extends RowTable> = NonNullable<Awaited<ReturnType<Context['store'][T]['get']>>>;

/** The row with the id, read together with the other rows of the table that the operation needs. */
export function rowOf<T extends RowTable>(
  context: Context,
  table: T,
  id: string,
): Promise<RowOf<T> | undefined> {
  return loadBatched<RowOf<T>>(context, `row:${table}`, id, async (ids) => {
    const rows = await context.store[table].getMany(ids);
    return new Map(rows.flatMap((row) => (row ? [[row.id, row as RowOf<T>]] : [])));
  });
}

/** Like rowOf, for references that must exist: a missing row is our error, not the caller's. */
export async function requiredRow<T extends RowTable>(
  context: Context,
  table: T,
  id: string,
): Promise<RowOf<T>> {
  const row = await rowOf(context, table, id);
  if (!row) throw new Error(`The row ${id} of ${table} is referred to but missing.`);
  return row;
}

/**
 * Like rowOf, for what a caller asks for by its id. Throws NOT_FOUND when there is none.
 * @param what with a capital letter: "Order"
 */
export async function foundRow<T extends RowTable>(
  context: Context,
  table: T,
  id: string,
  what: string,
): Promise<RowOf<T>> {
  const row = await rowOf(context, table, id);
  if (!row) throw notFound(what, id);
  return row;
}

/**
 * Like foundRow, read by itself, as the table has it at this moment: for writes, which read inside their transaction, and
 * for events, whose context is older than what they tell of.
 */
export async function storedRow<Row extends BaseRow>(
  table: Table<Row>,
  id: string,
  what: string,
): Promise<Row> {
  const row = await table.get(id);
  if (!row) throw notFound(what, id);
  return row;
}

/** Which rows belong to an id: those that hold it in this field, and fulfil `where` if that is given. */
interface Belonging<T extends RowTable> {
  readonly field: keyof RowOf<T> & string;
  readonly where?: Where<RowOf<T>>;
}

/** The name under which one kind of load is collected: what is asked in the same way is read together. */
const nameOf = (asked: string, table: RowTable, question: object) =>
  `${asked}:${table}:${JSON.stringify(question)}`;

const idIn = (row: object, field: string) => String(Reflect.get(row, field));

const conditionOf = <T extends RowTable>({ field, where }: Belonging<T>, ids: readonly string[]) =>
  // Through a generic row TypeScript does not see that the field holds ids.
  ({ ...where, [field]: { in: ids } }) as Where<RowOf<T>>;

/** A table by its name. Through a generic name TypeScript does not see which row the table has. */
const tableOf = <T extends RowTable>({ store }: Context, table: T) =>
  store[table] as unknown as Table<RowOf<T>>;

/**
 * The rows that belong to the id, read together with those of the other ids that the operation needs.
 * @param orderBy default: by id
 */
export async function rowsBelongingTo<T extends RowTable>(
  context: Context,
  table: T,
  id: string,
  belonging: Belonging<T>,
  orderBy?: readonly OrderBy<RowOf<T>>[],
): Promise<RowOf<T>[]> {
  const name = nameOf('rows', table, { ...belonging, orderBy });
  const rows = await loadBatched<RowOf<T>[]>(context, name, id, async (ids) => {
    const source = tableOf(context, table);
    const page = await source.list({ where: conditionOf(belonging, ids), ...(orderBy && { orderBy }) });
    return groupBy(page.rows, (row) => idIn(row, belonging.field));
  });
  return rows ?? [];
}

/** How many rows belong to the id, counted together with those of the other ids that the operation needs. */
export async function countBelongingTo<T extends RowTable>(
  context: Context,
  table: T,
  id: string,
  belonging: Belonging<T>,
): Promise<number> {
  const count = await loadBatched<number>(context, nameOf('count', table, belonging), id, async (ids) => {
    const source = tableOf(context, table);
    const groups = await source.aggregate({
      where: conditionOf(belonging, ids),
      by: [belonging.field],
    });
    return new Map(groups.map((group) => [idIn(group.key, belonging.field), group.count]));
  });
  return count ?? 0;
}
