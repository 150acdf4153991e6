import { VideoTile } from '~/features/video/VideoTile.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './IncidentDetails.module.css';
import { useIncidentLiveQuery } from './IncidentLive.generated.ts';

/** What the camera of an incident shows now, beside what it showed when the incident was raised. */
export function IncidentLive({ cameraId }: { readonly cameraId: string }) {
  const t = useTexts('desk');
  const { data, error, refetch } = useIncidentLiveQuery({ variables: { cameraId } });
  const camera = data?.camera;
  return (
    <section className={styles.live} aria-label={t('incident.now')}>
      {camera ? (
        <VideoTile camera={camera} focused />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={200} />
      )}
    </section>
  );
}
