import { Flag, Star, StarEmpty } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import type { MailActions } from '../useMailActions.ts';
import type { MailRowFragment } from './MailRow.generated.ts';

interface MarkButtonProps {
  readonly mails: readonly MailRowFragment[];
  readonly actions: MailActions;
}

/** Puts stars and flags on mails, and takes them away. */
export function MarkButton({ mails, actions }: MarkButtonProps) {
  const t = useTexts('mail');
  const item = (mark: 'starred' | 'important', on: boolean, icon: React.ReactNode) => ({
    id: `${mark} ${on}`,
    label: t(`action.${mark}.${on ? 'on' : 'off'}`),
    icon,
    onSelect: () => void actions.mark(mails, mark, on),
  });
  return (
    <MenuButton
      label={t('action.marks')}
      items={[
        item('starred', true, <Star aria-hidden="true" />),
        item('starred', false, <StarEmpty aria-hidden="true" />),
        item('important', true, <Flag aria-hidden="true" />),
        item('important', false, <Flag aria-hidden="true" />),
      ]}
    >
      <Star aria-hidden="true" />
    </MenuButton>
  );
}
