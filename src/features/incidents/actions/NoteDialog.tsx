import { useState } from 'react';
import { NOTE_LIMIT } from '~/resolvers/incident/incident.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';
import styles from './ActionDialog.module.css';

import type { IncidentActions, Target } from './useIncidentActions.ts';

interface NoteDialogProps {
  readonly targets: readonly Target[];
  readonly actions: IncidentActions;
  readonly onClose: () => void;
}

/** Writes a note into the log of one or several incidents; Ctrl and Enter send it. */
export function NoteDialog({ targets, actions, onClose }: NoteDialogProps) {
  const t = useTexts('desk');
  const [note, setNote] = useState('');
  const send = async () => {
    if (note.trim() !== '' && (await actions.note(targets, note))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('note.title', { count: targets.length })}
      confirm={t('note.send')}
      busy={actions.busy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <label className={styles.field}>
        <span>{t('note.label')}</span>
        <textarea
          rows={4}
          maxLength={NOTE_LIMIT}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
          dir="auto"
        />
      </label>
    </ConfirmDialog>
  );
}
