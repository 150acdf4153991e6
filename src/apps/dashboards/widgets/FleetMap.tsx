import { Link } from 'react-router-dom';
import { cameraPath } from '~/apps/cameras/paths.ts';
import { liveViewPath } from '~/apps/live-view/paths.ts';
import { useFleetMarkers } from '~/features/cameras/fleet/useFleetMarkers.ts';
import { CameraMap } from '~/features/cameras/map/CameraMap.tsx';
import type { MapMarker } from '~/features/cameras/map/mapTypes.ts';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useSelectedCamera } from '~/features/cameras/useSelectedCamera.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import { useDrilldown } from '../drilldown/useDrilldown.ts';
import styles from './CameraMapWidget.module.css';

/** Which camera is chosen, and where to go on with it. */
function Selection({ selected }: { readonly selected: MapMarker | undefined }) {
  const t = useTexts('dashboards');
  const { select } = useSelectedCamera();
  const { openCamera } = useDrilldown();
  if (!selected) return <span>{t('map.hint')}</span>;
  return (
    <>
      <strong className={styles.name} dir="auto">
        {selected.label}
      </strong>
      <StateBadge state={selected.state} />
      <span className={styles.since}>{selected.detail?.()}</span>
      <Link to={cameraPath(selected.id)}>{t('camera.page')}</Link>
      <Link to={liveViewPath({ camera: selected.id })}>{t('camera.live')}</Link>
      <Button onClick={() => openCamera(selected.id)}>{t('map.details')}</Button>
      <Button kind="quiet" onClick={() => select(null)}>
        {t('map.clear')}
      </Button>
    </>
  );
}

/** The whole fleet on the map: its code and its cameras are fetched when the map is seen. */
export function FleetMap({ height }: { readonly height: number }) {
  const t = useTexts('dashboards');
  const { selectedId, select } = useSelectedCamera();
  const { markers, error, retry } = useFleetMarkers();
  if (!markers) return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton height="100%" />;
  return (
    <>
      <CameraMap
        label={t('map.label', { count: markers.length })}
        markers={markers}
        selectedId={selectedId}
        onSelect={select}
        height={height}
      />
      <div className={styles.selection} aria-live="polite">
        <Selection selected={markers.find(({ id }) => id === selectedId)} />
      </div>
    </>
  );
}
