import { useNavigation } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './LoadingBar.module.css';

/** "Loading..." with a bar while a screen is on its way; it appears only when that takes a moment. */
export function LoadingBar() {
  const t = useTexts('shell');
  const loading = useNavigation().state === 'loading';
  return (
    <div role="status" className={styles.place}>
      {loading ? (
        <>
          <span className={styles.bar} />
          <span className={styles.text}>{t('loading')}</span>
        </>
      ) : null}
    </div>
  );
}
