import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { mailUrl } from '../mailUrl.ts';
import type { MailView } from '../paths.ts';
import { filterIcon, folderIcon } from '../views/icons.tsx';
import { useMailViews } from '../views/useMailViews.ts';
import { NewAccount } from './NewAccount.tsx';

const known = ['inbox', 'sent', 'drafts', 'spam', 'trash', 'starred', 'important'] as const;

interface EmptyViewProps {
  readonly view: MailView;
  /** Reads the list anew. */
  readonly refetch: () => Promise<unknown>;
}

/** There is no mail in the view: why, and what to do next. */
export function EmptyView({ view, refetch }: EmptyViewProps) {
  const t = useTexts('mail');
  const { url, change } = useUrl(mailUrl);
  const { folders } = useMailViews();
  if (url.search !== '') {
    return (
      <EmptyState
        title={t('empty.search', { search: url.search })}
        text={t(view.kind === 'folder' ? 'empty.searchText' : 'empty.searchWithout')}
        action={<Button onClick={() => change({ search: '' })}>{t('empty.clear')}</Button>}
      />
    );
  }
  if (folders.every(({ totalCount }) => totalCount === 0)) return <NewAccount refetch={refetch} />;
  const { kind, handle } = view;
  const name = known.find((each) => each === handle);
  if (kind === 'label' || !name) return <EmptyState title={t('empty.label')} text={t('empty.labelText')} />;
  return (
    <EmptyState
      icon={<span>{kind === 'folder' ? folderIcon(handle) : filterIcon(handle)}</span>}
      title={t(`empty.${name}`)}
      text={t(`empty.${name}Text`)}
    />
  );
}
