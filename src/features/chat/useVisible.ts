import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is looked at: not in a tab behind others. */
export const useVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
