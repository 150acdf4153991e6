import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels of the narrowest card, with the gap beside it. */
const CARD = 252;

/** How many cards stand beside each other in the element that `frame` is put on; 0 before it was measured. */
export function useLanes() {
  const frame = useRef<HTMLDivElement>(null);
  const [lanes, setLanes] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setLanes(Math.max(1, Math.floor(element.clientWidth / CARD)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, lanes };
}
