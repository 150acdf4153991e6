import { Link } from 'react-router-dom';
import { cameraPath } from '~/apps/cameras/paths.ts';
import { incidentsPath } from '~/apps/incidents/paths.ts';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import type { LiveIncidentFragment } from '../wall/LiveTiles.generated.ts';
import why from '../wall/WhyDialog.module.css';
import styles from './AlertBanner.module.css';

interface SiteWhyDialogProps {
  /** The incident of a site; undefined closes the dialog. */
  readonly alert: LiveIncidentFragment | undefined;
  /** The cameras that it concerns. */
  readonly cameras: readonly FleetCamera[];
  readonly onClose: () => void;
}

/** Why a site has raised an alert: what its incident says, and which cameras it concerns. */
export function SiteWhyDialog({ alert, cameras, onClose }: SiteWhyDialogProps) {
  const t = useTexts('live-view');
  const format = useFormat();
  return (
    <Dialog open={alert !== undefined} title={alert?.site.name ?? ''} onClose={onClose}>
      {alert ? (
        <div className={why.why}>
          <p>{t('why.since', { time: format.durationSince(alert.raisedAt) })}</p>
          <p dir="auto">{alert.summary}</p>
          <ul className={styles.cameras} aria-label={t('alert.cameras', { count: cameras.length })}>
            {cameras.map(({ id, name, state }) => (
              <li key={id}>
                <Link to={cameraPath(id)}>
                  <bdi>{name}</bdi>
                </Link>
                <StateBadge state={state} />
              </li>
            ))}
          </ul>
          <Link to={incidentsPath({ incident: alert.id })}>{t('alert.open', { number: alert.number })}</Link>
        </div>
      ) : null}
    </Dialog>
  );
}
