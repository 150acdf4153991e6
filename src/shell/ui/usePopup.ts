import { useEffect, useRef, useState } from 'react';

/**
 * What a button opens beside itself: `frame` goes around both. A press or the focus elsewhere closes it; so does Esc,
 * which gives the focus back to the button and leaves open what is open behind.
 */
export function usePopup() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('pointerdown', onOutside);
    addEventListener('focusin', onOutside);
    addEventListener('keydown', onEscape, true);
    return () => {
      removeEventListener('pointerdown', onOutside);
      removeEventListener('focusin', onOutside);
      removeEventListener('keydown', onEscape, true);
    };
  }, [open]);
  return { open, setOpen, frame, button };
}
