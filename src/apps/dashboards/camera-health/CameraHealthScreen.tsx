import type { ReactNode } from 'react';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { CameraTable } from '../camera-table/CameraTable.tsx';
import { Drilldown } from '../drilldown/Drilldown.tsx';
import { cameraHealthUrl } from '../screenVariables.ts';
import { useTrackVisit } from '../useTrackVisit.ts';
import { CameraCounter } from '../widgets/CameraCounter.tsx';
import { CameraMapWidget } from '../widgets/CameraMapWidget.tsx';
import { Conversion } from '../widgets/Conversion.tsx';
import { type DashboardCell, DashboardGrid, DashboardSkeleton } from '../widgets/DashboardGrid.tsx';
import type { WidgetName } from '../widgets/DashboardWidget.tsx';
import { DaysBegin } from '../widgets/DaysBegin.tsx';
import { DeviceShare } from '../widgets/DeviceShare.tsx';
import { Impressions } from '../widgets/Impressions.tsx';
import { MalfunctionsPerMonth } from '../widgets/MalfunctionsPerMonth.tsx';
import { UnknownCameraNote } from '../widgets/UnknownCameraNote.tsx';
import { UptimeTrend } from '../widgets/UptimeTrend.tsx';
import { VisitorsAndViews } from '../widgets/VisitorsAndViews.tsx';
import { Visits } from '../widgets/Visits.tsx';
import { CameraHealthDocument } from './CameraHealth.generated.ts';

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
  const { data, refetch } = usePreloaded(CameraHealthDocument);
  useLiveRefetch(refetch);
  useTrackVisit();
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
      <Drilldown />
    </>
  );
}

/** The home page: how the cameras are, in ten widgets. */
export function CameraHealthScreen() {
  const t = useTexts('shell');
  useAddressCheck(cameraHealthUrl);
  return (
    <Screen title={t('navigation.cameraHealth')} actions={<DaysBegin />}>
      <DataBoundary skeleton={<DashboardSkeleton cells={cells} />}>
        <CameraHealthWidgets />
      </DataBoundary>
    </Screen>
  );
}
