import { CaretDown } from '@blueprintjs/icons';
import type { ComponentProps } from 'react';
import { bp } from './blueprint.ts';
import styles from './Select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** As high and as wide as the fields of forms; else as high as buttons. */
  readonly large?: boolean;
  /** Something is chosen there that narrows what is shown. */
  readonly active?: boolean;
}

/** One of a few. The browser's own select, so that keyboards and phones open it as they open every other. */
export function Select({ options, large = false, active = false, className, ...native }: SelectProps) {
  return (
    <span className={`${bp.htmlSelect} ${styles.frame} ${className ?? ''}`} data-large={large || undefined}>
      <select {...native} className={large ? styles.large : styles.small} data-active={active || undefined}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <CaretDown aria-hidden="true" />
    </span>
  );
}
