import { useTexts } from '~/shell/i18n/useTexts.ts';
import { LabelMenu } from '~/shell/ui/LabelMenu.tsx';
import type { MailActions } from '../useMailActions.ts';
import { labelsOf } from '../views/labels.ts';
import { useMailViews } from '../views/useMailViews.ts';
import type { MailRowFragment } from './MailRow.generated.ts';

interface LabelButtonProps {
  readonly mails: readonly MailRowFragment[];
  readonly actions: MailActions;
}

/** Puts labels on mails, and takes them off. */
export function LabelButton({ mails, actions }: LabelButtonProps) {
  const t = useTexts('mail');
  const { labels } = useMailViews();
  const stateOf = (id: string) => {
    const count = mails.filter((mail) => mail.labels.some((label) => label.id === id)).length;
    return count === 0 ? 'none' : count === mails.length ? 'all' : 'some';
  };
  return (
    <LabelMenu
      label={t('action.label')}
      side="end"
      labels={labelsOf(labels)}
      stateOf={stateOf}
      onToggle={async (id, on) => {
        const label = labels.find((each) => each.id === id);
        if (label) await actions.label(mails, label, on);
      }}
    />
  );
}
