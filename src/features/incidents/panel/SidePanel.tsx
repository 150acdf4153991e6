import { type KeyboardEvent as KeyPress, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { PanelHead } from '~/shell/ui/PanelHead.tsx';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Keys that are pressed inside the panel. */
  readonly onKeyDown?: (event: KeyPress) => void;
  readonly children: ReactNode;
}

/**
 * A panel at the edge of the screen that is not modal: the table beside it and the messages above it, with their Undo,
 * stay within reach. It takes the focus when it opens and gives it back when it closes; Esc closes it.
 */
export function SidePanel({ title, onClose, onKeyDown, children }: SidePanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // Before it is seen: a key that follows at once is for it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    const close = (event: KeyboardEvent) => {
      // What is open above the panel closes first.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={styles.panel}
      data-desk=""
      onKeyDown={onKeyDown}
    >
      <PanelHead id={id} title={title} onClose={onClose} />
      <div className={styles.body}>{children}</div>
    </section>
  );
}
