import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Default: one button that closes. Null where what is inside has buttons of its own. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

/** A box over the middle of the screen. Esc and a click outside close it; its keys are no keys of the screen below. */
export function Dialog({ open, title, onClose, buttons, children }: DialogProps) {
  const t = useTexts('shell');
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby={id}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {open ? (
        <>
          <div className={styles.body}>
            <h2 id={id} className={styles.question}>
              {title}
            </h2>
            {children}
          </div>
          {buttons === null ? null : (
            <div className={styles.buttons}>{buttons ?? <Button onClick={onClose}>{t('close')}</Button>}</div>
          )}
        </>
      ) : null}
    </dialog>
  );
}
