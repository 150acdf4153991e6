import { Cross } from '@blueprintjs/icons';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './SearchInput.module.css';

/** Milliseconds without a stroke after which a text is searched for: each letter by itself would ask anew. */
const PAUSE = 250;

interface SearchInputProps {
  /** What is searched in, for screen readers, and as placeholder where there is no other. */
  readonly label: string;
  readonly placeholder?: string;
  /** The text that is searched for now, without blanks around it. */
  readonly value: string;
  /** Another text is to be searched for. */
  readonly onSearch: (text: string) => void;
  /** Most characters; default 100. */
  readonly limit?: number;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A field to search in. What is typed is searched for after a pause or with Enter; Esc and the cross
 * clear it. What is being typed is ahead of `value`; when something else changes `value`, that is the field's text.
 * A syllable that an input method is still putting together is not searched for.
 */
export function SearchInput({
  label,
  placeholder,
  value,
  onSearch,
  limit = 100,
  className,
  ref,
}: SearchInputProps) {
  const t = useTexts('shell');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [typed, setTyped] = useState(value);
  const [composing, setComposing] = useState(false);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const send = (text: string) => {
    const wanted = text.trim();
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const sendTyped = useEffectEvent(() => send(typed));
  useEffect(() => {
    if (composing || typed.trim() === sent) return;
    const timer = setTimeout(sendTyped, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, sent, composing]);
  // Not when the field is left: what a press was meant for would move away under it. But a field that goes while a text
  // waits, in a popup that is closed, loses nothing.
  useEffect(() => () => sendTyped(), []);
  const clear = () => {
    setTyped('');
    send('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') send(typed);
    else if (event.key === 'Escape' && typed !== '') {
      clear();
      // What is open around the field stays open: the next Esc closes it.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  return (
    <span className={`${styles.frame} ${className ?? ''}`}>
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder ?? label}
        maxLength={limit}
        value={typed}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => setTyped(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={onKeyDown}
      />
      {typed === '' ? null : (
        <button type="button" className={styles.clear} aria-label={t('search.clear')} onClick={clear}>
          <Cross aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
