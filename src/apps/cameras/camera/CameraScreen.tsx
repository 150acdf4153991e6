import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';

import { hasCode } from '~/shell/messages/errorText.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';

import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { PageSkeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { camerasPath } from '../paths.ts';
import { CameraScreenDocument } from './Camera.generated.ts';
import { CameraBody } from './CameraBody.tsx';

import { cameraPageUrl } from './cameraPeriod.ts';
import { useViewRecord } from './useViewRecord.ts';

/** One camera: its picture, its state with the reason, its history, its incidents and maintenance. */
export function CameraScreen() {
  const { id = '' } = useParams();
  useAddressCheck(cameraPageUrl);
  return (
    <DataBoundary
      key={id}
      skeleton={<Without content={<PageSkeleton />} />}
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
  const { data, variables, refetch } = usePreloaded(CameraScreenDocument);
  useLiveRefetch(refetch, { cameraId: id });
  useViewRecord(data.camera?.id);
  if (!data.camera) return <CameraNotFound id={id} />;
  return <CameraBody data={data} camera={data.camera} start={variables.after} refetch={refetch} />;
}

/** The page while there is no camera to show. */
function Without({ content }: { readonly content: ReactNode }) {
  const t = useTexts('cameras');
  return (
    <Screen title={t('camera.title')} heading="hidden">
      {content}
    </Screen>
  );
}

function CameraNotFound({ id }: { readonly id: string }) {
  const t = useTexts('cameras');
  return (
    <Screen title={t('notFound.title')} heading="hidden">
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.unknown', { id: id.slice(0, 60) })}
        action={<Link to={camerasPath()}>{t('notFound.back')}</Link>}
      />
    </Screen>
  );
}
