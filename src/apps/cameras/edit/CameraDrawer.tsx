import { Suspense, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { useUnsavedGuard } from '~/shell/ui/form/useUnsavedGuard.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useCameraFormDataQuery, useCameraFormSitesQuery } from './CameraForm.generated.ts';
import { CameraForm } from './CameraForm.tsx';

interface CameraDrawerProps {
  /** The camera to change; null adds one. */
  readonly cameraId: string | null;
  readonly onClose: () => void;
  /** Called with the id of what was added or changed. */
  readonly onSaved: (id: string) => void;
}

/** A camera is added or changed. What was typed is not lost unasked: not by closing, by leaving, nor by an error. */
export function CameraDrawer({ cameraId, onClose, onSaved }: CameraDrawerProps) {
  const t = useTexts('cameras');
  const [dirty, setDirty] = useState(false);
  const { close, release, question } = useUnsavedGuard(dirty, onClose);
  return (
    <>
      <Drawer open onClose={close} title={t(cameraId ? 'edit.title' : 'add.title')} width={640}>
        <Suspense fallback={<BodySkeleton height={480} />}>
          <Body
            cameraId={cameraId}
            onDirty={setDirty}
            onSaved={(id) => {
              release();
              onSaved(id);
            }}
          />
        </Suspense>
      </Drawer>
      {question}
    </>
  );
}

interface BodyProps extends Pick<CameraDrawerProps, 'cameraId' | 'onSaved'> {
  readonly onDirty: (dirty: boolean) => void;
}

function Body({ cameraId, onDirty, onSaved }: BodyProps) {
  const t = useTexts('cameras');
  const sites = useCameraFormSitesQuery({});
  const kept = useCameraFormDataQuery({
    variables: { id: cameraId ?? '' },
    skip: cameraId === null,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const unknown = cameraId !== null && kept.error !== undefined && kept.data?.camera == null;
  if (unknown && !kept.loading) return <EmptyState title={t('notFound.title')} text={t('notFound.text')} />;
  if (sites.error) return <ErrorState error={sites.error} onRetry={() => void sites.refetch()} />;
  if (!sites.data || (cameraId !== null && !kept.data?.camera)) return <BodySkeleton height={480} />;
  return (
    <CameraForm
      camera={kept.data?.camera ?? null}
      sites={sites.data.sites}
      onDirty={onDirty}
      onSaved={onSaved}
    />
  );
}
