import { type ReactNode, useId } from 'react';
import { bp } from './blueprint.ts';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  /** Why the value is not accepted. */
  readonly error?: string | undefined;
  /** At the end of the input, for example a button. */
  readonly end?: ReactNode;
  /** Draws the input with what ties it to its label and its error. */
  readonly children: (field: {
    id: string;
    className: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A labelled input with its error below, which is announced. */
export function Field({ label, error, end, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        {children({
          id,
          className: `${bp.input} ${styles.input} ${end ? styles.withEnd : ''}`,
          'aria-invalid': Boolean(error),
          'aria-describedby': error ? errorId : undefined,
        })}
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
