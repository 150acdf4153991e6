import { useEffect } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useCameraDrawerQuery } from './CameraDrawer.generated.ts';
import { CameraFacts } from './CameraFacts.tsx';

interface CameraDrawerProps {
  /** Null while the drawer is closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One camera: how it is, since when and why, how healthy it was, and what happened last. */
export function CameraDrawer({ id, onClose }: CameraDrawerProps) {
  const t = useTexts('dashboards');
  const { data, error, refetch } = useCameraDrawerQuery({
    variables: { id: id ?? '', zone: browserZone() },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const camera = data?.camera;
  const unknown = error !== undefined && hasCode(error, 'NOT_FOUND');

  // A change of state comes by subscription and reaches the camera alone: its list of changes is asked for again.
  const newest = data?.statusTransitions.nodes[0]?.id;
  const behind = camera?.lastTransition != null && camera.lastTransition.id !== newest;
  useEffect(() => {
    if (behind) void refetch();
  }, [behind, refetch]);

  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={camera?.name ?? t(unknown ? 'camera.notFound' : 'camera.title')}
      width={480}
    >
      {unknown ? (
        <EmptyState title={t('camera.notFound')} text={t('camera.unknown', { id })} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : camera && data ? (
        <CameraFacts camera={camera} transitions={data.statusTransitions.nodes} />
      ) : (
        <BodySkeleton height={480} />
      )}
    </Drawer>
  );
}
