import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import { useVirtualList } from './useVirtualList.ts';
import { BEYOND } from './useVirtualRows.ts';
import styles from './VirtualList.module.css';

interface VirtualListProps<Row extends { readonly id: string }> {
  /** What the rows are, for screen readers. */
  readonly label: string;
  /** The rows that are loaded, from the first on. */
  readonly rows: readonly Row[];
  /** How many there are in all, loaded or not. */
  readonly totalCount: number;
  /** Pixels of a usual row; each is measured when it is drawn. */
  readonly rowHeight: number;
  /** So many columns, each row in the shortest: cards of different heights. Default 1. */
  readonly lanes?: number;
  /** Pixels between rows, and between lanes; default 0. */
  readonly gap?: number;
  /** What stands in a row. The row itself, a list item, is drawn around it. */
  readonly children: (row: Row, index: number) => ReactNode;
  /** It stays drawn wherever it is, with its neighbours, so that the focus can stand on it. */
  readonly currentId?: string | null | undefined;
  /** Not all rows are loaded. */
  readonly hasMore?: boolean;
  /** The end of what is loaded comes near. Calls while a page is under way are to be ignored by the caller. */
  readonly onMore?: () => void;
  /** Reading on failed; a button calls `onMore`. */
  readonly moreFailed?: boolean;
}

/** Where a lane stands across the list. */
const placeOf = (lane: number, lanes: number, gap: number) =>
  lanes === 1
    ? {}
    : {
        insetInline: `calc((100% + ${gap}px) * ${lane} / ${lanes}) auto`,
        inlineSize: `calc((100% + ${gap}px) / ${lanes} - ${gap}px)`,
      };

/**
 * A list of however many rows, of which only those in sight are drawn. It scrolls with the page, or with the element
 * around it that scrolls, and reads on through `onMore` (see `usePreloadedList`). A row carries `data-row`, its id, by
 * which `useListKeys` finds it.
 */
export function VirtualList<Row extends { readonly id: string }>(props: VirtualListProps<Row>) {
  const { rows, totalCount, rowHeight, currentId, children } = props;
  const { lanes = 1, gap = 0, hasMore = false, onMore, moreFailed = false } = props;
  const t = useTexts('shell');
  const list = useRef<HTMLUListElement>(null);
  const virtual = useVirtualList(list, { rows, rowHeight, currentId, lanes, gap });
  const items = virtual.getVirtualItems();
  const { scrollMargin } = virtual.options;
  const last = items.findLast(({ index }) => rows[index]?.id !== currentId)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !moreFailed && last >= rows.length - BEYOND) onMore?.();
  }, [hasMore, moreFailed, onMore, last, rows.length]);
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        style={{ blockSize: virtual.getTotalSize() }}
        aria-label={props.label}
      >
        {items.map(({ index, start, lane }) => {
          const row = rows[index];
          return row ? (
            <li
              key={row.id}
              ref={virtual.measureElement}
              data-index={index}
              data-row={row.id}
              data-current={row.id === currentId || undefined}
              className={styles.row}
              style={{ transform: `translateY(${start - scrollMargin}px)`, ...placeOf(lane, lanes, gap) }}
              aria-setsize={totalCount}
              aria-posinset={index + 1}
            >
              {children(row, index)}
            </li>
          ) : null;
        })}
      </ul>
      {hasMore ? (
        <div className={styles.more} role="status">
          {moreFailed ? <Button onClick={onMore}>{t('retry')}</Button> : t('loading')}
        </div>
      ) : null}
    </>
  );
}
