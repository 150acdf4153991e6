/**
 * Does the work again and again, so many milliseconds after it was done the last time; a failure goes to `onError` and
 * ends nothing. Returns the function that stops it.
 */
export function repeat(
  work: () => Promise<unknown>,
  every: number,
  onError: (error: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const schedule = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      work().catch(onError).finally(schedule);
    }, every);
  };
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
