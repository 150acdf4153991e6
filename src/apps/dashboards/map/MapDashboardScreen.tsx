import type { ReactNode } from 'react';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { CameraTable } from '../camera-table/CameraTable.tsx';
import { Drilldown } from '../drilldown/Drilldown.tsx';
import { mapDashboardUrl } from '../screenVariables.ts';
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
import { VisitorsAndViews } from '../widgets/VisitorsAndViews.tsx';
import { Visits } from '../widgets/Visits.tsx';
import { MapDashboardDocument } from './MapDashboard.generated.ts';

const cells: readonly DashboardCell[] = [
  { name: 'map', span: 12 },
  { name: 'counter', span: 12 },
  { name: 'cameras', span: 12 },
  { name: 'malfunctions', span: 8 },
  { name: 'conversion', span: 4 },
  { name: 'impressions', span: 6 },
  { name: 'visits', span: 6 },
  { name: 'visitors', span: 8 },
  { name: 'devices', span: 4 },
];

function MapDashboardWidgets() {
  const { data, refetch } = usePreloaded(MapDashboardDocument);
  useLiveRefetch(refetch);
  useTrackVisit();
  const widgets: Record<Exclude<WidgetName, 'trend'>, ReactNode> = {
    map: <CameraMapWidget height={520} />,
    counter: <CameraCounter data={data} />,
    cameras: <CameraTable />,
    malfunctions: <MalfunctionsPerMonth data={data} />,
    conversion: <Conversion data={data} />,
    impressions: <Impressions data={data} />,
    visits: <Visits data={data} />,
    visitors: <VisitorsAndViews data={data} />,
    devices: <DeviceShare data={data} />,
  };
  return (
    <>
      <UnknownCameraNote />
      <DashboardGrid cells={cells}>{(name) => (name === 'trend' ? null : widgets[name])}</DashboardGrid>
      <Drilldown />
    </>
  );
}

/** Where the cameras are, and how they are, the map first. */
export function MapDashboardScreen() {
  const t = useTexts('shell');
  useAddressCheck(mapDashboardUrl);
  return (
    <Screen title={t('navigation.map')} actions={<DaysBegin />}>
      <DataBoundary skeleton={<DashboardSkeleton cells={cells} />}>
        <MapDashboardWidgets />
      </DataBoundary>
    </Screen>
  );
}
