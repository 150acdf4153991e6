import { type Ref, useEffect, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { SEARCH_LIMIT } from '../deskUrl.ts';
import styles from '../list/IncidentDesk.module.css';

/** Milliseconds without a stroke, after which the text is searched for. */
const PAUSE = 300;

interface SearchFilterProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string | null;
  readonly onChange: (text: string | null) => void;
}

/** Searches the summaries, or for a number. */
export function SearchFilter({ ref, value, onChange }: SearchFilterProps) {
  const t = useTexts('desk');
  const [text, setText] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (known !== value) {
    setKnown(value);
    // What something else has put into the address is the field's text; what the field put there may be old by now.
    if (value !== sent) setText(value ?? '');
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === (value ?? '')) return;
    const timer = setTimeout(() => {
      setSent(wanted || null);
      onChange(wanted || null);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <input
      ref={ref}
      type="search"
      className={styles.search}
      aria-label={t('filter.search')}
      placeholder={t('keys.search')}
      maxLength={SEARCH_LIMIT}
      value={text}
      onChange={({ target }) => setText(target.value)}
      dir="auto"
    />
  );
}
