/**
 * Loads on the first call and returns the same promise from then on. When loading fails, everybody who waits gets the
 * error, and the next call loads again.
 */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
