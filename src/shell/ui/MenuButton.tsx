import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { bp } from './blueprint.ts';
import styles from './MenuButton.module.css';
import { usePopup } from './usePopup.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** One of a choice: marked when it is the chosen one. */
  readonly checked?: boolean;
  /** Language of the label when it differs from the page's. */
  readonly lang?: string;
  readonly onSelect: () => void;
}

interface MenuButtonProps {
  /** What the menu is for, for screen readers and as tooltip. */
  readonly label: string;
  /** What stands on the button. */
  readonly children: ReactNode;
  /** Above the items, for example who is signed in. */
  readonly header?: ReactNode;
  readonly items: readonly MenuItem[];
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button that opens a menu: arrows, Home, End and Esc work; a choice or a click elsewhere closes it. */
export function MenuButton({ label, children, header, items }: MenuButtonProps) {
  const { open, setOpen, frame, button, popup } = usePopup('end');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    const found = [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    (found.find((entry) => entry.ariaChecked === 'true') ?? found[0])?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const all = entries();
    all[move(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };

  return (
    <div ref={frame}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((value) => !value)}
      >
        {children}
      </button>
      {open ? (
        <div ref={popup} popover="manual" className={styles.popup}>
          {header}
          <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <button
                key={item.id}
                type="button"
                className={`${bp.menuItem} ${styles.item}`}
                lang={item.lang}
                tabIndex={-1}
                {...(item.checked === undefined
                  ? { role: 'menuitem' }
                  : { role: 'menuitemradio', 'aria-checked': item.checked })}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
              >
                <span className={styles.icon}>{item.icon}</span>
                {item.label}
              </button>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
