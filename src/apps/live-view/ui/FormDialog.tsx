import { type FormEvent, type ReactNode, useId } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import dialog from '~/shell/ui/Dialog.module.css';
import { useModal } from '~/shell/ui/useModal.ts';

interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The word on the button that does it; without one there is only the way out. */
  readonly confirm?: string;
  readonly busy?: boolean;
  readonly onConfirm?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with fields. Enter does it; Esc and a click outside close it. */
export function FormDialog({ open, title, confirm, busy, onConfirm, onClose, children }: FormDialogProps) {
  const t = useTexts('shell');
  const id = useId();
  const modal = useModal(open, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm?.();
  };
  return (
    <dialog
      {...modal}
      className={dialog.dialog}
      aria-labelledby={id}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {open ? (
        <form onSubmit={submit} noValidate>
          <div className={dialog.body}>
            <h2 id={id} className={dialog.question}>
              {title}
            </h2>
            {children}
          </div>
          <div className={dialog.buttons}>
            <Button onClick={onClose}>{t(confirm ? 'cancel' : 'close')}</Button>
            {confirm ? (
              <Button kind="primary" type="submit" busy={busy ?? false}>
                {confirm}
              </Button>
            ) : null}
          </div>
        </form>
      ) : null}
    </dialog>
  );
}
