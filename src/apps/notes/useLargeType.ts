import { useState } from 'react';
import { readStored, store } from '~/lib/safeStorage.ts';

const key = 'watchfloor_notes_type';

/** Whether notes are written in large type. Remembered in this browser. */
export function useLargeType() {
  const [large, setLarge] = useState(() => readStored(key) === 'large');
  const change = (next: boolean) => {
    setLarge(next);
    store(key, next ? 'large' : null);
  };
  return [large, change] as const;
}
