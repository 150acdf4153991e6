import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useSelectedCamera } from '../hooks/useSelectedCamera.ts';
import type { CameraMapWidgetFragment } from './CameraMapWidget.generated.ts';
import styles from './UnknownCameraNote.module.css';

/** Says so when the address names a camera that there is not. */
export function UnknownCameraNote({ data }: { readonly data: CameraMapWidgetFragment }) {
  const t = useTexts('dashboards');
  const { selectedId, select } = useSelectedCamera();
  const { nodes, totalCount } = data.cameras;
  const complete = nodes.length >= totalCount;
  if (!selectedId || !complete || nodes.some(({ id }) => id === selectedId)) return null;
  return (
    <div className={styles.note} role="status">
      <p>{t('camera.unknown', { id: selectedId })}</p>
      <Button onClick={() => select(null)}>{t('camera.unknownClear')}</Button>
    </div>
  );
}
