import { type Store, tableSpecs } from '~/store/tables.ts';
import type { TestApi } from './environment.ts';

const reading = ['get', 'getMany', 'list', 'count', 'aggregate'];

/**
 * Runs the work and tells how many times it read the store outside transactions, table by table, in the order of the first
 * reads. The account and the session of who asks are read once an operation, and not counted.
 */
export async function countReads(
  { environment }: TestApi,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const reads: Record<string, number> = {};
  const tables = Object.keys(tableSpecs) as (keyof typeof tableSpecs)[];
  const counted = (name: string, table: object) =>
    new Proxy(table, {
      get(target, method, receiver) {
        if (name !== 'users' && name !== 'sessions' && reading.includes(String(method)))
          reads[name] = (reads[name] ?? 0) + 1;
        return Reflect.get(target, method, receiver);
      },
    });
  const store = environment.store as Record<keyof typeof tableSpecs, object> & Store;
  const originals = tables.map((name) => [name, store[name]] as const);
  Object.assign(store, Object.fromEntries(originals.map(([name, table]) => [name, counted(name, table)])));
  try {
    await work();
  } finally {
    Object.assign(store, Object.fromEntries(originals));
  }
  return reads;
}
