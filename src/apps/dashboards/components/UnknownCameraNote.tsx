import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useSelectedCamera } from '~/shell/ui/useSelectedCamera.ts';
import { hasCode } from './errorCode.ts';
import { useKnownCameraQuery } from './UnknownCameraNote.generated.ts';
import styles from './UnknownCameraNote.module.css';

/** Says so when the address names a camera that there is not. */
export function UnknownCameraNote() {
  const t = useTexts('dashboards');
  const { selectedId, select } = useSelectedCamera();
  const { error } = useKnownCameraQuery({
    variables: { id: selectedId ?? '' },
    skip: selectedId === null,
  });
  if (selectedId === null || !error || !hasCode(error, 'NOT_FOUND')) return null;
  return (
    <div className={styles.note} role="status">
      <p>{t('camera.unknown', { id: selectedId })}</p>
      <Button onClick={() => select(null)}>{t('camera.unknownClear')}</Button>
    </div>
  );
}
