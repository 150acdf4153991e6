import { Edit, More, Trash } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { contactsUrl } from '../contactsUrl.ts';
import { contactsPath } from '../paths.ts';
import type { ContactActions } from '../useContactActions.ts';

interface GroupMenuProps {
  readonly group: { readonly id: string; readonly name: string };
  readonly actions: ContactActions;
}

/** What is done with the group that is shown: its contacts stay when it is deleted. */
export function GroupMenu({ group, actions }: GroupMenuProps) {
  const t = useTexts('contacts');
  const { change } = useUrl(contactsUrl);
  const navigate = useNavigate();
  const remove = async () => {
    await navigate(contactsPath());
    await actions.deleteGroup(group);
  };
  return (
    <MenuButton
      label={t('group.menu', { name: group.name })}
      items={[
        {
          id: 'rename',
          label: t('group.rename'),
          icon: <Edit aria-hidden="true" />,
          onSelect: () => change({ dialog: 'rename' }, { step: true }),
        },
        {
          id: 'delete',
          label: t('group.delete'),
          icon: <Trash aria-hidden="true" />,
          onSelect: () => void remove(),
        },
      ]}
    >
      <More aria-hidden="true" />
    </MenuButton>
  );
}
