/**
 * Loads when it is first asked and answers with the same from then on. Whoever waits for a loading that fails is told;
 * the failure is forgotten, so that the next call loads anew.
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
