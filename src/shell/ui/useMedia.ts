import { useCallback, useSyncExternalStore } from 'react';

/** Breakpoints of the specification's widths (screens, shell): below `medium` is mobile. */
export const media = {
  mobile: '(max-width: 959px)',
  wide: '(min-width: 1280px)',
} as const;

/** Whether the media query holds; the component renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
