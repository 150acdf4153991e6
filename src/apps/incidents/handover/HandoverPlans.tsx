import { Link } from 'react-router-dom';
import type { AuditSubject } from '~/graphql/types.generated.ts';
import { withQuery } from '~/lib/address.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import { auditPath } from '../../audit/paths.ts';
import { cameraPath } from '../../cameras/paths.ts';
import styles from './Handover.module.css';
import type { Handover } from './handover.types.ts';

const subjectText: Partial<Record<AuditSubject, 'exports.cameras' | 'exports.incidents'>> = {
  CAMERA: 'exports.cameras',
  INCIDENT: 'exports.incidents',
};

interface PartProps {
  readonly handover: Handover;
}

/** What is planned for the stretch that follows, and what was taken out in this one. */
export function HandoverPlans({ handover }: PartProps) {
  return (
    <div className={styles.pair}>
      <Maintenance handover={handover} />
      <Exports handover={handover} />
    </div>
  );
}

function Maintenance({ handover: { maintenance, to, nextTo, zone } }: PartProps) {
  const t = useTexts('handover');
  const f = useFormat();
  const stretch = { from: f.date(to, 'dateTime', zone), to: f.date(nextTo, 'dateTime', zone) };
  return (
    <Widget
      title={t('maintenance.title', { count: maintenance.length })}
      subtitle={t('maintenance.when', stretch)}
    >
      {maintenance.length === 0 ? <p className={styles.muted}>{t('maintenance.none')}</p> : null}
      <ul className={styles.lines}>
        {maintenance.map(({ id, reason, phase, from, to: until, site, cameras, createdBy }) => (
          <li key={id}>
            <p>
              <strong>{t(phase === 'ACTIVE' ? 'maintenance.active' : 'maintenance.planned')}</strong> ·{' '}
              <bdi>{reason}</bdi>
            </p>
            <p className={styles.muted}>
              {f.date(from, 'dateTime', zone)} – {f.date(until, 'dateTime', zone)} · <bdi>{createdBy}</bdi>
            </p>
            <p>
              {site ? <bdi>{site.name}</bdi> : null}
              {cameras.nodes.map((camera) => (
                <Link key={camera.id} className={styles.place} to={cameraPath(camera.id)}>
                  <bdi>{camera.name}</bdi>
                </Link>
              ))}
              {cameras.totalCount > cameras.nodes.length
                ? t('maintenance.more', { count: cameras.totalCount - cameras.nodes.length })
                : null}
            </p>
          </li>
        ))}
      </ul>
    </Widget>
  );
}

function Exports({ handover: { exports, zone } }: PartProps) {
  const t = useTexts('handover');
  const f = useFormat();
  if (exports === null) {
    return (
      <Widget title={t('exports.title')}>
        <p className={styles.muted}>{t('exports.forAdmins')}</p>
      </Widget>
    );
  }
  return (
    <Widget
      title={t('exports.count', { count: exports.length })}
      subtitle={t('exports.anySite')}
      footer={
        <Link className={styles.screenOnly} to={withQuery(auditPath(), { action: 'EXPORT' })}>
          {t('exports.audit')}
        </Link>
      }
    >
      {exports.length === 0 ? <p className={styles.muted}>{t('exports.none')}</p> : null}
      <ul className={styles.lines}>
        {exports.map(({ id, at, userName, subject, detail }) => (
          <li key={id}>
            <p>
              <bdi>{userName}</bdi> · {t(subjectText[subject] ?? 'exports.other')} · <bdi>{detail}</bdi>
            </p>
            <p className={styles.muted}>{f.date(at, 'dateTime', zone)}</p>
          </li>
        ))}
      </ul>
    </Widget>
  );
}
