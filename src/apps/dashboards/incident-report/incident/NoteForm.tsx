import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './IncidentDetails.module.css';

/** Longest note that the API takes, in characters. */
const LIMIT = 2_000;

interface NoteFormProps {
  /** Answers whether the note was kept; when it was not, the text stays. */
  readonly onSend: (note: string) => Promise<boolean>;
  readonly busy: boolean;
}

/** Writes a line into the log of an incident. */
export function NoteForm({ onSend, busy }: NoteFormProps) {
  const t = useTexts('incident-report');
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
        maxLength={LIMIT}
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
