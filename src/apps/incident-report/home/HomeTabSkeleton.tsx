import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './HomeTab.module.css';

/** The places of tab Home while its numbers are on the way. */
export function HomeTabSkeleton() {
  const t = useTexts('shell');
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <div className={styles.top}>
        <div className={styles.counters}>
          {['count', 'high', 'medium', 'low'].map((name) => (
            <Skeleton key={name} height={152} />
          ))}
        </div>
        <Skeleton height={400} />
      </div>
      <div className={styles.asideSkeleton}>
        <Skeleton height={568} />
      </div>
      <div className={styles.thirds}>
        {['tasks', 'alerts', 'spent'].map((name) => (
          <Skeleton key={name} height={360} />
        ))}
      </div>
      <div className={styles.whole}>
        <Skeleton height={800} />
      </div>
    </div>
  );
}
