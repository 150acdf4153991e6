import type { Context } from '~/resolvers/context.ts';
import type { Work } from './work.ts';

type Store = Context['store'];

type Method = (...given: unknown[]) => unknown;

type Ending = Pick<Work, 'signal' | 'ended'>;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** The method, limited to the duration of the work. Results that are no promises are returned unchanged. */
const limited =
  (method: Method, owner: object, { signal, ended }: Ending): Method =>
  (...given) => {
    if (signal.aborted) return ended;
    const answer: unknown = Reflect.apply(method, owner, given);
    return isPromise(answer) ? Promise.race([answer, ended]) : answer;
  };

/** A port whose calls fail with the reason why the work ended early. */
export const abortablePort = <Port extends object>(port: Port, work: Ending): Port =>
  new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? limited(value as Method, target, work) : value;
    },
  });

/**
 * A store for one piece of work. When the work ends early, every current and later read or write fails with the reason,
 * and transactions are rolled back; so resolvers stop at their current or next call of the store.
 */
export const abortableStore = (store: Store, work: Ending): Store =>
  new Proxy(store, {
    get(target, name) {
      if (name === 'transaction') {
        return limited(
          ((run: (tx: Store) => Promise<unknown>) =>
            target.transaction((tx) => run(abortableStore(tx, work)))) as Method,
          target,
          work,
        );
      }
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'function') return limited(value as Method, target, work);
      return typeof value === 'object' && value !== null ? abortablePort(value, work) : value;
    },
  });
