import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { StateBadge } from './Badge.tsx';
import styles from './CameraMap.module.css';
import type { CameraMapProps } from './map/mapTypes.ts';
import { Skeleton } from './Skeleton.tsx';

const MapCanvas = lazy(async () => {
  const [{ MapCanvas: Canvas }, { library }] = await Promise.all([
    import('./map/MapCanvas.tsx'),
    import.meta.env.VITE_MAPBOX_TOKEN ? import('./map/mapboxLibrary.ts') : import('./map/maplibreLibrary.ts'),
  ]);
  return { default: (props: CameraMapProps) => <Canvas {...props} library={library} /> };
});

/** Both engines need WebGL 2; remote desktops and locked-down browsers have none. */
function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

function MarkerList({ label, markers, selectedId, onSelect }: CameraMapProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {markers.map(({ id, label: name, detail, state }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.item}
            aria-pressed={id === selectedId}
            onClick={() => onSelect?.(id === selectedId ? null : id)}
          >
            <span className={styles.name} dir="auto">
              {name}
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </span>
            <StateBadge state={state} plain />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** True from the first time that the element is in view. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || seen) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen] as const;
}

/**
 * Cameras on a map of the world, with a list of the same cameras for keyboards and screen readers. The map loads when
 * it is scrolled into view; without WebGL the list stands alone.
 */
export function CameraMap(props: CameraMapProps) {
  const { height = 360 } = props;
  const t = useTexts('shell');
  const [ref, seen] = useSeen();
  const [drawable] = useState(hasWebGl);
  const [listed, setListed] = useState(false);
  const asList = listed || !drawable;
  return (
    <div className={styles.map}>
      <div ref={ref} className={styles.frame} style={{ blockSize: height }}>
        {asList ? (
          <>
            {drawable ? null : <p className={styles.note}>{t('map.noWebGl')}</p>}
            <MarkerList {...props} />
          </>
        ) : seen ? (
          <Suspense fallback={<Skeleton height={height} />}>
            <MapCanvas {...props} />
          </Suspense>
        ) : (
          <Skeleton height={height} />
        )}
      </div>
      {drawable ? (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={listed}
          onClick={() => setListed((value) => !value)}
        >
          {listed ? t('map.asMap') : t('map.asList')}
        </button>
      ) : null}
    </div>
  );
}
