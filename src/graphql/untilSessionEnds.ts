import type { ExecutionResult } from 'graphql';
import type { Context } from '~/resolvers/context.ts';
import { unauthenticated } from '~/resolvers/errors.ts';

/** setTimeout overflows above 2³¹ ms; a session that lives longer is checked again then. */
const longestWait = 2 ** 31 - 1;

/**
 * The results until the caller's session is ended or its time is over; the last one then says so, as a refused token
 * does. A subscription of the program itself has no session and goes on.
 * @param clock milliseconds since 1970
 */
export function untilSessionEnds(
  results: AsyncIterableIterator<ExecutionResult>,
  { session, events, store }: Context,
  clock: () => number,
): AsyncIterableIterator<ExecutionResult> {
  if (!session) return results;
  const endings = events.subscribe('sessionEnded', ({ sessionId }) => sessionId === session.id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function stop() {
    clearTimeout(timer);
    return Promise.all([endings.return?.(), results.return?.()]);
  }

  function end(): void {
    ended = true;
    void stop();
  }

  function waitUntil(expiresAt: number): void {
    timer = setTimeout(() => void look().catch(end), Math.min(expiresAt - clock(), longestWait));
  }

  /** The session may have been refreshed meanwhile. */
  async function look(): Promise<void> {
    const row = await store.sessions.get(session?.id ?? '');
    if (row && row.revokedAt === null && row.expiresAt > clock()) waitUntil(row.expiresAt);
    else end();
  }

  async function listen(): Promise<void> {
    for await (const _ of endings) end();
  }

  void listen();
  // At once too: the session may have ended between the token's check and the listening.
  void look().catch(end);
  let told = false;
  return {
    async next() {
      const result = await results.next().catch((error: unknown) => {
        void stop();
        throw error;
      });
      if (!ended) {
        if (result.done) void stop();
        return result;
      }
      if (told) return { value: undefined, done: true };
      told = true;
      return { value: { errors: [unauthenticated('Invalid access token detected')] }, done: false };
    },
    async return() {
      await stop();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
