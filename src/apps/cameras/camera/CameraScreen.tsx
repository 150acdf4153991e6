import { Suspense, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { camerasPath } from '../paths.ts';
import { useCameraScreenQuery } from './Camera.generated.ts';
import { CameraBody } from './CameraBody.tsx';
import { cameraPageUrl, cameraVariables } from './cameraPeriod.ts';
import { useViewRecord } from './useViewRecord.ts';

/** One camera: its picture, how it is and why, how it was, and what is done about it. */
export function CameraScreen() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<BodySkeleton height={640} />}>
      <Camera key={id} id={id} />
    </Suspense>
  );
}

function Camera({ id }: { readonly id: string }) {
  const t = useTexts('cameras');
  useAddressCheck(cameraPageUrl);
  const { period } = useUrl(cameraPageUrl).url;
  const [opened] = useState(Date.now);
  const variables = useMemo(() => cameraVariables(id, period, opened), [id, period, opened]);
  const { data, previousData, error, refetch } = useCameraScreenQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  useLiveRefetch(refetch, { cameraId: id });
  const shown = data?.camera ? data : previousData?.camera ? previousData : null;
  useViewRecord(shown?.camera?.id);
  if (error && hasCode(error, 'NOT_FOUND')) return <CameraNotFound id={id} />;
  if (error && !shown) {
    return (
      <Screen title={t('camera.title')} heading="hidden">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  return shown?.camera ? (
    <CameraBody data={shown} camera={shown.camera} start={variables.after} refetch={refetch} />
  ) : (
    <Screen title={t('camera.title')} heading="hidden">
      <BodySkeleton height={640} />
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
