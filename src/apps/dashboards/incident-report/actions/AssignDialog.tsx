import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';
import { useIncidentDeskOptionsQuery } from '../desk/IncidentDesk.generated.ts';
import styles from './AssignDialog.module.css';

interface AssignDialogProps {
  readonly open: boolean;
  /** How many incidents are given away. */
  readonly count: number;
  readonly onAssign: (assignee: { readonly id: string; readonly name: string } | null) => void;
  readonly onCancel: () => void;
}

/** Asks who takes incidents on. */
export function AssignDialog({ open, count, onAssign, onCancel }: AssignDialogProps) {
  const t = useTexts('incident-report');
  const { data } = useIncidentDeskOptionsQuery({ skip: !open });
  const [chosen, setChosen] = useState('');
  const members = data?.teamMembers ?? [];
  return (
    <ConfirmDialog
      open={open}
      title={t('assign.title', { count })}
      confirm={t('assign.confirm')}
      onConfirm={() => onAssign(members.find(({ id }) => id === chosen) ?? null)}
      onCancel={onCancel}
    >
      <label className={styles.field}>
        <span>{t('assign.to')}</span>
        <select className={styles.select} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{t('assign.nobody')}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </ConfirmDialog>
  );
}
