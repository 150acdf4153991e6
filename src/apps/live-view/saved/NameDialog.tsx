import { useForm } from 'react-hook-form';
import { NAME_LIMIT, nameErrors } from '~/resolvers/wall/wall.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { FormSwitch } from '~/shell/ui/form/FormSwitch.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';

interface Values {
  readonly name: string;
  readonly shared: boolean;
}

interface NameDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly name: string;
  /** Whether everybody is to see it can be chosen too. */
  readonly sharing: boolean;
  /** Resolves with what was refused. */
  readonly onConfirm: (name: string, shared: boolean) => Promise<readonly Refusal[]>;
  readonly onClose: () => void;
}

const resolver = rulesOf<Values>(({ name }) => nameErrors(name.trim()));

/** Asks for the name of a wall. */
export function NameDialog({ title, confirm, name, sharing, onConfirm, onClose }: NameDialogProps) {
  const t = useTexts('live-view');
  const form = useForm<Values>({ defaultValues: { name, shared: false }, resolver });
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      form={form}
      send={(values) => onConfirm(values.name.trim(), values.shared)}
      onClose={onClose}
    >
      <FormField<Values> name="name" label={t('saved.name')} maxLength={NAME_LIMIT} />
      {sharing ? <FormSwitch<Values> name="shared" label={t('saved.share')} /> : null}
    </FormDialog>
  );
}
