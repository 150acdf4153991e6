import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** Pixels from the end within which one still stands at the newest. */
const NEAR = 48;

/**
 * Whether the log stands at its newest message. Whoever stands there stays there when more come.
 * @param last id of the newest message
 */
export function useNewest(log: RefObject<HTMLElement | null>, last: string | null) {
  const [atNewest, setAtNewest] = useState(true);

  const go = useCallback(() => {
    // The log grows upwards (column-reverse): 0 is its end.
    log.current?.scrollTo({ top: 0 });
    setAtNewest(true);
  }, [log]);
  // Before the browser tells that what has come has moved the end away.
  useLayoutEffect(() => {
    if (atNewest && last !== null) go();
  }, [atNewest, last, go]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => setAtNewest(Math.abs(element.scrollTop) < NEAR);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [log]);
  return { atNewest, go };
}
