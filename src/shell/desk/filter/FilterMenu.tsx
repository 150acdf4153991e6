import { CaretDown } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePopup } from '~/shell/ui/usePopup.ts';
import styles from './FilterMenu.module.css';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface FilterMenuProps {
  /** What is filtered by. */
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  /** Above the options, for example a search. */
  readonly head?: ReactNode;
  readonly onOpen?: () => void;
}

/** A button that opens a list of checkboxes; Esc and a click elsewhere close it. None chosen means all. */
export function FilterMenu({ label, options, chosen, onChange, head, onOpen }: FilterMenuProps) {
  const t = useTexts('desk');
  const { open, setOpen, frame, button } = usePopup();
  const [first] = chosen;
  const only = chosen.length === 1 ? options.find(({ value }) => value === first)?.label : undefined;
  const summary = only ?? (chosen.length > 0 ? String(chosen.length) : null);
  return (
    <div ref={frame} className={styles.frame}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-active={chosen.length > 0 || undefined}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          if (!open) onOpen?.();
        }}
      >
        {summary ? t('filter.chosen', { label, value: summary }) : label}
        <CaretDown aria-hidden="true" />
      </button>
      {open ? (
        <fieldset className={styles.popup}>
          <legend className="sr-only">{label}</legend>
          {head}
          {options.map(({ value, label: text }) => (
            <label key={value} className={styles.option} dir="auto">
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
                }
              />
              {text}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
