import { useForm } from 'react-hook-form';
import { groupErrors } from '~/resolvers/contact/contact.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';

interface Values {
  readonly name: string;
}

interface GroupDialogProps {
  /** What it does: "New group". */
  readonly title: string;
  readonly confirm: string;
  /** The name before. */
  readonly name: string;
  /** Resolves with what was refused. */
  readonly save: (name: string) => Promise<readonly Refusal[]>;
  readonly onClose: () => void;
}

const resolver = rulesOf<Values>(({ name }) => groupErrors(name.trim()));

/** Asks for the name of a group. */
export function GroupDialog({ title, confirm, name, save, onClose }: GroupDialogProps) {
  const t = useTexts('contacts');
  const form = useForm<Values>({ defaultValues: { name }, resolver });
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      form={form}
      send={(values) => save(values.name)}
      onClose={onClose}
    >
      <FormField<Values> name="name" label={t('group.name')} required />
    </FormDialog>
  );
}
