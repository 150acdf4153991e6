import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './WallGrid.module.css';

/** A tile whose camera has not been told yet. */
export function TilePlaceholder({ name }: { readonly name: string }) {
  const t = useTexts('shell');
  return (
    <div className={styles.waiting} data-mode="dark">
      <bdi>{name}</bdi>
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}
