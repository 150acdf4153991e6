import { Tag } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { CheckOptions } from '~/shell/ui/CheckOptions.tsx';
import { Popup } from '~/shell/ui/Popup.tsx';
import type { MailActions } from '../useMailActions.ts';
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
  const onAll = (id: string) => mails.every((mail) => mail.labels.some((label) => label.id === id));
  return (
    <Popup label={t('action.label')} face={<Tag aria-hidden="true" />}>
      {() => (
        <CheckOptions
          options={labels.map(({ id, title }) => ({ value: id, label: title }))}
          chosen={labels.filter(({ id }) => onAll(id)).map(({ id }) => id)}
          onToggle={(id, on) => {
            const label = labels.find((each) => each.id === id);
            if (label) void actions.label(mails, label, on);
          }}
        />
      )}
    </Popup>
  );
}
