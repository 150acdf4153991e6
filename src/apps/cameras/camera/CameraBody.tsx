import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CameraMap } from '~/features/cameras/map/CameraMap.tsx';
import { SeverityBadge, StateBadge } from '~/features/cameras/StateBadges.tsx';
import { VideoTile } from '~/features/video/VideoTile.tsx';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Screen } from '~/shell/ui/Screen.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import { UrlTabs } from '~/shell/ui/UrlTabs.tsx';
import { WhenSeen } from '~/shell/ui/WhenSeen.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import { camerasPath } from '../paths.ts';
import type { CameraScreenQuery } from './Camera.generated.ts';
import styles from './Camera.module.css';
import { CameraActions } from './CameraActions.tsx';
import { CameraFacts } from './CameraFacts.tsx';
import { CameraIncidents } from './CameraIncidents.tsx';
import { CameraMaintenance } from './CameraMaintenance.tsx';
import { cameraPageUrl, periodNames } from './cameraPeriod.ts';
import { DowntimeLog } from './DowntimeLog.tsx';
import { HealthFacts } from './HealthFacts.tsx';
import { HealthTimeline } from './HealthTimeline.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import type { ShownCamera } from './shownCamera.ts';
import { WhyPanel } from './WhyPanel.tsx';

interface CameraBodyProps {
  readonly data: CameraScreenQuery;
  readonly camera: ShownCamera;
  /** Where the timeline begins, ISO 8601. */
  readonly start: string;
  readonly refetch: () => Promise<unknown>;
}

/** The parts of a camera's page. */
export function CameraBody({ data, camera, start, refetch }: CameraBodyProps) {
  const t = useTexts('cameras');
  const isAdmin = isAllowed(roleSets.admin, useSession()?.user?.roles ?? []);
  const mayChange = isAdmin && !camera.removal;
  const { lat, lng } = camera.location;
  const marker = { id: camera.id, lat, lng, label: camera.name, state: camera.state, place: camera.site };
  return (
    <Screen
      title={camera.name}
      heading={<bdi>{camera.name}</bdi>}
      above={<Link to={camerasPath({ camera: camera.id })}>{t('title')}</Link>}
      intro={
        <p className={styles.badges}>
          {camera.removal ? <strong>{t('removed.badge')}</strong> : <StateBadge state={camera.state} />}
          {camera.openSeverity ? <SeverityBadge severity={camera.openSeverity} /> : null}
          <bdi>{[camera.site.name, camera.group].filter(Boolean).join(' · ')}</bdi>
        </p>
      }
      actions={mayChange ? <CameraActions camera={camera} refetch={refetch} /> : null}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          {camera.removal ? (
            <RemovedNote camera={camera} mayChange={isAdmin} refetch={refetch} />
          ) : (
            <section className={styles.picture} aria-label={t('camera.picture')}>
              <Suspense fallback={<Skeleton height={360} />}>
                <VideoTile camera={camera} focused />
              </Suspense>
            </section>
          )}
          <Widget
            title={t('timeline.title')}
            actions={
              <UrlTabs
                definition={cameraPageUrl}
                name="period"
                label={t('timeline.period')}
                options={periodNames.map((value) => ({ value, label: t(`period.${value}`) }))}
              />
            }
          >
            <HealthTimeline camera={camera} timeline={data.timeline} start={start} />
            <HealthFacts health={camera.health} />
          </Widget>
          <DowntimeLog newest={camera.lastTransition?.id ?? ''} />
        </div>
        <div className={styles.column}>
          {camera.removal ? null : <WhyPanel camera={camera} data={data} />}
          <CameraIncidents camera={camera} open={data.openIncidents} />
          <CameraMaintenance camera={camera} mayChange={mayChange} onChanged={refetch} />
          <CameraFacts camera={camera} />
          <Widget title={t('camera.map')} flush>
            <WhenSeen className={styles.map}>
              <CameraMap
                label={t('camera.mapOf', { name: camera.name })}
                markers={[marker]}
                selectedId={camera.id}
                height={220}
              />
            </WhenSeen>
          </Widget>
        </div>
      </div>
    </Screen>
  );
}
