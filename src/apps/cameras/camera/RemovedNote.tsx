import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useRestore } from '../list/useRestore.ts';
import styles from './Camera.module.css';
import type { ShownCamera } from './shownCamera.ts';

interface RemovedNoteProps {
  readonly camera: ShownCamera;
  readonly mayChange: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Stands in the place of the picture of a removed camera: since when, by whom, and the way back. */
export function RemovedNote({ camera, mayChange, refetch }: RemovedNoteProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const { restore, busy } = useRestore(refetch);
  if (!camera.removal) return null;
  const { at, by } = camera.removal;
  return (
    <div className={styles.removed} role="status">
      <p className={styles.why}>{t('removed.note', { at: f.date(at, 'dateTime'), by })}</p>
      <p className={styles.muted}>{t('removed.history')}</p>
      {mayChange ? (
        <p>
          <Button kind="primary" busy={busy} onClick={() => void restore(camera)}>
            {t('restore.action')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
