import { CaretDown } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import styles from './Popup.module.css';
import { usePopup } from './usePopup.ts';

interface PopupProps {
  /** What the fields are for: their legend, and the button's tooltip. */
  readonly label: string;
  /** What stands on the button and names it; default the label. */
  readonly face?: ReactNode;
  /** Before the face. */
  readonly icon?: ReactNode;
  /** The button keeps one width, whatever its face says: nothing beside it moves. */
  readonly steady?: boolean;
  /** Something is chosen there. */
  readonly active?: boolean;
  /** Default `start`: it grows towards the end. */
  readonly side?: 'start' | 'end';
  readonly onOpen?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a group of fields below it; Esc and a click elsewhere close it. */
export function Popup({
  label,
  face = label,
  icon,
  active = false,
  steady = false,
  side = 'start',
  onOpen,
  children,
}: PopupProps) {
  const { open, setOpen, frame, button, popup } = usePopup(side);
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
        data-steady={steady || undefined}
        title={label}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          if (!open) onOpen?.();
        }}
      >
        {icon}
        <span className={styles.text}>{face}</span>
        <CaretDown aria-hidden="true" />
      </button>
      {open ? (
        <fieldset ref={popup} popover="manual" className={styles.popup}>
          <legend className="sr-only">{label}</legend>
          {children(close)}
        </fieldset>
      ) : null}
    </div>
  );
}
