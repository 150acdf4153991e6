import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from '../LiveWall.module.css';

/** The address names a wall or a tour that the viewer cannot see; every camera is shown instead. */
export function UnknownNote({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('live-view');
  const shell = useTexts('shell');
  return (
    <div className={styles.note} role="status">
      {t('saved.unknown')}
      <Button onClick={onClose}>{shell('close')}</Button>
    </div>
  );
}
