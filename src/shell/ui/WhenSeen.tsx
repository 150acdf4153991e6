import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from './Skeleton.tsx';

interface WhenSeenProps {
  /** Pixels that are held until then. */
  readonly height: number;
  /** What suspends while its code and data come. */
  readonly children: ReactNode;
}

/** Holds the place of something costly until it is scrolled into view; from then on it stays. */
export function WhenSeen({ height, children }: WhenSeenProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || seen) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  const place = <Skeleton height={height} />;
  return <div ref={ref}>{seen ? <Suspense fallback={place}>{children}</Suspense> : place}</div>;
}
