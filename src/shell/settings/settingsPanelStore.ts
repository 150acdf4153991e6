import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the settings: the gear at the side does, and the user menu where there is no room for a gear. */
export function showSettings(value: boolean): void {
  open = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettingsOpen = (): boolean => useSyncExternalStore(subscribe, () => open);
