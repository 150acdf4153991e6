import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** How many incidents nobody has acknowledged; 0 until it is known. Told by whoever counts them, shown by the shell. */
export const waitingCount = {
  read: () => count,
  set(next: number) {
    if (next === count) return;
    count = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useWaitingCount = (): number => useSyncExternalStore(waitingCount.subscribe, waitingCount.read);
