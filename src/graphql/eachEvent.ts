import type { ExecutionResult } from 'graphql';

/**
 * Answers events in their order, one at a time. Not a generator: ending a generator would wait for the next event of
 * its source.
 */
export function eachEvent(
  events: AsyncIterable<unknown>,
  answer: (event: unknown) => ExecutionResult | Promise<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  const source = events[Symbol.asyncIterator]();
  return {
    async next() {
      const event = await source.next();
      return event.done
        ? { value: undefined, done: true }
        : { value: await answer(event.value), done: false };
    },
    async return() {
      await source.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
