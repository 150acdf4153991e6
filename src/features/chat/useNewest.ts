import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { ChatBubbleFragment } from './ChatBubbles.generated.ts';
import { countFresh } from './chatPanel.rules.ts';

/** Pixels from the end within which one still stands at the newest. */
const NEAR = 48;

/**
 * Whether the log stands at its newest message, and what came since it was scrolled up.
 * @param messages oldest first
 */
export function useNewest(log: RefObject<HTMLElement | null>, messages: readonly ChatBubbleFragment[]) {
  const [atNewest, setAtNewest] = useState(true);
  const last = messages.at(-1)?.id ?? null;
  const [seen, setSeen] = useState(last);
  if (atNewest && seen !== last) setSeen(last);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => setAtNewest(Math.abs(element.scrollTop) < NEAR);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [log]);

  const go = useCallback(() => {
    // The log grows upwards (column-reverse): 0 is its end.
    log.current?.scrollTo({ top: 0 });
    setAtNewest(true);
  }, [log]);
  return { atNewest, fresh: atNewest ? 0 : countFresh(messages, seen), go };
}

export type Newest = ReturnType<typeof useNewest>;
