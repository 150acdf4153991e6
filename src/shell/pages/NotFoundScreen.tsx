import { useTexts } from '../i18n/useTexts.ts';
import { DestinationSearch } from '../navigation/DestinationSearch.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import styles from './ErrorPages.module.css';

/** /pages/errors/error-404, where every unknown path leads: a search over all screens, and the way home. */
export function NotFoundScreen() {
  const t = useTexts('shell');
  return (
    <ErrorPage code={404} title={t('notFound.title')} text={t('notFound.text')}>
      <div className={styles.search}>
        <DestinationSearch />
      </div>
    </ErrorPage>
  );
}
