import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { drawAtOnce } from './comingAddress.ts';
import { openModals } from './openModals.ts';

function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  openModals.add(dialog);
}

function close(dialog: HTMLDialogElement): void {
  openModals.remove(dialog);
  dialog.close();
}

/**
 * Opens and closes a native `<dialog>` as a modal: the browser keeps the focus inside, makes the rest inert and gives
 * the focus back. Esc and a click outside call `onClose`; what that closes is gone before the next key.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) show(dialog);
    shown.current = open;
  }, [open]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // At once with what it holds: until the focus goes back, a key that is pressed is lost.
    if (dialog?.open && !open) close(dialog);
  }, [open]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Where the screen around it has waited for an answer meanwhile, this is undone and done again.
    if (dialog && shown.current && !dialog.open) show(dialog);
    // A dialog that is taken out while it is open would keep the focus from going back.
    return () => {
      if (dialog) close(dialog);
    };
  }, []);
  const leave = () => drawAtOnce(onClose);
  return {
    ref,
    onCancel: (event: { preventDefault(): void }) => {
      event.preventDefault();
      leave();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // Only the backdrop counts as outside; its events carry the dialog itself as target.
      if (event.target !== event.currentTarget) return;
      const box = event.currentTarget.getBoundingClientRect();
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!inside) leave();
    },
  };
}
