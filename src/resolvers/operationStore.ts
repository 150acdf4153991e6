import type { BaseRow, StoreOf, Table } from '~/store/port.ts';

/** How often an operation has written so far. What it read before its last write may be outdated. */
export interface Writes {
  readonly count: number;
}

/** Is told which rows of some tables are written. */
export interface WriteWatcher<Tables extends Record<keyof Tables, BaseRow>> {
  /** Whether it wants to know of this table: the rows that are removed from it are read before. */
  readonly watches: (table: string) => boolean;
  /**
   * The rows as they are now, or as they were before they were removed.
   * @param store that they are written to: that of a transaction keeps them later, or not at all
   */
  readonly wrote: (store: StoreOf<Tables>, table: string, rows: readonly BaseRow[]) => void;
}

type Method = (...given: unknown[]) => Promise<unknown>;

const writing: ReadonlySet<string | symbol> = new Set(['insert', 'update', 'remove', 'reset']);

/** The write, and the rows that it concerns. */
async function observed(
  table: Table<BaseRow>,
  name: string | symbol,
  given: readonly unknown[],
  write: () => Promise<unknown>,
): Promise<{ readonly result: unknown; readonly rows: readonly BaseRow[] }> {
  const before = name === 'remove' ? await table.getMany(given[0] as readonly string[]) : [];
  const result = await write();
  if (name === 'update') return { result, rows: [result as BaseRow] };
  if (name === 'insert') return { result, rows: given[0] as readonly BaseRow[] };
  return { result, rows: before.filter((row) => row !== undefined) };
}

/**
 * The store as one operation sees it, and how often the operation has written through it: a write counts when it is done,
 * inside a transaction too, and a transaction once more when it is kept.
 */
export function operationStore<Tables extends Record<keyof Tables, BaseRow>>(
  store: StoreOf<Tables>,
  watcher?: WriteWatcher<Tables>,
): { readonly store: StoreOf<Tables>; readonly writes: Writes } {
  const writes = { count: 0 };

  const counted = async <T>(write: Promise<T>): Promise<T> => {
    const result = await write;
    writes.count += 1;
    return result;
  };

  const member = (owner: object, name: string | symbol): unknown => {
    const value: unknown = Reflect.get(owner, name);
    return writing.has(name) && typeof value === 'function'
      ? (...given: unknown[]) => counted(Reflect.apply(value as Method, owner, given))
      : value;
  };

  const table = (inner: object): object => new Proxy(inner, { get: (target, name) => member(target, name) });

  const watched = (inner: object, name: string, within: StoreOf<Tables>): object =>
    new Proxy(inner, {
      get(target, method) {
        const value = member(target, method);
        if (!writing.has(method) || typeof value !== 'function' || !watcher) return value;
        return async (...given: unknown[]) => {
          const { result, rows } = await observed(target as Table<BaseRow>, method, given, () =>
            (value as Method)(...given),
          );
          if (rows.length > 0) watcher.wrote(within, name, rows);
          return result;
        };
      },
    });

  const whole = (inner: StoreOf<Tables>): StoreOf<Tables> =>
    new Proxy(inner, {
      get(target, name) {
        if (name === 'transaction') {
          return <T>(work: (tx: StoreOf<Tables>) => Promise<T>) =>
            counted(target.transaction((tx) => work(whole(tx))));
        }
        const value = member(target, name);
        if (typeof value !== 'object' || value === null) return value;
        return typeof name === 'string' && watcher?.watches(name)
          ? watched(value, name, inner)
          : table(value);
      },
    });

  return { store: whole(store), writes };
}
