import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './Popup.module.css';

export interface CheckOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** How many it would leave. */
  readonly count?: number;
}

interface CheckOptionsProps<Value extends string> {
  readonly options: readonly CheckOption<Value>[];
  readonly chosen: readonly Value[];
  /** A box was ticked, or no longer is: to be laid over what is chosen by then (`withToggled`), not over what is drawn. */
  readonly onToggle: (value: Value, on: boolean) => void;
}

/** The options of a popup as checkboxes, in the order given. */
export function CheckOptions<Value extends string>({ options, chosen, onToggle }: CheckOptionsProps<Value>) {
  const t = useTexts('shell');
  const f = useFormat();
  if (options.length === 0) return <p className={styles.none}>{t('nothingToChoose')}</p>;
  return options.map(({ value, label, count }) => (
    <label key={value} className={styles.option}>
      <input
        type="checkbox"
        checked={chosen.includes(value)}
        onChange={({ target }) => onToggle(value, target.checked)}
      />
      <bdi className={styles.grow}>{label}</bdi>
      {count === undefined ? null : <span className={styles.muted}>{f.number(count)}</span>}
    </label>
  ));
}
