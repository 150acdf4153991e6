import { Calendar } from '@blueprintjs/icons';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { dateText, localMinute, orderDate, parseDateText, shiftDays } from '../i18n/dateText.ts';
import { useLanguage, useTexts } from '../i18n/useTexts.ts';
import styles from './DateField.module.css';

interface DateFieldProps {
  /** What the day is of, for screen readers. */
  readonly label: string;
  /** `2026-11-21`, with `time` `2026-11-21T14:30`; '' for none. Of a form also what was typed and is no date. */
  readonly value: string;
  /** Another date, or '' for none. It is told when the field is left or with Enter, not at every key. */
  readonly onChange: (value: string) => void;
  /** Also hours and minutes. */
  readonly time?: boolean;
  /** As high and as wide as the fields of forms; else as high as buttons. */
  readonly large?: boolean;
  /** What was typed is no date. Without this the field says so itself and keeps its value. */
  readonly onUnreadable?: (text: string) => void;
  readonly onBlur?: () => void;
  /** Of a label elsewhere, which then names the field. */
  readonly id?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A date in the order of the chosen language, which the browser's own field does not follow. It is typed, moved by a day
 * with the arrow keys up and down, or chosen in the browser's calendar.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, time = false, large = false, onUnreadable, onBlur, id, ref } = props;
  const t = useTexts('shell');
  const tag = useLanguage();
  const errorId = useId();
  const picker = useRef<HTMLInputElement>(null);
  /** What is being typed; null while the value is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  // Arabic words too stand in the order of the digits, which run from left to right.
  const word = (part: 'year' | 'month' | 'day') => `\u200e${t(`dateField.${part}`)}\u200e`;
  const words = { year: word('year'), month: word('month'), day: word('day') };
  const placeholder = `${orderDate(tag, words)}${time ? ` ${t('dateField.time')}` : ''}`;
  const tell = (next: string) => {
    setTyped(null);
    setUnreadable(false);
    if (next !== value) onChange(next);
  };
  const readTyped = () => {
    if (typed === null) return;
    const read = typed.trim() === '' ? '' : parseDateText(typed, tag, time);
    if (read !== null) tell(read);
    else if (onUnreadable) {
      setTyped(null);
      onUnreadable(typed);
    } else setUnreadable(true);
  };
  const now = () => localMinute(Date.now()).slice(0, time ? undefined : 10);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return readTyped();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const shown = parseDateText(typed ?? dateText(value, tag), tag, time);
    tell(shown === null ? now() : shiftDays(shown, step));
  };
  return (
    <span className={styles.field} data-large={large || undefined} data-time={time || undefined}>
      <span className={styles.frame}>
        <input
          ref={ref}
          id={id}
          className={large ? styles.large : styles.small}
          aria-label={id ? undefined : label}
          aria-invalid={props['aria-invalid'] || unreadable || undefined}
          aria-describedby={unreadable ? errorId : props['aria-describedby']}
          placeholder={placeholder}
          value={typed ?? dateText(value, tag)}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          data-time={time || undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            readTyped();
            onBlur?.();
          }}
        />
        <input
          ref={picker}
          className={styles.picker}
          type={time ? 'datetime-local' : 'date'}
          tabIndex={-1}
          aria-hidden="true"
          value={parseDateText(value, tag, time) ?? ''}
          onChange={({ target }) => tell(target.value.slice(0, 16))}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={t('dateField.choose', { label })}
          onClick={() => picker.current?.showPicker()}
        >
          <Calendar aria-hidden="true" />
        </button>
      </span>
      <span id={errorId} className={styles.error} aria-live="polite">
        {unreadable ? t('dateField.invalid', { example: dateText(now(), tag) }) : null}
      </span>
    </span>
  );
}
