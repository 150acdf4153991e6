import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Brings an element that scrolls by itself to its top on a new page, and to where it was on going back. */
export function useScroll(element: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const kept = useRef(new Map<string, number>());
  useEffect(() => {
    const scroller = element.current;
    const places = kept.current;
    if (!scroller) return;
    if (kind !== 'REPLACE') scroller.scrollTop = kind === 'POP' ? (places.get(key) ?? 0) : 0;
    const remember = () => places.set(key, scroller.scrollTop);
    scroller.addEventListener('scroll', remember, { passive: true });
    return () => scroller.removeEventListener('scroll', remember);
  }, [element, key, kind]);
}
