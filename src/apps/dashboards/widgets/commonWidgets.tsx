import type { ReactNode } from 'react';
import { CameraTable } from '../camera-table/CameraTable.tsx';
import { CameraCounter } from './CameraCounter.tsx';
import { CameraMapWidget } from './CameraMapWidget.tsx';
import { Conversion } from './Conversion.tsx';
import { DashboardCounterDocument } from './DashboardCounter.generated.ts';
import { DashboardIncidentsDocument } from './DashboardIncidents.generated.ts';
import { DashboardVisitsDocument } from './DashboardVisits.generated.ts';
import type { WidgetName } from './DashboardWidget.tsx';
import { DeviceShare } from './DeviceShare.tsx';
import { Impressions } from './Impressions.tsx';
import { VisitorsAndViews } from './VisitorsAndViews.tsx';
import { Visits } from './Visits.tsx';
import { WidgetOf } from './WidgetOf.tsx';

export const ofCameras = { topic: 'cameras' } as const;

const incidents = { document: DashboardIncidentsDocument, live: { topic: 'incidents' } } as const;
// Nothing tells of visits: what happens meanwhile reminds to count them again, once in a minute.
const visits = { document: DashboardVisitsDocument, live: { every: 60_000 } } as const;

/**
 * The widgets that every dashboard shows, but that of malfunctions.
 * @param mapHeight in pixels
 */
export const commonWidgets = (
  mapHeight: number,
): Record<Exclude<WidgetName, 'trend' | 'malfunctions'>, ReactNode> => ({
  counter: (
    <WidgetOf
      name="counter"
      first
      document={DashboardCounterDocument}
      live={ofCameras}
      widget={CameraCounter}
    />
  ),
  conversion: <WidgetOf name="conversion" {...incidents} widget={Conversion} />,
  impressions: <WidgetOf name="impressions" {...incidents} widget={Impressions} />,
  visits: <WidgetOf name="visits" {...visits} widget={Visits} />,
  visitors: <WidgetOf name="visitors" {...visits} widget={VisitorsAndViews} />,
  devices: <WidgetOf name="devices" {...visits} widget={DeviceShare} />,
  map: <CameraMapWidget height={mapHeight} />,
  cameras: <CameraTable />,
});
