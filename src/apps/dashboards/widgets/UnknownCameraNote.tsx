import { useSelectedCamera } from '~/features/cameras/useSelectedCamera.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useKnownCameraQuery } from './UnknownCameraNote.generated.ts';
import styles from './UnknownCameraNote.module.css';

/** Says so when the address names a camera that there is not. */
export function UnknownCameraNote() {
  const t = useTexts('dashboards');
  const { selectedId, select } = useSelectedCamera();
  const { data, error } = useKnownCameraQuery({
    variables: { id: selectedId ?? '' },
    skip: selectedId === null,
    errorPolicy: 'all',
  });
  // The drawer may have asked before: then the cache knows that there is no such camera.
  const unknown = data?.camera === null && (!error || hasCode(error, 'NOT_FOUND'));
  if (selectedId === null || !unknown) return null;
  return (
    <div className={styles.note} role="status">
      <p>{t('camera.unknown', { id: selectedId })}</p>
      <Button onClick={() => select(null)}>{t('camera.unknownClear')}</Button>
    </div>
  );
}
