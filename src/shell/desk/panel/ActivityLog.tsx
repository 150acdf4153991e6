import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './IncidentDetails.module.css';
import type { IncidentDetailsFragment } from './IncidentPanel.generated.ts';

/** What happened to an incident, oldest first. */
export function ActivityLog({ activity }: Pick<IncidentDetailsFragment, 'activity'>) {
  const t = useTexts('desk');
  const format = useFormat();
  return (
    <ol className={styles.log}>
      {activity.map(({ id, at, action, actor, note }) => (
        <li key={id}>
          <p>
            <strong>{t(`activity.${action}`)}</strong>{' '}
            <span dir="auto">{actor?.name ?? t('activity.system')}</span>
          </p>
          {note ? (
            <p className={styles.note} dir="auto">
              {note}
            </p>
          ) : null}
          <time className={styles.muted} dateTime={at} title={format.date(at, 'full')}>
            {format.date(at, 'dateTime')}
          </time>
        </li>
      ))}
    </ol>
  );
}
