import { type CSSProperties, type PointerEvent, useState } from 'react';
import type { Arranging } from '../hooks/useArrange.ts';
import type { Placed, Span } from '../layout.rules.ts';
import styles from './WallGrid.module.css';

interface ResizeHandleProps {
  readonly place: Placed;
  readonly arranging: Arranging;
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

/** What the outline needs: its size and its distance from the tile's corner, counted in tiles of one place. */
const outlineOf = (place: Placed, target: Placed) =>
  ({
    '--across': target.columns / place.columns,
    '--down': target.rows / place.rows,
    '--back': (place.column - target.column) / place.columns,
    '--up': (place.row - target.row) / place.rows,
  }) as CSSProperties;

/**
 * The corner that is drawn to make a tile larger or smaller, with an outline of what it would take. The keyboard has the
 * tile's menu, plus and minus for it.
 */
export function ResizeHandle({ place, arranging }: ResizeHandleProps) {
  const [target, setTarget] = useState<Placed | null>(null);
  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setTarget(place);
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    const span = target && spanAt(event.currentTarget, place, event);
    const next = span && arranging.placeOfSize(place, span);
    if (next && (next.columns !== target.columns || next.rows !== target.rows)) setTarget(next);
  };
  const end = () => {
    setTarget(null);
    if (target && (target.columns !== place.columns || target.rows !== place.rows))
      arranging.resize(place.index, target);
  };
  return (
    <>
      {target ? (
        <span className={styles.outline} data-mode="dark" style={outlineOf(place, target)} aria-hidden="true">
          <bdi dir="ltr">
            {target.columns}×{target.rows}
          </bdi>
        </span>
      ) : null}
      <span
        className={styles.handle}
        aria-hidden="true"
        draggable
        onDragStart={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={() => setTarget(null)}
      />
    </>
  );
}
