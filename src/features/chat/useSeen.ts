import { type RefObject, useEffect } from 'react';
import type { ChatBubbleFragment } from './ChatBubbles.generated.ts';
import { seenUntil, unreadOf } from './reading.rules.ts';
import { useVisible } from './useVisible.ts';

/** The bubble of a message. */
export const bubbleOf = (log: HTMLElement, id: string): HTMLElement | null =>
  log.querySelector(`[data-message="${CSS.escape(id)}"]`);

/**
 * Calls back with the newest unread message that has been in sight, while the page is looked at.
 * @param messages oldest first
 */
export function useSeen(
  log: RefObject<HTMLElement | null>,
  messages: readonly ChatBubbleFragment[],
  unread: number,
  onSeen: (messageId: string) => void,
): void {
  const visible = useVisible();
  useEffect(() => {
    const element = log.current;
    if (!element || !visible || unread === 0) return;
    const look = () => {
      const places = unreadOf(messages, unread).flatMap(({ id }) => {
        const bubble = bubbleOf(element, id);
        return bubble ? [{ id, bottom: bubble.getBoundingClientRect().bottom }] : [];
      });
      const seen = seenUntil(places, element.getBoundingClientRect().bottom);
      if (seen !== null) onSeen(seen);
    };
    // Tells at once, too.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [log, messages, unread, onSeen, visible]);
}
