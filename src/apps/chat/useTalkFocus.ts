import { useEffect, useRef } from 'react';

/**
 * Takes the focus from the row that was opened to the field for the message, and back to the row when the conversation is
 * left. Whoever came by a link, or works with a finger, for whom a keyboard would cover the messages, keeps it.
 */
export function useTalkFocus(contactId: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(contactId);
  useEffect(() => {
    const left = before.current;
    before.current = contactId;
    if (left === contactId) return;
    const element = frame.current;
    if (contactId === null) {
      element?.querySelector<HTMLElement>(`[data-row="${CSS.escape(left ?? '')}"] a`)?.focus();
      return;
    }
    if (!document.activeElement?.closest('[data-row]') || !matchMedia('(pointer: fine)').matches) return;
    // The conversation is drawn when its answer is there.
    const take = () => {
      const field = element?.querySelector<HTMLElement>(`[data-talk="${CSS.escape(contactId)}"] textarea`);
      field?.focus();
      return field !== undefined && field !== null;
    };
    if (take() || !element) return;
    const observer = new MutationObserver(() => {
      if (take()) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [contactId]);
  return frame;
}
