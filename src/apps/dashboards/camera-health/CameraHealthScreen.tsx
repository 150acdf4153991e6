import { type ReactNode, Suspense, useCallback } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import { Behind } from '../components/Behind.tsx';
import { CameraCounter } from '../components/CameraCounter.tsx';
import { CameraMapWidget } from '../components/CameraMapWidget.tsx';
import { CameraTableDocument } from '../components/CameraTable.generated.ts';
import { CameraTable } from '../components/CameraTable.tsx';
import { Conversion } from '../components/Conversion.tsx';
import { type DashboardCell, DashboardGrid, DashboardSkeleton } from '../components/DashboardGrid.tsx';
import { DashboardHeader } from '../components/DashboardHeader.tsx';
import type { WidgetName } from '../components/DashboardWidget.tsx';
import { DeviceShare } from '../components/DeviceShare.tsx';
import { Impressions } from '../components/Impressions.tsx';
import { MalfunctionsPerMonth } from '../components/MalfunctionsPerMonth.tsx';
import { UnknownCameraNote } from '../components/UnknownCameraNote.tsx';
import { UptimeTrend } from '../components/UptimeTrend.tsx';
import { VisitorsAndViews } from '../components/VisitorsAndViews.tsx';
import { Visits } from '../components/Visits.tsx';
import { cameraHealthVariables } from '../hooks/screenVariables.ts';
import { useLiveRefetch } from '../hooks/useLiveRefetch.ts';
import { useRecordView } from '../hooks/useRecordView.ts';
import { useVariables } from '../hooks/useVariables.ts';
import { CameraHealthDocument, useCameraHealthSuspenseQuery } from './CameraHealth.generated.ts';

const cells: readonly DashboardCell[] = [
  { name: 'counter', span: 12 },
  { name: 'malfunctions', span: 8 },
  { name: 'conversion', span: 4 },
  { name: 'trend', span: 6 },
  { name: 'impressions', span: 3 },
  { name: 'visits', span: 3 },
  { name: 'visitors', span: 8 },
  { name: 'devices', span: 4 },
  { name: 'map', span: 12 },
  { name: 'cameras', span: 12 },
];

function CameraHealthWidgets() {
  const variables = useVariables(cameraHealthVariables, useUrlState().params);
  const { data, client } = useCameraHealthSuspenseQuery({ variables, queryKey: useLoaderData<number>() });
  const refresh = useCallback(
    () =>
      Promise.all([
        client.query({ query: CameraHealthDocument, variables, fetchPolicy: 'network-only' }),
        client.refetchQueries({ include: [CameraTableDocument] }),
      ]),
    [client, variables],
  );
  useLiveRefetch(refresh);
  useRecordView();
  const widgets: Record<WidgetName, ReactNode> = {
    counter: <CameraCounter data={data} />,
    malfunctions: <MalfunctionsPerMonth data={data} />,
    conversion: <Conversion data={data} />,
    trend: <UptimeTrend data={data} />,
    impressions: <Impressions data={data} />,
    visits: <Visits data={data} />,
    visitors: <VisitorsAndViews data={data} />,
    devices: <DeviceShare data={data} />,
    map: <CameraMapWidget height={400} />,
    cameras: <CameraTable />,
  };
  return (
    <>
      <UnknownCameraNote />
      <DashboardGrid cells={cells}>{(name) => widgets[name]}</DashboardGrid>
      <Behind />
    </>
  );
}

/** The home page: how the cameras are, in ten widgets. */
export function CameraHealthScreen() {
  const t = useTexts('shell');
  return (
    <>
      <DashboardHeader title={t('navigation.cameraHealth')} />
      <Suspense fallback={<DashboardSkeleton cells={cells} />}>
        <CameraHealthWidgets />
      </Suspense>
    </>
  );
}
