import type { PointerEvent } from 'react';
import type { Placed, Span } from '../layout.rules.ts';
import styles from './WallGrid.module.css';

interface ResizeHandleProps {
  readonly place: Placed;
  readonly onResize: (place: number, span: Span) => void;
}

/** How many columns and rows the tile takes when its corner is at the pointer. */
function spanAt(handle: HTMLElement, place: Placed, { clientX, clientY }: PointerEvent): Span | null {
  const tile = handle.closest('li')?.getBoundingClientRect();
  if (!tile) return null;
  const across = getComputedStyle(handle).direction === 'rtl' ? tile.right - clientX : clientX - tile.left;
  return {
    columns: Math.max(1, Math.round(across / (tile.width / place.columns))),
    rows: Math.max(1, Math.round((clientY - tile.top) / (tile.height / place.rows))),
  };
}

/** The corner that is drawn to make a tile larger or smaller. The keyboard has the tile's menu, plus and minus for it. */
export function ResizeHandle({ place, onResize }: ResizeHandleProps) {
  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const span = spanAt(event.currentTarget, place, event);
    const same = span?.columns === place.columns && span.rows === place.rows;
    if (span && !same) onResize(place.index, span);
  };
  return (
    <span
      className={styles.handle}
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={start}
      onPointerUp={end}
    />
  );
}
