import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './Todo.module.css';

/** The rows before they are there. */
export function TodoSkeleton() {
  const t = useTexts('todo');
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => (
        <Skeleton key={name} height={56} />
      ))}
    </div>
  );
}
