import { CaretDown } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { usePopup } from '~/shell/ui/usePopup.ts';
import styles from './Popup.module.css';

interface PopupProps {
  /** What the button is for, for screen readers and as tooltip; its text when there is no other. */
  readonly label: string;
  /** What stands on the button. */
  readonly text?: ReactNode;
  /** Something is chosen there. */
  readonly active?: boolean;
  /** Default `start`: it grows towards the end. */
  readonly side?: 'start' | 'end';
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a group of fields below it; Esc and a click elsewhere close it. */
export function Popup({ label, text, active = false, side = 'start', children }: PopupProps) {
  const { open, setOpen, frame, button } = usePopup();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={frame} className={styles.frame}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-active={active || undefined}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text === undefined ? null : <span className="sr-only">{label}: </span>}
        <span className={styles.text}>{text ?? label}</span>
        <CaretDown aria-hidden="true" />
      </button>
      {open ? (
        <fieldset className={styles.popup} data-side={side}>
          <legend className="sr-only">{label}</legend>
          {children(close)}
        </fieldset>
      ) : null}
    </div>
  );
}
