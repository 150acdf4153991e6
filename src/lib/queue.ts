/** A function that runs what it is given one after the other, in the order of the calls, whether it fails or not. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    // Only the caller gets the error; the next task runs anyway.
    last = run.catch(() => undefined);
    return run;
  };
}
