import { People, Plus, Star, Time } from '@blueprintjs/icons';
import { DropPlace } from '~/features/office/drag/dragRows.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { Sidebar } from '~/shell/ui/Sidebar.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { type ViewGroup, ViewNav } from '~/shell/ui/ViewNav.tsx';
import { contactsUrl } from '../contactsUrl.ts';
import { commonViews, contactsPath } from '../paths.ts';
import { useContactViews } from './useContactViews.ts';

const icons = {
  all: <People aria-hidden="true" />,
  frequent: <Time aria-hidden="true" />,
  starred: <Star aria-hidden="true" />,
};

/** All contacts, parts of them, and the viewer's groups, on which contacts can be dropped. */
export function ContactsSidebar({ view }: { readonly view: string }) {
  const t = useTexts('contacts');
  const f = useFormat();
  const { change } = useUrl(contactsUrl);
  const { counts, groups, name } = useContactViews(view);
  const shown: readonly ViewGroup[] = [
    {
      id: 'views',
      views: commonViews.map((id) => ({
        id,
        label: t(`view.${id}`),
        to: contactsPath(id),
        icon: icons[id],
        count: counts[id],
        countText: t('contacts', { count: counts[id], number: f.number(counts[id]) }),
      })),
    },
    {
      id: 'groups',
      title: t('groups'),
      none: t('noGroups'),
      action: (
        <IconButton
          icon={<Plus aria-hidden="true" />}
          label={t('group.new')}
          onClick={() => change({ dialog: 'group' }, { step: true })}
        />
      ),
      views: groups.map((group) => ({
        id: group.id,
        label: group.name,
        to: contactsPath(group.id),
        icon: <People aria-hidden="true" />,
        count: group.contactCount,
        countText: t('contacts', { count: group.contactCount, number: f.number(group.contactCount) }),
        dropId: group.id,
      })),
    },
  ];
  return (
    <Sidebar label={t('views')} current={name}>
      <ViewNav label={t('views')} groups={shown} current={view} dropPlace={DropPlace} />
    </Sidebar>
  );
}
