import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings an element that scrolls by itself to its top on a new page, and to where it was on going back. On the same page
 * it stays where it is, as the window does: an opened drawer is another address, too.
 */
export function useScroll(element: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const kept = useRef(new Map<string, number>());
  /** Null before the first page, which stands where it is: to say so would make the browser lay it out too early. */
  const last = useRef<string | null>(null);
  useEffect(() => {
    const scroller = element.current;
    const places = kept.current;
    if (!scroller) return;
    const isFirst = last.current === null;
    const moved = last.current !== pathname;
    last.current = pathname;
    if (!isFirst && kind === 'POP') scroller.scrollTop = places.get(key) ?? 0;
    else if (kind === 'PUSH' && moved) scroller.scrollTop = 0;
    const remember = () => places.set(key, scroller.scrollTop);
    scroller.addEventListener('scroll', remember, { passive: true });
    return () => scroller.removeEventListener('scroll', remember);
  }, [element, key, kind, pathname]);
}
