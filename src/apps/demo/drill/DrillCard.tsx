import { useId } from 'react';
import { Link } from 'react-router-dom';
import { incidentsPath } from '~/apps/incidents/paths.ts';
import { liveViewPath } from '~/apps/live-view/paths.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './Drill.module.css';
import type { DrillCardFragment } from './DrillCard.generated.ts';
import { DrillSteps } from './DrillSteps.tsx';

interface DrillCardProps {
  readonly drill: DrillCardFragment;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly busy: boolean;
  readonly onEnd: (id: string) => void;
  /** A link was followed: what it leads to lies under the drawer. */
  readonly onLeave: () => void;
}

/** One drill: what, where, since when, how far the exercise is, and where to go on. */
export function DrillCard({ drill, now, busy, onEnd, onLeave }: DrillCardProps) {
  const t = useTexts('drill');
  const f = useFormat();
  const id = useId();
  const { kind, site, camera, incident, startedAt, endedAt, steps } = drill;
  const place = camera?.name ?? site.name;
  const seconds = Math.max(0, ((endedAt ? Date.parse(endedAt) : now) - Date.parse(startedAt)) / 1_000);
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {t(`kind.${kind}`)}
      </h4>
      <p className={styles.place}>
        <bdi>{place}</bdi>
        <span>{t(endedAt ? 'lasted' : 'running', { time: f.duration(seconds) })}</span>
      </p>
      <DrillSteps steps={steps} />
      <div className={styles.actions}>
        {incident ? (
          <Link to={incidentsPath({ incident: incident.id })} onClick={onLeave}>
            {t('toIncident', { number: incident.number })}
          </Link>
        ) : null}
        <Link to={liveViewPath(camera ? { camera: camera.id } : { site: site.id })} onClick={onLeave}>
          {t('toWall')}
        </Link>
        {endedAt ? null : (
          <Button busy={busy} onClick={() => onEnd(drill.id)}>
            {t('end')}
          </Button>
        )}
      </div>
    </article>
  );
}
