import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react';
import { POPUP_GAP } from './popupGap.ts';

/** Pixels between a popup and the edges of the screen. */
const EDGE = 8;
/** Pixels that a popup keeps, however little room there is: beyond them it scrolls. */
const LEAST = 120;

/**
 * Puts a popup below its button, or above where there is more room, always within the screen, and keeps it beside the
 * button while the page scrolls or the screen changes its size. When something beside the button changes, the popup
 * stays: whoever has just clicked in it will click there again. `side` is where its edge and the button's meet.
 * @returns what ends it.
 */
export function placePopup(button: Element, popup: HTMLElement, side: 'start' | 'end'): () => void {
  const place = async () => {
    const { x, y, placement } = await computePosition(button, popup, {
      strategy: 'fixed',
      placement: `bottom-${side}`,
      middleware: [
        offset(POPUP_GAP),
        flip({ padding: EDGE }),
        shift({ padding: EDGE }),
        size({
          padding: EDGE,
          apply: ({ availableHeight }) => {
            popup.style.maxBlockSize = `min(var(--popup-height, 100dvh), ${Math.max(LEAST, availableHeight)}px)`;
          },
        }),
      ],
    });
    // A list that gets shorter stays beside its button: what stands above it keeps its lower edge.
    const above = placement.startsWith('top');
    Object.assign(popup.style, {
      left: `${x}px`,
      top: above ? 'auto' : `${y}px`,
      bottom: above ? `${document.documentElement.clientHeight - y - popup.offsetHeight}px` : 'auto',
    });
  };
  return autoUpdate(button, popup, () => void place(), { elementResize: false, layoutShift: false });
}
