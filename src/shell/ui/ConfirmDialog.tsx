import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen. */
  readonly text?: string;
  /** The word on the button that does it: "Delete", never "OK". */
  readonly confirm: string;
  readonly danger?: boolean;
  /** It is being done: buttons wait. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Fields of the question, for example a note. */
  readonly children?: ReactNode;
}

/** Asks before something that cannot be undone. Esc and a click outside mean no; the focus begins on Cancel. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  danger,
  busy,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const t = useTexts('shell');
  const id = useId();
  const modal = useModal(open, onCancel);
  return (
    <dialog {...modal} className={styles.dialog} role="alertdialog" aria-labelledby={id}>
      {open ? (
        <>
          <div className={styles.body}>
            <h2 id={id} className={styles.question}>
              {title}
            </h2>
            {text ? <p className={styles.text}>{text}</p> : null}
            {children}
          </div>
          <div className={styles.buttons}>
            <Button onClick={onCancel}>{t('cancel')}</Button>
            <Button kind={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
