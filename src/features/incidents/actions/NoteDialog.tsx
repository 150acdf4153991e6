import { useForm } from 'react-hook-form';
import { NOTE_LIMIT, noteErrors } from '~/resolvers/incident/incident.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import type { IncidentActions, Target } from './useIncidentActions.ts';

interface Values {
  readonly note: string;
}

interface NoteDialogProps {
  readonly targets: readonly Target[];
  readonly actions: IncidentActions;
  readonly onClose: () => void;
}

const resolver = rulesOf<Values>(({ note }) => noteErrors('note', note));

/** Writes a note into the log of one or several incidents; Ctrl and Enter send it. */
export function NoteDialog({ targets, actions, onClose }: NoteDialogProps) {
  const t = useTexts('desk');
  const form = useForm<Values>({ defaultValues: { note: '' }, resolver });
  return (
    <FormDialog
      title={t('note.title', { count: targets.length })}
      confirm={t('note.send')}
      form={form}
      send={({ note }) => actions.note(targets, note)}
      onClose={onClose}
    >
      <FormField<Values> name="note" label={t('note.label')} rows={4} maxLength={NOTE_LIMIT} />
    </FormDialog>
  );
}
