import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { cameraHealthPath } from '~/apps/dashboards/paths.ts';
import { useFleetMarkers } from '~/features/cameras/fleet/useFleetMarkers.ts';
import { CameraMap } from '~/features/cameras/map/CameraMap.tsx';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import type { SiteIds } from '~/features/incidents/deskUrl.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import styles from './HomeTab.module.css';

export interface ReportFleetProps extends ReportUrlState {
  readonly siteIds: SiteIds;
  /** Of the drawing, in pixels. */
  readonly height: number;
}

/** The cameras of the chosen project on the map. */
export function ReportFleet({ siteIds, url, change, toDesk, height }: ReportFleetProps) {
  const t = useTexts('incident-report');
  const { markers: fleet, error, retry } = useFleetMarkers();
  const markers = useMemo(
    () => (siteIds ? fleet?.filter(({ place }) => siteIds.includes(place.id)) : fleet),
    [fleet, siteIds],
  );
  if (!markers) return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton height="100%" />;
  const chosen = markers.find(({ id }) => id === url.marker);
  return (
    <>
      <CameraMap
        label={t('map.count', { count: markers.length })}
        height={height}
        markers={markers}
        selectedId={url.marker}
        onSelect={(marker) => change({ marker })}
      />
      {chosen ? (
        <p className={styles.chosen} aria-live="polite">
          <strong dir="auto">{chosen.label}</strong>
          <StateBadge state={chosen.state} plain />
          <Link to={toDesk({ camera: [chosen.id] })}>{t('map.incidents')}</Link>
          <Link to={cameraHealthPath({ camera: chosen.id, behind: 'camera' })}>{t('map.camera')}</Link>
        </p>
      ) : null}
    </>
  );
}
