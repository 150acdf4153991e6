import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './Popup.module.css';

export interface CheckOption {
  readonly value: string;
  readonly label: string;
  /** How many it would leave. */
  readonly count?: number;
}

interface CheckOptionsProps {
  readonly options: readonly CheckOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

/** The options of a popup as checkboxes, in the order given. */
export function CheckOptions({ options, chosen, onChange }: CheckOptionsProps) {
  const t = useTexts('shell');
  const f = useFormat();
  if (options.length === 0) return <p className={styles.none}>{t('nothingToChoose')}</p>;
  return options.map(({ value, label, count }) => (
    <label key={value} className={styles.option}>
      <input
        type="checkbox"
        checked={chosen.includes(value)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
        }
      />
      <bdi className={styles.grow}>{label}</bdi>
      {count === undefined ? null : <span className={styles.muted}>{f.number(count)}</span>}
    </label>
  ));
}
