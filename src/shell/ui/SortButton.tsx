import { CaretDown, CaretUp } from '@blueprintjs/icons';
import styles from './SortButton.module.css';

interface SortButtonProps {
  readonly title: string;
  /** How the table is sorted by this column now; null when it is not. */
  readonly direction: 'asc' | 'desc' | null;
  /** The arrow stands before the title: above numbers at the end of their cells. */
  readonly arrowFirst?: boolean;
  readonly onClick: () => void;
}

/** What stands in the head of a column that a table can be sorted by. */
export function SortButton({ title, direction, arrowFirst, onClick }: SortButtonProps) {
  const Arrow = direction === 'desc' ? CaretDown : CaretUp;
  return (
    <button
      type="button"
      className={styles.sort}
      data-arrow-first={arrowFirst || undefined}
      onClick={onClick}
    >
      {title}
      <span className={direction ? styles.arrow : styles.noArrow}>
        <Arrow aria-hidden="true" />
      </span>
    </button>
  );
}
