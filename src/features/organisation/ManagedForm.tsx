import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { useOrganisationChanged } from './useOrganisationChanged.ts';

interface ManagedFormProps<Values extends FieldValues> {
  readonly kind: 'site' | 'project' | 'member';
  /** There is none yet: it is created. */
  readonly isNew: boolean;
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** A panel so many pixels wide instead of a box. */
  readonly drawer?: number;
  /** Asks the API; undefined when it gave no answer. */
  readonly write: (values: Values) => Promise<{ readonly errors: readonly Refusal[] } | undefined>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of a site, a project or a member: what was accepted is on every screen when it closes. */
export function ManagedForm<Values extends FieldValues>(props: ManagedFormProps<Values>) {
  const { kind, isNew, write, ...dialog } = props;
  const t = useTexts('organisation');
  const changed = useOrganisationChanged();
  const send = async (values: Values): Promise<readonly Refusal[]> => {
    const errors = (await write(values))?.errors ?? [];
    if (errors.length === 0) await changed();
    return errors;
  };
  return (
    <FormDialog
      {...dialog}
      title={isNew ? t(`${kind}.new`) : t(`${kind}.edit`)}
      confirm={isNew ? t(`${kind}.create`) : t('save')}
      send={send}
    />
  );
}
