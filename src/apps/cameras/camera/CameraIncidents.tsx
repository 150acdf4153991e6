import { Link } from 'react-router-dom';
import { SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import { incidentsPath } from '../../incidents/paths.ts';
import type { CameraScreenQuery } from './Camera.generated.ts';
import styles from './Camera.module.css';
import { cameraPageUrl } from './cameraPeriod.ts';
import type { ShownCamera } from './shownCamera.ts';

interface CameraIncidentsProps {
  readonly camera: ShownCamera;
  readonly open: CameraScreenQuery['openIncidents'];
}

/** The camera's open incidents, whenever they were raised, with a link to all that were raised in the period. */
export function CameraIncidents({ camera: { id, incidentCount }, open }: CameraIncidentsProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const { period } = useUrl(cameraPageUrl).url;
  return (
    <Widget title={t('incidents.title')}>
      <p className={styles.muted}>{t(open.totalCount === 0 ? 'incidents.none' : 'incidents.open')}</p>
      <ul className={styles.plain}>
        {open.nodes.map((incident) => (
          <li key={incident.id} className={styles.row}>
            <SeverityBadge severity={incident.severity} plain />
            <Link to={incidentsPath({ camera: [id], incident: incident.id })}>
              #{incident.number} <bdi>{incident.summary}</bdi>
            </Link>
            <span className={styles.muted}>{f.relative(incident.raisedAt)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={incidentsPath({ camera: [id], period })}>
          {t('incidents.all', { count: incidentCount, number: f.number(incidentCount) })}
        </Link>
      </p>
    </Widget>
  );
}
