import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ClearFilters.module.css';

interface ClearFiltersProps {
  /** Something is filtered. */
  readonly active: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/**
 * Takes all filters back. Its place is kept while there is nothing to take back: the first tick would otherwise move
 * what stands beside and below.
 */
export function ClearFilters({ active, onClear, children }: ClearFiltersProps) {
  return (
    <span className={styles.place} data-active={active || undefined}>
      <Button kind="quiet" icon={<Cross aria-hidden="true" />} onClick={onClear}>
        {children}
      </Button>
    </span>
  );
}
