import { SendMessage, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useUndoable } from '~/shell/messages/useUndoable.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useDeleteMailsMutation, useRestoreMailsMutation } from '../mailActions.generated.ts';
import styles from './ComposeForm.module.css';
import type { useDraft } from './useDraft.ts';

interface ComposeButtonsProps {
  readonly draft: ReturnType<typeof useDraft>;
  readonly busy: boolean;
  /** Files are still on their way: who sends now would leave them out. */
  readonly sending: boolean;
  readonly onClose: () => void;
}

/** Sends what is written, or throws it away. */
export function ComposeButtons({ draft, busy, sending, onClose }: ComposeButtonsProps) {
  const t = useTexts('mail');
  const [remove] = useDeleteMailsMutation();
  const [restore] = useRestoreMailsMutation();
  const { act } = useUndoable();
  const [discarding, setDiscarding] = useState(false);
  const discard = async () => {
    setDiscarding(true);
    // What was typed last is kept before, so that all of it comes back by Undo.
    const kept = await draft.saving.flush();
    const id = draft.idOfDraft();
    const input = { variables: { input: { ids: id === null ? [] : [id] } } };
    const gone =
      id === null
        ? kept
        : await act({
            name: t('compose.draft'),
            done: t('compose.discarded'),
            undone: t('compose.restored'),
            run: async () => (await remove(input)).data?.deleteMails,
            undo: async () => (await restore(input)).data?.restoreMails,
          });
    setDiscarding(false);
    if (!gone) return;
    draft.saving.drop();
    onClose();
  };
  return (
    <div className={styles.buttons}>
      <Button
        kind="primary"
        type="submit"
        busy={busy}
        disabled={sending}
        icon={<SendMessage aria-hidden="true" />}
      >
        {t('compose.send')}
      </Button>
      <span className={styles.grow} role="status">
        {sending ? t('compose.filesFirst') : null}
      </span>
      <Button
        kind="quiet"
        icon={<Trash aria-hidden="true" />}
        busy={discarding}
        onClick={() => void discard()}
      >
        {t('compose.discard')}
      </Button>
    </div>
  );
}
