import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from './Skeleton.tsx';
import styles from './WhenSeen.module.css';

interface WhenSeenProps {
  /** Says how high it is, from the beginning on. */
  readonly className: string | undefined;
  /** What suspends while its code and data come. */
  readonly children: ReactNode;
}

/**
 * Holds the place of something costly until it is scrolled into view; from then on it stays, and fills exactly that place:
 * whatever it turns out to need, nothing below moves.
 */
export function WhenSeen({ className, children }: WhenSeenProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || seen) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  const place = <Skeleton height="100%" />;
  return (
    <div ref={ref} className={`${styles.place} ${className}`}>
      {seen ? <Suspense fallback={place}>{children}</Suspense> : place}
    </div>
  );
}
