import type { Store, TableName } from '~/store/tables.ts';

export interface CountedStore {
  readonly store: Store;
  /** How often a table was read since the last call; begins anew. */
  readonly take: () => Readonly<Partial<Record<TableName, number>>>;
}

const reading = new Set(['get', 'getMany', 'list', 'count', 'aggregate']);

/** The same store, which counts how often its tables are read outside transactions. */
export function countReads(store: Store): CountedStore {
  let reads: Partial<Record<TableName, number>> = {};
  const counted = (name: TableName) =>
    new Proxy(store[name], {
      get(table, method, receiver) {
        if (typeof method === 'string' && reading.has(method)) reads[name] = (reads[name] ?? 0) + 1;
        return Reflect.get(table, method, receiver);
      },
    });
  const tables = new Map<PropertyKey, unknown>();
  return {
    store: new Proxy(store, {
      get(target, name, receiver) {
        const own: unknown = Reflect.get(target, name, receiver);
        if (typeof own !== 'object') return own;
        if (!tables.has(name)) tables.set(name, counted(name as TableName));
        return tables.get(name);
      },
    }),
    take() {
      const taken = reads;
      reads = {};
      return taken;
    },
  };
}
