import { Link } from 'react-router-dom';
import { cameraPath } from '~/apps/cameras/paths.ts';
import { incidentsPath } from '~/apps/incidents/paths.ts';
import { liveViewPath } from '~/apps/live-view/paths.ts';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { CameraDrawerQuery } from './CameraDrawer.generated.ts';
import styles from './CameraFacts.module.css';
import { CameraHealthFacts } from './CameraHealthFacts.tsx';
import type { TransitionLineFragment } from './TransitionLine.generated.ts';
import { TransitionLine } from './TransitionLine.tsx';

interface CameraFactsProps {
  readonly camera: NonNullable<CameraDrawerQuery['camera']>;
  /** Newest first. */
  readonly transitions: readonly TransitionLineFragment[];
}

/** What is known of a camera, from now backwards. */
export function CameraFacts({ camera, transitions }: CameraFactsProps) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const reasonText = useReasonText();
  const detail = camera.lastTransition?.detail;
  return (
    <div className={styles.facts}>
      <section className={styles.now}>
        <p className={styles.line}>
          <StateBadge state={camera.state} />
          <span className={styles.muted}>
            {camera.stateSince
              ? t('camera.since', {
                  at: f.date(camera.stateSince, 'dateTime'),
                  time: f.durationSince(camera.stateSince),
                })
              : t('camera.neverObserved')}
          </span>
        </p>
        {camera.stateReason ? <p>{t('camera.why', { reason: reasonText(camera.stateReason) })}</p> : null}
        {detail ? (
          <p className={styles.muted} dir="auto">
            {detail}
          </p>
        ) : null}
        <p className={styles.muted} dir="auto">
          {[camera.model, camera.site.name, camera.group].join(' · ')}
        </p>
        <p className={styles.muted}>{t(`camera.operator.${camera.operatorState}`)}</p>
      </section>
      <CameraHealthFacts health={camera.health} />
      <p className={styles.line}>
        <Link to={incidentsPath({ camera: [camera.id], period: 'LAST_30_DAYS' })}>
          {t('camera.incidents', { count: camera.incidentCount, number: f.number(camera.incidentCount) })}
        </Link>
        <Link to={cameraPath(camera.id)}>{t('camera.page')}</Link>
        <Link to={liveViewPath({ camera: camera.id })}>{t('camera.live')}</Link>
      </p>
      <section>
        <h3 className={styles.title}>{t('camera.transitions')}</h3>
        {transitions.length === 0 ? (
          <p className={styles.muted}>{t('camera.neverObserved')}</p>
        ) : (
          <ol className={styles.transitions}>
            {transitions.map((transition) => (
              <TransitionLine key={transition.id} transition={transition} />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
