import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import type { MailView } from '../paths.ts';
import { MailViewsDocument, type MailViewsQuery } from './MailViews.generated.ts';

export type MailFolder = MailViewsQuery['mailFolders'][number];
export type MailLabel = MailViewsQuery['mailLabels'][number];

/** The folders, filters and labels, with how much is in them. */
export function useMailViews() {
  const { data, refetch } = usePreloaded(MailViewsDocument);
  return { folders: data.mailFolders, filters: data.mailQuickFilters, labels: data.mailLabels, refetch };
}

const folderNames = ['inbox', 'sent', 'drafts', 'spam', 'trash'] as const;
const filterNames = ['starred', 'important'] as const;

/** The names of views, of whose handles the texts know those of the catalogue. */
export function useViewNames() {
  const t = useTexts('mail');
  const folder = (handle: string, title = handle) => {
    const known = folderNames.find((each) => each === handle);
    return known ? t(`folders.${known}`) : title;
  };
  const filter = (handle: string, title = handle) => {
    const known = filterNames.find((each) => each === handle);
    return known ? t(`filters.${known}`) : title;
  };
  return {
    folder,
    filter,
    view: ({ kind, handle }: MailView, labels: readonly MailLabel[]) => {
      if (kind === 'folder') return folder(handle);
      if (kind === 'filter') return filter(handle);
      return labels.find((label) => label.handle === handle)?.title ?? handle;
    },
  };
}
