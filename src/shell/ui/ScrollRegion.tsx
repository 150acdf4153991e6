import type { ReactNode, Ref, UIEventHandler } from 'react';
import styles from './ScrollRegion.module.css';

interface ScrollRegionProps {
  /** What scrolls, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Pixels; beyond them it scrolls. */
  readonly maxHeight?: number | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly onScroll?: UIEventHandler<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** What scrolls takes the focus, so that the arrow keys can scroll it (WCAG 2.1.1; Safari does it no other way). */
const reachable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label });

/** A part of the page that scrolls by itself, reachable by keyboard. A shade at its side shows that there is more. */
export function ScrollRegion({ label, className, maxHeight, ref, onScroll, children }: ScrollRegionProps) {
  return (
    <div
      ref={ref}
      {...reachable(label)}
      className={`${styles.region} ${className ?? ''}`}
      style={{ maxBlockSize: maxHeight }}
      onScroll={onScroll}
    >
      {children}
    </div>
  );
}
