import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  readonly label: string;
  /** Something is selected. */
  readonly active: boolean;
  /** How many are selected, and the buttons: none is seen while nothing is. */
  readonly children: ReactNode;
}

/**
 * What can be done with what is selected. Above a table its place is kept while nothing is, so that selecting the first
 * row moves no row; on small screens it lies over the lower edge while something is selected.
 */
export function SelectionBar({ label, active, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} data-active={active || undefined} aria-label={label}>
      {children}
    </section>
  );
}
