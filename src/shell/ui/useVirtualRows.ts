import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { visibleWith } from './visibleWith.ts';

interface VirtualRowsOptions {
  /** All that are loaded. */
  readonly rows: readonly { readonly id: string }[];
  /** What scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Pixels of a usual row; each is measured when it is drawn. */
  readonly rowHeight: number;
  /** The row that keeps the focus when it is scrolled out of sight; its neighbours can be gone to. */
  readonly currentId: string | undefined;
}

/** Rows that are drawn beyond what is seen. */
export const BEYOND = 8;

/** Which rows of a table are drawn: those in sight, some around them, and the current one. */
export function useVirtualRows({ rows, frame, rowHeight, currentId }: VirtualRowsOptions) {
  const place = rows.findIndex(({ id }) => id === currentId);
  return useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: BEYOND,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: (range) => visibleWith(range, place),
  });
}
