import { Link } from 'react-router-dom';
import styles from './Metric.module.css';

interface MetricProps {
  /** The number, formatted. */
  readonly value: string;
  /** What it counts. */
  readonly label: string;
  readonly unit?: string | undefined;
  /** The difference to the stretch before, with the words around it: "+3 than yesterday". */
  readonly change?:
    | {
        readonly direction: 'up' | 'down' | 'same';
        readonly text: string;
        /** Whether the direction is welcome; default `neutral`, which has no colour. */
        readonly meaning?: 'good' | 'bad' | 'neutral';
      }
    | undefined;
  /** Where the things behind the number are listed. */
  readonly to?: string | undefined;
  /** Instead of `to`: what a click does. */
  readonly onSelect?: (() => void) | undefined;
  /** Default `large`; `small` for a supporting number. */
  readonly size?: 'large' | 'small';
}

const arrows = { up: 'M8 3 13.5 12H2.5Z', down: 'M8 13 2.5 4H13.5Z', same: 'M2.5 6.5H13.5V9.5H2.5Z' };
const colours = { good: 'var(--state-up)', bad: 'var(--state-down)', neutral: 'var(--text-muted)' };

/** One big number that leads to what it counts. */
export function Metric({ value, label, unit, change, to, onSelect, size = 'large' }: MetricProps) {
  const body = (
    <>
      <span className={styles.value}>
        {value}
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
  const className = `${styles.number} ${size === 'small' ? styles.small : ''}`;
  return (
    <div className={styles.metric}>
      {to ? (
        <Link className={`${className} ${styles.active}`} to={to}>
          {body}
        </Link>
      ) : onSelect ? (
        <button type="button" className={`${className} ${styles.active}`} onClick={onSelect}>
          {body}
        </button>
      ) : (
        <div className={className}>{body}</div>
      )}
      {change ? (
        <p className={styles.change} style={{ color: colours[change.meaning ?? 'neutral'] }}>
          <svg width="10" height="10" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <path d={arrows[change.direction]} />
          </svg>
          {change.text}
        </p>
      ) : null}
    </div>
  );
}
