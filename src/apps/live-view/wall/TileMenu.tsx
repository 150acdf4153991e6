import { More } from '@blueprintjs/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { usePopup } from '~/shell/ui/usePopup.ts';
import styles from './TileMenu.module.css';

export interface TileMenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** One of a choice: marked when it is the chosen one. */
  readonly checked?: boolean;
  /** The key that does the same on the tile. */
  readonly hotkey?: string;
  /** A line stands before it. */
  readonly apart?: boolean;
  readonly onSelect: () => void;
}

interface TileMenuProps {
  readonly label: string;
  readonly items: readonly TileMenuItem[];
  /** Tab leads to it. */
  readonly reachable: boolean;
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The menu of a tile. */
export function TileMenu({ label, items, reachable }: TileMenuProps) {
  const { open, setOpen, frame, button, popup } = usePopup('end');
  const id = useId();

  useEffect(() => {
    if (open) document.getElementById(id)?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }, [open, id]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The wall's own keys mean something else.
    event.stopPropagation();
    if (event.key === 'Tab') setOpen(false);
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    all[move(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };
  const select = (item: TileMenuItem) => {
    setOpen(false);
    button.current?.focus();
    item.onSelect();
  };
  return (
    <div ref={frame}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-tile-menu=""
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        tabIndex={reachable ? 0 : -1}
        onClick={() => setOpen(!open)}
      >
        <More aria-hidden="true" />
      </button>
      {open ? (
        <div
          ref={popup}
          id={id}
          popover="manual"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={styles.menu}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              className={styles.item}
              data-apart={item.apart || undefined}
              tabIndex={-1}
              {...(item.checked === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': item.checked })}
              onClick={() => select(item)}
            >
              <span className={styles.icon}>{item.icon}</span>
              <span className={styles.label}>{item.label}</span>
              {item.hotkey ? <kbd className={styles.key}>{item.hotkey}</kbd> : null}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
