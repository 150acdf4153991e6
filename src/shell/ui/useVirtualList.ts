import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  type Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Rows, useRowOptions } from './useVirtualRows.ts';

type Scroller = Element | Window;
type Virtual = Virtualizer<Element, HTMLLIElement>;

/** What scrolls an element: the nearest element around it that scrolls by itself, else the window. */
function scrollerOf(element: Element): Scroller {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (overflowY === 'auto' || overflowY === 'scroll') return each;
  }
  return window;
}

const offsetOf = (scroller: Scroller) =>
  scroller instanceof Element ? scroller.scrollTop : scroller.scrollY;

/** Pixels between the beginning of what scrolls and that of the list. */
function marginOf(list: Element, scroller: Scroller): number {
  const top = scroller instanceof Element ? scroller.getBoundingClientRect().top : 0;
  return Math.round(list.getBoundingClientRect().top - top + offsetOf(scroller));
}

/** The same, of a list that scrolls with the page; else null. The library declares the two apart, though they are one class. */
const inWindow = (virtual: Virtual) =>
  virtual.scrollElement instanceof Element
    ? null
    : (virtual as unknown as Virtualizer<Window, HTMLLIElement>);

/** The library has these for elements and for windows; which of them scrolls a list is known once it is in the page. */
const scrolling: Pick<
  VirtualizerOptions<Element, HTMLLIElement>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
> = {
  observeElementRect: (virtual, report) => {
    const page = inWindow(virtual);
    return page ? observeWindowRect(page, report) : observeElementRect(virtual, report);
  },
  observeElementOffset: (virtual, report) => {
    const page = inWindow(virtual);
    // Else the list would be scrolled to where the first drawing supposed it.
    report(offsetOf(virtual.scrollElement ?? window), false);
    return page ? observeWindowOffset(page, report) : observeElementOffset(virtual, report);
  },
  scrollToFn: (offset, how, virtual) => {
    const page = inWindow(virtual);
    return page ? windowScroll(offset, how, page) : elementScroll(offset, how, virtual);
  },
};

/** Pixels above a list until they are measured. A wrong guess costs a row more or less in the first drawing. */
const ABOVE = 200;

interface ListOptions extends Rows {
  readonly lanes: number;
  /** Pixels between rows. */
  readonly gap: number;
}

/**
 * Which rows of a list are drawn, and where. It scrolls with the page, or with the element around it that scrolls. The
 * first drawing takes the window's height and `ABOVE` for it, so that the rows are drawn together with what is around them.
 */
export function useVirtualList(list: RefObject<HTMLElement | null>, options: ListOptions) {
  const scroller = useRef<Scroller | null>(null);
  const [scrollMargin, setMargin] = useState(ABOVE);
  // Before the library looks for it.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const found = scrollerOf(element);
    scroller.current = found;
    // Called at once, and again when what stands before the list grows.
    const observer = new ResizeObserver(() => setMargin(marginOf(element, found)));
    observer.observe(found instanceof Element ? found : document.body);
    for (const before of element.parentElement?.children ?? []) observer.observe(before);
    return () => observer.disconnect();
  }, [list]);
  return useVirtualizer<Element, HTMLLIElement>({
    ...useRowOptions(options),
    ...scrolling,
    lanes: options.lanes,
    gap: options.gap,
    scrollMargin,
    initialRect: { width: innerWidth, height: innerHeight },
    // The library's types know windows only in a hook of their own.
    getScrollElement: () => scroller.current as Element | null,
  });
}
