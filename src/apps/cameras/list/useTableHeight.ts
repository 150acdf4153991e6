import { useSyncExternalStore } from 'react';

/** What stands above and below the table, in pixels, and the least that the table takes. */
const AROUND = 248;
const LEAST = 360;

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/** The pixels that a table may take so that the page need not scroll. */
export const useTableHeight = (): number =>
  useSyncExternalStore(subscribe, () => Math.max(LEAST, innerHeight - AROUND));
