import { useTexts } from '~/shell/i18n/useTexts.ts';
import { PageSkeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './LiveWall.module.css';

/** The wall before its cameras are known. */
export function LiveViewSkeleton() {
  const t = useTexts('live-view');
  return (
    <div className={styles.screen} data-flowing="">
      <h1>{t('title')}</h1>
      <PageSkeleton />
    </div>
  );
}
