import { Search } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './WallBar.module.css';

/** Milliseconds after the last letter: each letter by itself would lay the wall out anew. */
const DELAY = 250;

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Part of a camera's name. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useTexts('live-view');
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), DELAY);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <label className={styles.search}>
      <Search aria-hidden="true" />
      <span className="sr-only">{t('filter.search')}</span>
      <input
        type="search"
        value={typed}
        maxLength={100}
        placeholder={t('filter.search')}
        dir="auto"
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
