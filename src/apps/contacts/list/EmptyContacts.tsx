import { People } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { contactsUrl, NEW_CONTACT } from '../contactsUrl.ts';
import { isCommonView } from '../paths.ts';

/** Nobody is in the view, or nobody is found there. */
export function EmptyContacts({ view }: { readonly view: string }) {
  const t = useTexts('contacts');
  const { url, change } = useUrl(contactsUrl);
  if (url.search !== '')
    return (
      <EmptyState
        title={t('empty.search')}
        text={t('empty.searchText')}
        action={<Button onClick={() => change({ search: '' })}>{t('empty.clear')}</Button>}
      />
    );
  const kind = isCommonView(view) ? view : 'group';
  return (
    <EmptyState
      icon={<People size={32} aria-hidden="true" />}
      title={t(`empty.${kind}`)}
      text={t(`empty.${kind}Text`)}
      action={
        kind === 'all' ? (
          <Button onClick={() => change({ contact: NEW_CONTACT }, { step: true })}>{t('new')}</Button>
        ) : null
      }
    />
  );
}
