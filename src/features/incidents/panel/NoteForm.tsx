import { useForm } from 'react-hook-form';
import { NOTE_LIMIT, noteErrors } from '~/resolvers/incident/incident.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Form } from '~/shell/ui/form/Form.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import styles from './IncidentDetails.module.css';

interface Values {
  readonly note: string;
}

interface NoteFormProps {
  /** Answers whether the note was kept; when it was not, the text stays. */
  readonly onSend: (note: string) => Promise<boolean>;
  readonly busy: boolean;
}

const resolver = rulesOf<Values>(({ note }) => noteErrors('note', note));

/** Writes a line into the log of an incident; Ctrl and Enter send it. */
export function NoteForm({ onSend, busy }: NoteFormProps) {
  const t = useTexts('desk');
  const form = useForm<Values>({ defaultValues: { note: '' }, resolver });
  const send = async ({ note }: Values) => {
    if (await onSend(note)) form.reset();
    return [];
  };
  return (
    <Form
      form={form}
      send={send}
      className={styles.form}
      buttons={
        <Button type="submit" busy={busy}>
          {t('note.send')}
        </Button>
      }
    >
      <FormField<Values> name="note" label={t('note.label')} rows={3} maxLength={NOTE_LIMIT} />
    </Form>
  );
}
