import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Moment } from '~/shell/ui/Moment.tsx';
import type { DeskState } from '../desk.ts';
import { MemberName } from '../MemberName.tsx';
import styles from './IncidentDetails.module.css';
import type { IncidentDetailsFragment } from './IncidentPanel.generated.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface StepProps {
  readonly at: string | null;
  readonly by: { readonly name: string; readonly automated: boolean } | null;
  /** Seconds since the incident was raised. */
  readonly after: number | null;
}

/** When a step was taken, by whom and how fast. */
function Step({ at, by, after }: StepProps) {
  const t = useTexts('desk');
  const format = useFormat();
  const time = format.duration(after);
  if (at === null) return '—';
  const name = by?.automated ? `${by.name} (${t('member.automated')})` : by?.name;
  return (
    <>
      {format.date(at, 'dateTime')}
      <span className={styles.muted} dir="auto">
        {by ? t('incident.byAfter', { name, time }) : t('incident.after', { time })}
      </span>
    </>
  );
}

interface IncidentFactsProps extends Pick<DeskState, 'toDesk' | 'links'> {
  readonly incident: IncidentDetailsFragment;
}

/** What is known of an incident, name by name. */
export function IncidentFacts({ incident, toDesk, links }: IncidentFactsProps) {
  const t = useTexts('desk');
  const format = useFormat();
  const { camera, site, assignee } = incident;
  return (
    <dl className={styles.facts}>
      <Fact name={t('column.kind')}>{t(`kind.${incident.kind}`)}</Fact>
      <Fact name={t('column.camera')}>
        {camera ? (
          <>
            <Link to={links.camera(camera.id)} dir="auto">
              {camera.name}
            </Link>
            <Link to={links.live(camera.id)} className={styles.muted}>
              {t('incident.live')}
            </Link>
            <Link to={toDesk({ camera: [camera.id] })} className={styles.muted}>
              {t('incident.allOfCamera')}
            </Link>
          </>
        ) : (
          t('desk.wholeSite')
        )}
      </Fact>
      <Fact name={t('column.site')}>
        <span dir="auto">{site.name}</span>
      </Fact>
      <Fact name={t('column.raised')}>
        {format.date(incident.raisedAt, 'dateTime')}
        <span className={styles.muted}>
          <Moment at={incident.raisedAt} />
        </span>
      </Fact>
      <Fact name={t('column.acknowledged')}>
        <Step
          at={incident.acknowledgedAt}
          by={incident.acknowledgedBy}
          after={incident.secondsToAcknowledge}
        />
      </Fact>
      <Fact name={t('column.closed')}>
        <Step at={incident.closedAt} by={incident.closedBy} after={incident.secondsToClose} />
      </Fact>
      <Fact name={t('column.assignee')}>
        {assignee ? <MemberName member={assignee} /> : t('assign.nobody')}
      </Fact>
    </dl>
  );
}
