import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useDeferredValue } from 'react';
import { visibleWith } from './visibleWith.ts';

export interface Rows {
  /** All that are loaded. */
  readonly rows: readonly { readonly id: string }[];
  /** Pixels of a usual row; each is measured when it is drawn. */
  readonly rowHeight: number;
  /** The row that keeps the focus when it is scrolled out of sight; its neighbours can be gone to. */
  readonly currentId?: string | null | undefined;
}

interface VirtualRowsOptions extends Rows {
  /** What scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** Rows that are drawn beyond what is seen. */
export const BEYOND = 8;

/**
 * Which rows are drawn: those in sight, some around them, and the current one. At first those in sight alone, so that they
 * are seen sooner; the others follow at once, while nothing waits for them.
 */
export function useRowOptions({ rows, rowHeight, currentId }: Rows) {
  const overscan = useDeferredValue(BEYOND, 0);
  const place = currentId ? rows.findIndex(({ id }) => id === currentId) : -1;
  return {
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan,
    getItemKey: (index: number) => rows[index]?.id ?? index,
    rangeExtractor: (range: Range) => visibleWith(range, place),
  };
}

/** The rows of a table, in a frame that scrolls. */
export function useVirtualRows({ frame, ...rows }: VirtualRowsOptions) {
  return useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    ...useRowOptions(rows),
    getScrollElement: () => frame.current,
  });
}
