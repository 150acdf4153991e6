import { useOfficeRefetch } from '~/features/live/useOfficeRefetch.ts';
import { DropPlace } from '~/features/office/drag/dragRows.tsx';
import { SampleNote } from '~/features/office/SampleOffer.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Sidebar } from '~/shell/ui/Sidebar.tsx';
import { type View, type ViewGroup, ViewNav } from '~/shell/ui/ViewNav.tsx';
import { isPlace } from '../list/MoveButton.tsx';
import { type MailView, mailPath } from '../paths.ts';
import { filterIcon, folderIcon } from './icons.tsx';

import { useMailViews, useViewNames } from './useMailViews.ts';

const idOf = ({ kind, handle }: MailView): string => `${kind}/${handle}`;

/** Where mails lie, and how else to look at them, with how many are unread. */
export function MailSidebar({ view }: { readonly view: MailView }) {
  const t = useTexts('mail');
  const names = useViewNames();
  const { folders, filters, labels, refetch } = useMailViews();
  useOfficeRefetch('MAIL', refetch);
  const viewOf = (
    kind: MailView['kind'],
    { handle, unreadCount }: { readonly handle: string; readonly unreadCount: number },
    rest: Pick<View, 'label' | 'icon' | 'colour' | 'dropId'>,
  ): View => ({
    id: idOf({ kind, handle }),
    to: mailPath({ kind, handle }),
    count: unreadCount,
    countText: t('views.unread', { count: unreadCount }),
    ...rest,
  });
  const groups: ViewGroup[] = [
    {
      id: 'folders',
      title: t('views.folders'),
      views: folders.map((folder) => ({
        ...viewOf('folder', folder, {
          label: names.folder(folder.handle, folder.title),
          icon: folderIcon(folder.handle),
          ...(isPlace(folder) && { dropId: `folder/${folder.id}` }),
        }),
        // Nobody has unread drafts: it is how many wait to be sent.
        ...(folder.handle === 'drafts' && {
          count: folder.totalCount,
          countText: t('views.drafts', { count: folder.totalCount }),
        }),
      })),
    },
    {
      id: 'filters',
      title: t('views.filters'),
      views: filters.map((filter) =>
        viewOf('filter', filter, {
          label: names.filter(filter.handle, filter.title),
          icon: filterIcon(filter.handle),
        }),
      ),
    },
    {
      id: 'labels',
      title: t('views.labels'),
      views: labels.map((label) =>
        viewOf('label', label, { label: label.title, colour: label.color, dropId: `label/${label.id}` }),
      ),
    },
  ];
  return (
    <Sidebar label={t('views.title')} current={names.view(view, labels)}>
      <ViewNav label={t('views.title')} groups={groups} current={idOf(view)} dropPlace={DropPlace} />
      <SampleNote app="MAIL" refetch={refetch} />
    </Sidebar>
  );
}
