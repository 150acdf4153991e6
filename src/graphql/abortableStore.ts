import type { Context } from '~/resolvers/context.ts';
import type { Work } from './work.ts';

type Store = Context['store'];

type Method = (...given: unknown[]) => unknown;

type Ending = Pick<Work, 'signal' | 'ended'>;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** The method while the work lasts. What answers at once, without a question, is left as it is. */
const limited =
  (method: Method, owner: object, { signal, ended }: Ending): Method =>
  (...given) => {
    if (signal.aborted) return ended;
    const answer: unknown = Reflect.apply(method, owner, given);
    return isPromise(answer) ? Promise.race([answer, ended]) : answer;
  };

/** A port while the work lasts: its questions fail with the reason for which the work ends early. */
export const abortablePort = <Port extends object>(port: Port, work: Ending): Port =>
  new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? limited(value as Method, target, work) : value;
    },
  });

/**
 * The store while the work lasts: when that ends early, every read and write that is under way or begins fails with its
 * reason, and transactions are undone. So the work stops at its next or present question to the store.
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
