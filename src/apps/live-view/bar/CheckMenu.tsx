import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from '../ui/Popup.module.css';
import { Popup } from '../ui/Popup.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface CheckMenuProps {
  /** What is chosen. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A button that opens a list of checkboxes. None chosen means all. */
export function CheckMenu({ label, choices, chosen, onChange }: CheckMenuProps) {
  const t = useTexts('live-view');
  const [first] = chosen;
  const only =
    chosen.length === 1 ? (choices.find(({ value }) => value === first)?.label ?? first) : undefined;
  const summary =
    chosen.length === 0 ? undefined : t('filter.chosen', { label, value: only ?? chosen.length });
  return (
    <Popup label={label} text={summary} active={chosen.length > 0}>
      {() =>
        choices.length === 0 ? (
          <p className={styles.none}>{t('filter.nothing')}</p>
        ) : (
          choices.map(({ value, label: text }) => (
            <label key={value} className={styles.option} dir="auto">
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
                }
              />
              <span className={styles.grow}>{text}</span>
            </label>
          ))
        )
      }
    </Popup>
  );
}
