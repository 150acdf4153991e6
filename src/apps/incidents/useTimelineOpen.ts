import { useState } from 'react';
import { readStored, store } from '~/lib/safeStorage.ts';

const key = 'watchfloor_incident_timeline';

/** Whether the timeline stands above the desk: folded until somebody opens it. Remembered in this browser. */
export function useTimelineOpen() {
  const [open, setOpen] = useState(() => readStored(key) === 'open');
  const change = (next: boolean) => {
    setOpen(next);
    store(key, next ? 'open' : null);
  };
  return [open, change] as const;
}
