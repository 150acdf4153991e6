import { Disable, Endorsed, Person, Tick } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { changeActions, type IncidentActions, someAllow, type Target } from './useIncidentActions.ts';

const icons = {
  ACKNOWLEDGE: <Tick aria-hidden="true" />,
  RESOLVE: <Endorsed aria-hidden="true" />,
  DISMISS: <Disable aria-hidden="true" />,
} as const;

interface ActionButtonsProps {
  readonly targets: readonly Target[];
  readonly actions: IncidentActions;
}

/** Buttons for what at least one of the targets allows; those that do not are named before the others are changed. */
export function ActionButtons({ targets, actions }: ActionButtonsProps) {
  const t = useTexts('desk');
  const [assigning, setAssigning] = useState(false);
  const { mayAct, busy, change } = actions;
  if (!mayAct) return null;
  return (
    <>
      {changeActions
        .filter((action) => someAllow(targets, action))
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
      {someAllow(targets, 'ASSIGN') ? (
        <Button icon={<Person aria-hidden="true" />} disabled={busy} onClick={() => setAssigning(true)}>
          {t('action.ASSIGN')}
        </Button>
      ) : null}
      {assigning ? (
        <AssignDialog targets={targets} actions={actions} onClose={() => setAssigning(false)} />
      ) : null}
    </>
  );
}
