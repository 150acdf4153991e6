import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';
import { useIncidentDeskOptionsQuery } from '../list/IncidentDesk.generated.ts';
import styles from './ActionDialog.module.css';
import type { IncidentActions, Target } from './useIncidentActions.ts';

interface AssignDialogProps {
  /** What is given away. */
  readonly targets: readonly Target[];
  readonly actions: IncidentActions;
  readonly onClose: () => void;
}

/** Asks who takes incidents on; Enter assigns. */
export function AssignDialog({ targets, actions, onClose }: AssignDialogProps) {
  const t = useTexts('desk');
  const { data } = useIncidentDeskOptionsQuery();
  const [chosen, setChosen] = useState('');
  const members = data?.teamMembers ?? [];
  const assign = () => {
    onClose();
    void actions.assign(targets, members.find(({ id }) => id === chosen) ?? null);
  };
  return (
    <ConfirmDialog
      open
      title={t('assign.title', { count: targets.length })}
      confirm={t('assign.confirm')}
      onConfirm={assign}
      onCancel={onClose}
    >
      <label className={styles.field}>
        <span>{t('assign.to')}</span>
        <select
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            assign();
          }}
        >
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
