/** A function that runs what it is given one after the other, in the order of the calls, whether it fails or not. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    // The caller is told of an error; whoever comes next has nothing to do with it.
    last = run.catch(() => undefined);
    return run;
  };
}
