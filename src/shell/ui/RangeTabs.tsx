import { useId } from 'react';
import styles from './RangeTabs.module.css';

interface RangeTabsProps<Value extends string> {
  /** What is chosen, for screen readers: "Range". */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side: a radio group, so arrow keys choose. */
export function RangeTabs<Value extends string>({ label, options, value, onChange }: RangeTabsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
