import DataLoader from 'dataloader';
import type { Context } from '../context.ts';

type Loader = DataLoader<string, unknown>;

/** The questions that an operation has asked, and how often it had written when the first of them was asked. */
interface Asked {
  readonly writes: number;
  readonly loaders: Map<string, Loader>;
}

const askedIn = new WeakMap<Context, Asked>();

/** What was asked since the operation wrote last: what was read before that may no longer be so. */
function loadersOf(context: Context): Asked['loaders'] {
  const writes = context.writes.count;
  const before = askedIn.get(context);
  if (before?.writes === writes) return before.loaders;
  const loaders: Asked['loaders'] = new Map();
  askedIn.set(context, { writes, loaders });
  return loaders;
}

/**
 * Answers many questions of one operation by one read. Questions with the same name and context are collected and
 * given to `read` together, each id once; `read` answers with a map, and an id that is missing there gets `undefined`.
 * Answers are kept until the operation writes: what is asked after that is read anew.
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

/** The row of an id, read together with the other rows of that table that the operation needs. */
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

/** Like rowOf, for references that must hold: a missing row is our error, not the caller's. */
export async function requiredRow<T extends RowTable>(
  context: Context,
  table: T,
  id: string,
): Promise<RowOf<T>> {
  const row = await rowOf(context, table, id);
  if (!row) throw new Error(`The row ${id} of ${table} is referred to but missing.`);
  return row;
}
