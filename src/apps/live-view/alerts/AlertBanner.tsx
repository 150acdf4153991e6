import { Tick, WarningSign } from '@blueprintjs/icons';
import { SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { LiveIncidentFragment } from '../wall/LiveTiles.generated.ts';
import styles from './AlertBanner.module.css';

interface AlertBannerProps {
  /** The most urgent one; undefined when there is none. */
  readonly alert: LiveIncidentFragment | undefined;
  /** How many others wait. */
  readonly others: number;
  readonly mayAct: boolean;
  readonly onAcknowledge: (incident: LiveIncidentFragment) => void;
  /** The wall goes on as it was; the incident stays new. */
  readonly onDismiss: (incident: LiveIncidentFragment) => void;
}

/** The incident that has come to the front. Announced to screen readers. */
export function AlertBanner({ alert, others, mayAct, onAcknowledge, onDismiss }: AlertBannerProps) {
  const t = useTexts('live-view');
  const format = useFormat();
  return (
    <div role="alert">
      {alert ? (
        <div className={styles.banner} data-severity={alert.severity}>
          <WarningSign size={20} aria-hidden="true" />
          <p className={styles.text}>
            <strong>
              {t('alert.title', { number: alert.number, kind: t(`incidentKind.${alert.kind}`) })} ·{' '}
              <bdi>{alert.camera?.name}</bdi>
            </strong>
            <span dir="auto">{alert.summary}</span>
          </p>
          <span className={styles.facts}>
            <SeverityBadge severity={alert.severity} />
            {format.date(alert.raisedAt, 'clock')}
            {others > 0 ? <span>{t('alert.others', { count: others })}</span> : null}
          </span>
          <span className={styles.buttons}>
            {mayAct ? (
              <Button kind="primary" icon={<Tick aria-hidden="true" />} onClick={() => onAcknowledge(alert)}>
                {t('alert.acknowledge')}
              </Button>
            ) : null}
            <Button onClick={() => onDismiss(alert)}>{t('alert.back')}</Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}
