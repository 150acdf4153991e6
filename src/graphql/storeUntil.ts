import type { Context } from '~/resolvers/context.ts';
import type { Work } from './work.ts';

type Store = Context['store'];

type Method = (...given: unknown[]) => unknown;

/**
 * The store while the work lasts: when that ends early, every read and write that is under way or begins fails with its
 * reason, and transactions are undone. So the work stops at its next or present question to the store.
 */
export function storeUntil(store: Store, { signal, ended }: Pick<Work, 'signal' | 'ended'>): Store {
  const limited =
    (method: Method, owner: object): Method =>
    (...given) => {
      if (signal.aborted) return ended;
      return Promise.race([Reflect.apply(method, owner, given), ended]);
    };

  const tableUntil = (table: object): object =>
    new Proxy(table, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? limited(value as Method, target) : value;
      },
    });

  const whole = (inner: Store): Store =>
    new Proxy(inner, {
      get(target, name) {
        if (name === 'transaction') {
          return limited(
            ((work: (tx: Store) => Promise<unknown>) =>
              target.transaction((tx) => work(whole(tx)))) as Method,
            target,
          );
        }
        const value: unknown = Reflect.get(target, name);
        if (typeof value === 'function') return limited(value as Method, target);
        return typeof value === 'object' && value !== null ? tableUntil(value) : value;
      },
    });

  return whole(store);
}
