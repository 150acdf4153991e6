import { Tick, WarningSign } from '@blueprintjs/icons';
import { SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { EscalationTimer } from '~/features/incidents/escalation/EscalationTimer.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { LiveIncidentFragment } from '../wall/LiveTiles.generated.ts';
import styles from './AlertBanner.module.css';

interface AlertBannerProps {
  /** The most urgent one; undefined when there is none. */
  readonly alert: LiveIncidentFragment | undefined;
  /** The cameras that it concerns. */
  readonly cameraCount: number;
  /** It concerns all cameras of its site. */
  readonly wholeSite: boolean;
  /** How many others wait. */
  readonly others: number;
  readonly mayAct: boolean;
  readonly onAcknowledge: (incident: LiveIncidentFragment) => void;
  /** Says why its cameras are as they are. */
  readonly onExplain: (incident: LiveIncidentFragment) => void;
  /** The wall goes on as it was; the incident stays new. */
  readonly onDismiss: (incident: LiveIncidentFragment) => void;
}

/**
 * The incident that has come to the front. Announced to screen readers once: what counts while it stands is read when
 * they come to it.
 */
export function AlertBanner(props: AlertBannerProps) {
  const { alert, cameraCount, wholeSite, others, mayAct, onAcknowledge, onExplain, onDismiss } = props;
  const t = useTexts('live-view');
  const format = useFormat();
  return (
    <div role="alert">
      {alert ? (
        <div className={styles.banner} data-severity={alert.severity} data-alert={alert.id}>
          <WarningSign size={20} aria-hidden="true" />
          <p className={styles.text}>
            <strong>
              {alert.camera ? (
                <>
                  {t('alert.title', { number: alert.number, kind: t(`incidentKind.${alert.kind}`) })} ·{' '}
                  <bdi>{alert.camera.name}</bdi>
                </>
              ) : (
                t(wholeSite ? 'alert.siteDown' : 'alert.storm', { site: alert.site.name })
              )}
            </strong>
            {alert.camera ? (
              <span dir="auto">{alert.summary}</span>
            ) : (
              <span aria-live="off">
                {cameraCount > 0 ? t('alert.cameras', { count: cameraCount }) : null}
              </span>
            )}
          </p>
          <span className={styles.facts} aria-live="off">
            <SeverityBadge severity={alert.severity} />
            {alert.inDrill ? <strong>{t('alert.drill')}</strong> : null}
            {format.date(alert.raisedAt, 'clock')}
            <EscalationTimer incident={alert} />
            {others > 0 ? <span>{t('alert.others', { count: others })}</span> : null}
          </span>
          <span className={styles.buttons}>
            {mayAct ? (
              <Button
                kind="primary"
                icon={<Tick aria-hidden="true" />}
                aria-keyshortcuts="Control+Enter"
                onClick={() => onAcknowledge(alert)}
              >
                {t('alert.acknowledge')}
              </Button>
            ) : null}
            <Button aria-haspopup="dialog" onClick={() => onExplain(alert)}>
              {t('tile.why')}
            </Button>
            <Button onClick={() => onDismiss(alert)}>{t('alert.back')}</Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}
