import { lazy, Suspense, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './CameraMap.module.css';
import { hasWebGl, loadMapLibrary } from './mapLibrary.ts';
import type { PlaceCanvasProps } from './PlaceCanvas.tsx';

const PlaceCanvas = lazy(async () => {
  const [{ PlaceCanvas: Canvas }, library] = await Promise.all([
    import('./PlaceCanvas.tsx'),
    loadMapLibrary(),
  ]);
  return { default: (props: PlaceCanvasProps) => <Canvas {...props} library={library} /> };
});

const HEIGHT = 220;

/** A place is chosen by a click on the map. Fields for degrees belong beside it: keyboards choose by them. */
export function PlacePicker(props: PlaceCanvasProps) {
  const t = useTexts('map');
  const [drawable] = useState(hasWebGl);
  if (!drawable) return <p className={styles.note}>{t('noWebGl')}</p>;
  return (
    <div
      className={`${styles.frame} ${styles.picker}`}
      style={{ '--map-height': `${HEIGHT}px` } as React.CSSProperties}
    >
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <PlaceCanvas {...props} />
      </Suspense>
    </div>
  );
}
