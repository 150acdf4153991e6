import { useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { MemberName } from '../MemberName.tsx';
import styles from './IncidentDetails.module.css';
import { type ActivityPageFragment, useEarlierActivityQuery } from './IncidentPanel.generated.ts';

interface ActivityLogProps {
  readonly incidentId: string;
  readonly page: ActivityPageFragment;
}

/** What happened to an incident, oldest first. What lies before the page comes when it is wanted. */
export function ActivityLog({ incidentId, page }: ActivityLogProps) {
  const t = useTexts('desk');
  const format = useFormat();
  const { hasPreviousPage, startCursor } = page.pageInfo;
  return (
    <>
      {hasPreviousPage && startCursor ? (
        // A page that begins elsewhere has another past.
        <EarlierActivity key={startCursor} incidentId={incidentId} before={startCursor} />
      ) : null}
      <ol className={styles.log}>
        {page.nodes.map(({ id, at, action, actor, note }) => (
          <li key={id}>
            <p>
              <strong>{t(`activity.${action}`)}</strong>{' '}
              {actor ? <MemberName member={actor} /> : t('activity.system')}
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
    </>
  );
}

interface EarlierActivityProps {
  readonly incidentId: string;
  readonly before: string;
}

function EarlierActivity(place: EarlierActivityProps) {
  const t = useTexts('desk');
  const [wanted, setWanted] = useState(false);
  if (wanted) return <EarlierPage {...place} />;
  return <Button onClick={() => setWanted(true)}>{t('activity.earlier')}</Button>;
}

function EarlierPage({ incidentId, before }: EarlierActivityProps) {
  const { data, error, refetch } = useEarlierActivityQuery({ variables: { id: incidentId, before } });
  const page = data?.incident?.activity;
  if (page) return <ActivityLog incidentId={incidentId} page={page} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BodySkeleton height={160} />;
}
