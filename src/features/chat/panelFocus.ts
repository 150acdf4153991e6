import { type RefObject, useEffect, useRef } from 'react';
import { chatPanelId } from '~/shell/ui/panels.ts';

type Frame = RefObject<HTMLElement | null>;

/** Gives the focus back to what had it before the panel opened. The returned function keeps it from doing so once. */
export function useReturningFocus(open: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [open]);
  return () => {
    opener.current = null;
  };
}

/** Moves the focus into the panel when it opens or another contact is chosen: to the message, else to the way out. */
export function useFirstFocus(frame: Frame, open: boolean, contactId: string | null): void {
  useEffect(() => {
    if (!open) return;
    const field = contactId === null ? null : frame.current?.querySelector<HTMLElement>('textarea');
    const wayOut = frame.current?.querySelector<HTMLElement>('[data-head] button');
    (field ?? wayOut)?.focus();
  }, [frame, open, contactId]);
}

/**
 * Calls back on Esc and, with `true`, on a click outside; what opens the panel is not outside. Not before the click is
 * whole: the page takes the room of the panel, and what was pressed would move away under the pointer.
 */
export function useDismissal(frame: Frame, open: boolean, onDismiss: (outside: boolean) => void): void {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    if (!open) return;
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element) || frame.current?.contains(target)) return;
      if (!target.closest(`[aria-controls="${chatPanelId}"]`)) latest.current(true);
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A dialog above the panel takes its own Esc.
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog:modal')) {
        latest.current(false);
      }
    };
    // On the way down: what a click inside takes off the page is still there.
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey);
    };
  }, [frame, open]);
}
