/**
 * The events that are wanted. Not a generator: ending one waits for the next event of its source, and a subscriber who
 * has left would be kept until then.
 */
export function onlyThose<Payload>(
  source: AsyncIterableIterator<Payload>,
  wanted: (payload: Payload) => boolean,
): AsyncIterableIterator<Payload> {
  return {
    async next() {
      for (;;) {
        const result = await source.next();
        if (result.done || wanted(result.value)) return result;
      }
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
