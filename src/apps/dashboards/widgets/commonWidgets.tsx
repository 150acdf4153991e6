import type { ReactNode } from 'react';
import { CameraTable } from '../camera-table/CameraTable.tsx';
import type { CameraCounterFragment } from './CameraCounter.generated.ts';
import { CameraCounter } from './CameraCounter.tsx';
import { CameraMapWidget } from './CameraMapWidget.tsx';
import type { ConversionFragment } from './Conversion.generated.ts';
import { Conversion } from './Conversion.tsx';
import type { WidgetName } from './DashboardWidget.tsx';
import type { DeviceShareFragment } from './DeviceShare.generated.ts';
import { DeviceShare } from './DeviceShare.tsx';
import type { ImpressionsFragment } from './Impressions.generated.ts';
import { Impressions } from './Impressions.tsx';
import type { MalfunctionsPerMonthFragment } from './MalfunctionsPerMonth.generated.ts';
import { MalfunctionsPerMonth } from './MalfunctionsPerMonth.tsx';
import type { VisitorsAndViewsFragment } from './VisitorsAndViews.generated.ts';
import { VisitorsAndViews } from './VisitorsAndViews.tsx';
import type { VisitsFragment } from './Visits.generated.ts';
import { Visits } from './Visits.tsx';

type CommonFragments = CameraCounterFragment &
  ConversionFragment &
  DeviceShareFragment &
  ImpressionsFragment &
  MalfunctionsPerMonthFragment &
  VisitorsAndViewsFragment &
  VisitsFragment;

/**
 * The widgets that every dashboard shows.
 * @param mapHeight in pixels
 */
export const commonWidgets = (
  data: CommonFragments,
  mapHeight: number,
): Record<Exclude<WidgetName, 'trend'>, ReactNode> => ({
  counter: <CameraCounter data={data} />,
  malfunctions: <MalfunctionsPerMonth data={data} />,
  conversion: <Conversion data={data} />,
  impressions: <Impressions data={data} />,
  visits: <Visits data={data} />,
  visitors: <VisitorsAndViews data={data} />,
  devices: <DeviceShare data={data} />,
  map: <CameraMapWidget height={mapHeight} />,
  cameras: <CameraTable />,
});
