import { useFormat } from '~/shell/i18n/useFormat.ts';
import styles from './BudgetBar.module.css';

interface BudgetBarProps {
  /** What is measured, for screen readers. */
  readonly label: string;
  readonly amount: number;
  readonly budget: number;
}

/** How much of a budget is spent: full and red when it is more than all. */
export function BudgetBar({ label, amount, budget }: BudgetBarProps) {
  const format = useFormat();
  const share = budget > 0 ? amount / budget : 0;
  return (
    <span className={styles.bar}>
      <progress
        className={styles.track}
        aria-label={label}
        max={1}
        value={Math.min(1, share)}
        data-over={share > 1}
      >
        {format.percent(share, 0)}
      </progress>
      <span className={styles.share}>{format.percent(share, 0)}</span>
    </span>
  );
}
