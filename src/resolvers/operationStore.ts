import type { BaseRow, StoreOf } from '~/store/port.ts';

/** How often an operation has written so far. What it read before its last write may be outdated. */
export interface Writes {
  readonly count: number;
}

type Method = (...given: unknown[]) => Promise<unknown>;

const writing: ReadonlySet<string | symbol> = new Set(['insert', 'update', 'remove', 'reset']);

/**
 * The store as one operation sees it, and how often the operation has written through it: a write counts when it is done,
 * inside a transaction too, and a transaction once more when it is kept.
 */
export function operationStore<Tables extends Record<keyof Tables, BaseRow>>(
  store: StoreOf<Tables>,
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

  const whole = (inner: StoreOf<Tables>): StoreOf<Tables> =>
    new Proxy(inner, {
      get(target, name) {
        if (name === 'transaction') {
          return <T>(work: (tx: StoreOf<Tables>) => Promise<T>) =>
            counted(target.transaction((tx) => work(whole(tx))));
        }
        const value = member(target, name);
        return typeof value === 'object' && value !== null ? table(value) : value;
      },
    });

  return { store: whole(store), writes };
}
