import { GraphQLError } from 'graphql';
import type { Context } from '~/resolvers/context.ts';
import type { Store } from '~/store/tables.ts';

/** How long an operation may take, in milliseconds. */
export const operationMs = 10_000;

export const timeoutCode = 'TIMEOUT';

const timeout = (milliseconds: number) =>
  new GraphQLError(
    `The operation took longer than ${milliseconds / 1000} seconds and was stopped. Ask for less in one operation.`,
    { extensions: { code: timeoutCode } },
  );

type Method = (...given: unknown[]) => unknown;

type Stored = Pick<Context, 'store' | 'fleetHealth'>;

/**
 * What an operation asks the store by, until a moment: then every read and write that is under way or begins fails with
 * TIMEOUT, and transactions are undone. So an operation that takes too long stops at its next or present question.
 */
export function storeUntil(
  { store, fleetHealth }: Stored,
  signal: AbortSignal,
  milliseconds: number,
): Stored {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(timeout(milliseconds)), { once: true });
  });
  // Told through the operations that wait; when none waits, nobody needs to know.
  stopped.catch(() => undefined);

  const limited =
    (method: Method, owner: object): Method =>
    (...given) => {
      if (signal.aborted) return stopped;
      return Promise.race([Reflect.apply(method, owner, given), stopped]);
    };

  const portUntil = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
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
        return typeof value === 'object' && value !== null ? portUntil(value) : value;
      },
    });

  return { store: whole(store), fleetHealth: portUntil(fleetHealth) };
}
