import { Search } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** There is nothing at this address. */
export function NotFoundScreen() {
  const t = useTexts('shell');
  usePageTitle(t('notFound.title'));
  return (
    <>
      <h1 className="sr-only">{t('notFound.title')}</h1>
      <EmptyState
        icon={<Search size={32} aria-hidden="true" />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<Link to="/">{t('notFound.home')}</Link>}
      />
    </>
  );
}
