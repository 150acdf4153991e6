import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import { BEYOND, useRowOptions } from './useVirtualRows.ts';
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

/** What scrolls an element: the nearest element around it that scrolls by itself, else the window (null). */
function scrollerOf(element: Element): Element | null {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (overflowY === 'auto' || overflowY === 'scroll') return each;
  }
  return null;
}

/** Pixels between the beginning of what scrolls and that of the list. */
function marginOf(list: Element, scroller: Element | null): number {
  const top = scroller ? scroller.getBoundingClientRect().top - scroller.scrollTop : -window.scrollY;
  return Math.round(list.getBoundingClientRect().top - top);
}

/** What a list scrolls with, and where it begins there. */
interface Place {
  readonly scroller: Element | null;
  readonly margin: number;
}

/**
 * A list of however many rows, of which only those in sight are drawn. It scrolls with the page, or with the element
 * around it that scrolls, and reads on through `onMore` (see `usePreloadedList`). A row carries `data-row`, its id, by
 * which `useListKeys` finds it.
 */
export function VirtualList<Row extends { readonly id: string }>(props: VirtualListProps<Row>) {
  const { hasMore = false, onMore, moreFailed = false } = props;
  const t = useTexts('shell');
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (!list.current) return;
    const scroller = scrollerOf(list.current);
    setPlace({ scroller, margin: marginOf(list.current, scroller) });
  }, []);
  const Rows = place?.scroller ? ElementRows : WindowRows;
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={props.label}>
        {place ? <Rows {...props} list={list} place={place} /> : null}
      </ul>
      {hasMore ? (
        <div className={styles.more} role="status">
          {moreFailed ? <Button onClick={onMore}>{t('retry')}</Button> : t('loading')}
        </div>
      ) : null}
    </>
  );
}

interface RowsProps<Row extends { readonly id: string }> extends VirtualListProps<Row> {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly place: Place;
}

/** The margin of the list by now: what stands before it may grow. */
function useMargin(list: RefObject<HTMLElement | null>, { scroller, margin: first }: Place): number {
  const [margin, setMargin] = useState(first);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setMargin(marginOf(element, scroller)));
    observer.observe(scroller ?? document.body);
    for (const before of element.parentElement?.children ?? []) observer.observe(before);
    return () => observer.disconnect();
  }, [list, scroller]);
  return margin;
}

function useListOptions<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { list, place, lanes = 1, gap = 0 } = props;
  return { ...useRowOptions(props), lanes, gap, scrollMargin: useMargin(list, place) };
}

function WindowRows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const virtual = useWindowVirtualizer<HTMLLIElement>(useListOptions(props));
  return <DrawnRows {...props} virtual={virtual} />;
}

function ElementRows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { scroller } = props.place;
  const virtual = useVirtualizer<Element, HTMLLIElement>({
    ...useListOptions(props),
    getScrollElement: () => scroller,
  });
  return <DrawnRows {...props} virtual={virtual} />;
}

/** Where a lane stands across the list. */
const placeOf = (lane: number, lanes: number, gap: number) =>
  lanes === 1
    ? {}
    : {
        insetInline: `calc((100% + ${gap}px) * ${lane} / ${lanes}) auto`,
        inlineSize: `calc((100% + ${gap}px) / ${lanes} - ${gap}px)`,
      };

interface DrawnRowsProps<Row extends { readonly id: string }> extends RowsProps<Row> {
  readonly virtual: Pick<
    Virtualizer<Window, HTMLLIElement> | Virtualizer<Element, HTMLLIElement>,
    'getVirtualItems' | 'getTotalSize' | 'measureElement' | 'options'
  >;
}

function DrawnRows<Row extends { readonly id: string }>(props: DrawnRowsProps<Row>) {
  const { rows, totalCount, virtual, list, hasMore, moreFailed, onMore, currentId, children } = props;
  const { lanes = 1, gap = 0 } = props;
  const items = virtual.getVirtualItems();
  const total = virtual.getTotalSize();
  const { scrollMargin } = virtual.options;
  useLayoutEffect(() => {
    if (list.current) list.current.style.blockSize = `${total}px`;
  }, [list, total]);
  const last = items.findLast(({ index }) => rows[index]?.id !== currentId)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !moreFailed && last >= rows.length - BEYOND) onMore?.();
  }, [hasMore, moreFailed, onMore, last, rows.length]);
  return items.map(({ index, start, lane }) => {
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
  });
}
