import { useState } from 'react';
import { readStored, store } from '~/lib/safeStorage.ts';

const key = 'watchfloor_desk_keys';

/**
 * Whether the letters of lists also work while nothing has the focus, which can be turned off (WCAG 2.1.4). Remembered
 * in this browser.
 */
export function useWideKeys() {
  const [wide, setWide] = useState(() => readStored(key) !== 'focus');
  const change = (next: boolean) => {
    setWide(next);
    store(key, next ? null : 'focus');
  };
  return [wide, change] as const;
}
