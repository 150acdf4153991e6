import { type FormEvent, useId, useState } from 'react';
import { readStored, store } from '~/lib/safeStorage.ts';
import { NOTE_LIMIT } from '~/resolvers/incident/incident.rules.ts';
import { readSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useAddHandoverNoteMutation } from './Handover.generated.ts';
import styles from './Handover.module.css';

interface HandoverNoteFormProps {
  /** The site that the note concerns; null for all. */
  readonly siteId: string | null;
  readonly onAdded: () => Promise<unknown>;
}

/** Where this browser keeps what the account has typed and not yet sent. */
const draftName = (siteId: string | null): string =>
  `watchfloor_handover_${readSession()?.user?.id ?? ''}_${siteId ?? 'all'}`;

/** Writes a note for the next shift. What is typed stays in this browser until it is kept by the API. */
export function HandoverNoteForm({ siteId, onAdded }: HandoverNoteFormProps) {
  const t = useTexts('handover');
  const id = useId();
  const refusalText = useRefusal();
  const [text, setText] = useState(() => readStored(draftName(siteId)) ?? '');
  const [add, { loading }] = useAddHandoverNoteMutation();
  const type = (typed: string) => {
    setText(typed);
    store(draftName(siteId), typed === '' ? null : typed);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || loading) return;
    const answer = await add({ variables: { input: { siteId, text } } }).catch((error: unknown) =>
      tellError(error).then(() => null),
    );
    if (!answer?.data) return;
    const [refused] = answer.data.addHandoverNote.errors;
    if (refused) {
      messages.error(refusalText(refused) ?? t('notes.failed'));
      return;
    }
    type('');
    messages.success(t('notes.kept'));
    // The note is kept; what is shown stays when asking again fails.
    await onAdded().catch(() => undefined);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{t('notes.label')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={NOTE_LIMIT}
        value={text}
        onChange={({ target }) => type(target.value)}
        dir="auto"
      />
      <Button type="submit" kind="primary" disabled={text.trim() === ''} busy={loading}>
        {t('notes.add')}
      </Button>
    </form>
  );
}
