import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { whenAtRest } from './atRest.ts';

/** How far outside the viewport something is near: by then what is drawn there is in time for whoever scrolls. */
const MARGIN = '200px 0px';

/**
 * Whether what stands in the element of the returned reference shall be drawn: at once, or when it comes near the viewport,
 * or when the page rests. From then on it stays.
 */
export function useNear<Place extends Element>(atOnce: boolean): readonly [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [near, setNear] = useState(atOnce);
  useEffect(() => {
    if (near || !place.current) return;
    const draw = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    const giveUp = whenAtRest(draw);
    return () => {
      observer.disconnect();
      giveUp();
    };
  }, [near]);
  return [place, near];
}
