import { lazy, Suspense, useMemo, useState } from 'react';
import type { CameraState } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import { markersIn } from './area.ts';
import styles from './CameraMap.module.css';
import type { MapCanvasProps } from './MapCanvas.tsx';
import { MapFilters } from './MapFilters.tsx';
import { MarkerList } from './MarkerList.tsx';
import { hasWebGl, loadMapLibrary } from './mapLibrary.ts';
import type { Area, CameraMapProps } from './mapTypes.ts';

const MapCanvas = lazy(async () => {
  const [{ MapCanvas: Canvas }, library] = await Promise.all([import('./MapCanvas.tsx'), loadMapLibrary()]);
  return { default: (props: MapCanvasProps) => <Canvas {...props} library={library} /> };
});

/**
 * Cameras on a map of the world, with a list of the same cameras beside it, or below where it is narrow. Whatever can
 * be done on the map can be done with the list and the filters above: choose a camera, look at a part of the world,
 * show some states only; of one camera there is nothing to choose. Without WebGL the list stands alone.
 */
export function CameraMap({ height = 360, markers, ...props }: CameraMapProps) {
  const t = useTexts('map');
  const [drawable] = useState(hasWebGl);
  const [states, setStates] = useState<readonly CameraState[]>([]);
  const [area, setArea] = useState<Area | null>(null);
  const wanted = useMemo(
    () => (states.length === 0 ? markers : markers.filter(({ state }) => states.includes(state))),
    [markers, states],
  );
  const listed = useMemo(() => markersIn(wanted, area), [wanted, area]);
  return (
    <div className={styles.map}>
      {markers.length > 1 ? (
        <MapFilters markers={markers} states={states} onStates={setStates} area={area} onArea={setArea} />
      ) : null}
      <div className={styles.panes} style={{ '--map-height': `${height}px` } as React.CSSProperties}>
        {drawable ? (
          <div className={styles.frame}>
            <Suspense fallback={<Skeleton height={height} />}>
              <MapCanvas {...props} markers={wanted} area={area} onArea={setArea} />
            </Suspense>
          </div>
        ) : (
          <p className={styles.note}>{t('noWebGl')}</p>
        )}
        <div className={styles.side}>
          <MarkerList {...props} markers={listed} />
        </div>
      </div>
    </div>
  );
}
