import { Link } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { DestinationSearch } from '../navigation/DestinationSearch.tsx';
import { Screen } from '../ui/Screen.tsx';
import styles from './ErrorPages.module.css';

/** /pages/errors/error-404, where every unknown path leads: a search over all screens, and the way home. */
export function NotFoundScreen() {
  const t = useTexts('shell');
  return (
    <Screen title={t('notFound.title')} layout="blank">
      <div className={styles.page}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>{t('notFound.title')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <div className={styles.search}>
          <DestinationSearch />
        </div>
        <Link to="/">{t('notFound.home')}</Link>
      </div>
    </Screen>
  );
}
