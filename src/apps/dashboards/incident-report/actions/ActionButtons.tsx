import { Disable, Endorsed, Person, Tick } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { allAllow, changeActions, type IncidentActions, type Target } from './useIncidentActions.ts';

const icons = {
  ACKNOWLEDGE: <Tick aria-hidden="true" />,
  RESOLVE: <Endorsed aria-hidden="true" />,
  DISMISS: <Disable aria-hidden="true" />,
} as const;

interface ActionButtonsProps {
  readonly targets: readonly Target[];
  readonly actions: IncidentActions;
}

/** Buttons for what all targets allow; what one of them does not allow is not offered. */
export function ActionButtons({ targets, actions }: ActionButtonsProps) {
  const t = useTexts('incident-report');
  const [assigning, setAssigning] = useState(false);
  const { mayAct, busy, change, assign } = actions;
  if (!mayAct) return null;
  return (
    <>
      {changeActions
        .filter((action) => allAllow(targets, action))
        .map((action) => (
          <Button
            key={action}
            icon={icons[action]}
            disabled={busy}
            onClick={() => void change(action, targets)}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      {allAllow(targets, 'ASSIGN') ? (
        <Button icon={<Person aria-hidden="true" />} disabled={busy} onClick={() => setAssigning(true)}>
          {t('action.ASSIGN')}
        </Button>
      ) : null}
      <AssignDialog
        open={assigning}
        count={targets.length}
        onCancel={() => setAssigning(false)}
        onAssign={(assignee) => {
          setAssigning(false);
          void assign(targets, assignee);
        }}
      />
    </>
  );
}
