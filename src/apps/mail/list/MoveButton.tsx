import { FolderClose } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import { folderIcon } from '../views/icons.tsx';
import { type MailFolder, useMailViews, useViewNames } from '../views/useMailViews.ts';
import type { MailRowFragment } from './MailRow.generated.ts';

interface MoveButtonProps {
  readonly mails: readonly MailRowFragment[];
  readonly onMove: (folder: MailFolder) => void;
}

/** Where a mail may be put by hand: nobody makes drafts or sent mails of what others wrote. */
export const isPlace = ({ handle }: Pick<MailFolder, 'handle'>): boolean =>
  handle !== 'drafts' && handle !== 'sent';

/** Moves mails into another folder. */
export function MoveButton({ mails, onMove }: MoveButtonProps) {
  const t = useTexts('mail');
  const names = useViewNames();
  const { folders } = useMailViews();
  const others = folders.filter(
    (folder) => isPlace(folder) && mails.some((mail) => mail.folder.id !== folder.id),
  );
  return (
    <MenuButton
      label={t('action.move')}
      items={others.map((folder) => ({
        id: folder.id,
        label: names.folder(folder.handle, folder.title),
        icon: folderIcon(folder.handle),
        onSelect: () => onMove(folder),
      }))}
    >
      <FolderClose aria-hidden="true" />
    </MenuButton>
  );
}
