import { useCallback, useEffect, useRef, useState } from 'react';
import { POPUP_GAP } from './popupGap.ts';

const loadPlacing = () => import('./placePopup.ts');

/**
 * What a button opens beside itself: `frame` goes around both, `popup` on what is opened, which needs the attribute
 * `popover="manual"`: it stands in the browser's top layer, where nothing cuts it off. A press or the focus elsewhere
 * closes it; so does Esc, which gives the focus back to the button and leaves open what is open behind.
 * @param side where the edges of button and popup meet
 */
export function usePopup(side: 'start' | 'end' = 'start') {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useCallback(
    (floating: HTMLElement | null) => {
      const anchor = button.current;
      if (!anchor || !floating) return;
      floating.showPopover();
      // Where it stands until what places it is there, and where it stays if that cannot be fetched.
      const { left, bottom } = anchor.getBoundingClientRect();
      Object.assign(floating.style, { left: `${left}px`, top: `${bottom + POPUP_GAP}px` });
      let end: (() => void) | undefined;
      const ended = new AbortController();
      loadPlacing().then(
        ({ placePopup }) => {
          if (!ended.signal.aborted) end = placePopup(anchor, floating, side);
        },
        () => undefined,
      );
      return () => {
        ended.abort();
        end?.();
      };
    },
    [side],
  );
  useEffect(() => {
    // What places popups is fetched when somebody comes near the first of them.
    const prepare = () => void loadPlacing().catch(() => undefined);
    const near = frame.current;
    near?.addEventListener('pointerenter', prepare, { once: true });
    near?.addEventListener('focusin', prepare, { once: true });
    return () => {
      near?.removeEventListener('pointerenter', prepare);
      near?.removeEventListener('focusin', prepare);
    };
  }, []);
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
  return { open, setOpen, frame, button, popup };
}
