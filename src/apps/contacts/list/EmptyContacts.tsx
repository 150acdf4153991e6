import { People } from '@blueprintjs/icons';
import { SampleOffer } from '~/features/office/SampleOffer.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { contactsUrl } from '../contactsUrl.ts';
import { isCommonView } from '../paths.ts';

interface EmptyContactsProps {
  readonly view: string;
  /** Reads anew what is shown. */
  readonly refetch: () => Promise<unknown>;
}

/** Nobody is in the view, or nobody is found there. */
export function EmptyContacts({ view, refetch }: EmptyContactsProps) {
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
  const icon = <People size={32} aria-hidden="true" />;
  if (view === 'all')
    return (
      <SampleOffer
        app="CONTACTS"
        refetch={refetch}
        icon={icon}
        title={t('empty.all')}
        text={t('empty.allText')}
      />
    );
  const kind = isCommonView(view) ? view : 'group';
  return <EmptyState icon={icon} title={t(`empty.${kind}`)} text={t(`empty.${kind}Text`)} />;
}
