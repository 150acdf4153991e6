import { useEffect, useRef } from 'react';

/** Gives the focus to what the selector names as soon as it is there, unless something else takes it first. */
function focusWhenThere(frame: HTMLElement, selector: string): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const now = document.activeElement;
    if ((now !== before && now !== document.body) || take()) observer.disconnect();
  });
  const take = () => {
    const found = frame.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== null && document.activeElement === found;
  };
  if (!take()) observer.observe(frame, { childList: true, subtree: true });
  return () => observer.disconnect();
}

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
    if (left === contactId || !frame.current) return;
    if (contactId === null) return focusWhenThere(frame.current, `[data-row="${CSS.escape(left ?? '')}"] a`);
    const byHand = document.activeElement?.closest('[data-row]') && matchMedia('(pointer: fine)').matches;
    return byHand
      ? focusWhenThere(frame.current, `[data-talk="${CSS.escape(contactId)}"] textarea`)
      : undefined;
  }, [contactId]);
  return frame;
}
