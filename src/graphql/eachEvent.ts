import type { ExecutionResult } from 'graphql';

/** The answers to events, in their order, one at a time. Not a generator: ending one waits for its source's next event. */
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
