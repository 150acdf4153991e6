import { useForm } from 'react-hook-form';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { useIncidentDeskOptionsQuery } from '../list/IncidentDesk.generated.ts';
import type { IncidentActions, Target } from './useIncidentActions.ts';

interface Values {
  /** Empty for nobody. */
  readonly assigneeId: string;
}

interface AssignDialogProps {
  /** What is given away. */
  readonly targets: readonly Target[];
  readonly actions: IncidentActions;
  readonly onClose: () => void;
}

/** Asks who takes incidents on; Enter assigns. What is refused, the desk asks about afterwards. */
export function AssignDialog({ targets, actions, onClose }: AssignDialogProps) {
  const t = useTexts('desk');
  const { data } = useIncidentDeskOptionsQuery();
  const form = useForm<Values>({ defaultValues: { assigneeId: '' } });
  // Work is given to people.
  const members = data?.teamMembers.filter(({ automated }) => !automated) ?? [];
  // The dialog does not wait: keys go on in the list, and refusals are asked about there.
  const send = async ({ assigneeId }: Values) => {
    void actions.assign(targets, members.find(({ id }) => id === assigneeId) ?? null);
    return true;
  };
  return (
    <FormDialog
      title={t('assign.title', { count: targets.length })}
      confirm={t('assign.confirm')}
      form={form}
      send={send}
      onClose={onClose}
    >
      <FormField<Values>
        name="assigneeId"
        label={t('assign.to')}
        options={[
          { value: '', label: t('assign.nobody') },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormDialog>
  );
}
