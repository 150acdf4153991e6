let held = false;
const listeners = new Set<() => void>();

/** Said when this page holds a still of a camera. */
export function tellHeld(): void {
  if (held) return;
  held = true;
  for (const listener of listeners) listener();
}

/** Whether this page has ever held a still of a camera; for useSyncExternalStore. */
export const hasHeldStills = (): boolean => held;

/** Calls back when the first still is held. Returns the function that stops it. */
export function onFirstStill(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
