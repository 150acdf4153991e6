import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';

import { hasCode } from '~/shell/messages/errorText.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';

import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { usePageTitle } from '~/shell/ui/usePageTitle.ts';
import { camerasPath } from '../paths.ts';
import { CameraScreenDocument } from './Camera.generated.ts';
import { CameraBody } from './CameraBody.tsx';

import { cameraPageUrl } from './cameraPeriod.ts';
import { useViewRecord } from './useViewRecord.ts';

/** One camera: its picture, how it is and why, how it was, and what is done about it. */
export function CameraScreen() {
  const { id = '' } = useParams();
  useAddressCheck(cameraPageUrl);
  return (
    <DataBoundary
      key={id}
      skeleton={<Without content={<BodySkeleton height={640} />} />}
      failed={(error, retry) =>
        hasCode(error, 'NOT_FOUND') ? (
          <CameraNotFound id={id} />
        ) : (
          <Without content={<ErrorState error={error} onRetry={retry} />} />
        )
      }
    >
      <Camera id={id} />
    </DataBoundary>
  );
}

function Camera({ id }: { readonly id: string }) {
  const t = useTexts('cameras');
  const { data, variables, refetch } = usePreloaded(CameraScreenDocument);
  useLiveRefetch(refetch, { cameraId: id });
  useViewRecord(data.camera?.id);
  usePageTitle(data.camera?.name ?? t('camera.title'));
  if (!data.camera) return <CameraNotFound id={id} />;
  return <CameraBody data={data} camera={data.camera} start={variables.after} refetch={refetch} />;
}

/** The page while there is no camera to show. */
function Without({ content }: { readonly content: ReactNode }) {
  const t = useTexts('cameras');
  usePageTitle(t('camera.title'));
  return (
    <>
      <h1 className="sr-only">{t('camera.title')}</h1>
      {content}
    </>
  );
}

function CameraNotFound({ id }: { readonly id: string }) {
  const t = useTexts('cameras');
  return (
    <>
      <h1 className="sr-only">{t('notFound.title')}</h1>
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.unknown', { id: id.slice(0, 60) })}
        action={<Link to={camerasPath()}>{t('notFound.back')}</Link>}
      />
    </>
  );
}
