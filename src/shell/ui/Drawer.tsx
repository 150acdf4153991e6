import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { PanelHead } from './PanelHead.tsx';
import { useModal } from './useModal.ts';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Pixels; default 420. Never wider than the screen. */
  readonly width?: number;
  /** Default `end`: right in ltr. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A panel over the edge of the screen. Esc and a click outside close it; the focus returns to where it was. */
export function Drawer({ open, onClose, title, width = 420, side = 'end', children }: DrawerProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      className={`${styles.drawer} ${styles[side]}`}
      style={{ '--drawer-width': `${width}px` } as CSSProperties}
      aria-labelledby={id}
    >
      {open ? (
        <>
          <PanelHead id={id} title={title} onClose={onClose} />
          <div className={styles.body}>{children}</div>
        </>
      ) : null}
    </dialog>
  );
}
