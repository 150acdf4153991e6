import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './Notes.module.css';

/** The cards before they are there. */
export function NotesSkeleton() {
  const t = useTexts('notes');
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => (
        <Skeleton key={name} height={220} />
      ))}
    </div>
  );
}
