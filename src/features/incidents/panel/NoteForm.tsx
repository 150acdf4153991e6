import { type FormEvent, useId, useState } from 'react';
import { NOTE_LIMIT } from '~/resolvers/incident/incident.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './IncidentDetails.module.css';

interface NoteFormProps {
  /** Answers whether the note was kept; when it was not, the text stays. */
  readonly onSend: (note: string) => Promise<boolean>;
  readonly busy: boolean;
}

/** Writes a line into the log of an incident. */
export function NoteForm({ onSend, busy }: NoteFormProps) {
  const t = useTexts('desk');
  const id = useId();
  const [note, setNote] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() !== '' && (await onSend(note))) setNote('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{t('note.label')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={NOTE_LIMIT}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        dir="auto"
      />
      <Button type="submit" disabled={note.trim() === ''} busy={busy}>
        {t('note.send')}
      </Button>
    </form>
  );
}
