/** The iterator; calls back once when it is over, for whatever reason. */
export function whenOver<T>(source: AsyncIterableIterator<T>, over: () => void): AsyncIterableIterator<T> {
  let told = false;
  const end = () => {
    if (!told) over();
    told = true;
  };
  return {
    async next() {
      try {
        const result = await source.next();
        if (result.done) end();
        return result;
      } catch (error) {
        end();
        throw error;
      }
    },
    async return() {
      end();
      return (await source.return?.()) ?? { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
