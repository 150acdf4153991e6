import { useId } from 'react';
import { textByKey, useTexts } from '../i18n/useTexts.ts';
import { type Look, lookProps } from '../theme/themes.ts';
import styles from './ThemeChoice.module.css';

interface ThemeChoiceProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly look: (name: Name) => Look;
  readonly value: Name;
  readonly onChange: (name: Name) => void;
  /** Closed at first: what is chosen stands in its head. */
  readonly folded?: boolean;
}

/** A small picture of a theme, in its own colours. */
function Preview({ look }: { readonly look: Look }) {
  return (
    <span className={styles.preview} aria-hidden="true" {...lookProps(look)}>
      <span className={styles.bar} />
      <span className={styles.primary} />
      <span className={styles.link} />
    </span>
  );
}

/** One of the themes, each with its preview. */
export function ThemeChoice<Name extends string>(props: ThemeChoiceProps<Name>) {
  const { label, names, look, value, onChange, folded } = props;
  const t = useTexts('settings');
  const name = useId();
  return (
    <details open={!folded} className={styles.themes}>
      <summary className={styles.head}>
        {label}: <strong>{textByKey(t, `themes.${value}`)}</strong>
      </summary>
      <div role="radiogroup" aria-label={label} className={styles.grid}>
        {names.map((theme) => (
          <label key={theme} className={styles.theme}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            <Preview look={look(theme)} />
            <span className={styles.name}>{textByKey(t, `themes.${theme}`)}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
