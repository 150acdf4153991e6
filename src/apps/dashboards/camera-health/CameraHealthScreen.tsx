import { cameraHealthUrl } from '../screenVariables.ts';
import { commonWidgets, ofCameras } from '../widgets/commonWidgets.tsx';
import type { DashboardCell } from '../widgets/DashboardGrid.tsx';
import { DashboardScreen } from '../widgets/DashboardScreen.tsx';
import { MalfunctionsPerMonth } from '../widgets/MalfunctionsPerMonth.tsx';
import { UptimeTrend } from '../widgets/UptimeTrend.tsx';
import { WidgetOf } from '../widgets/WidgetOf.tsx';
import { CameraHealthOutagesDocument } from './CameraHealthOutages.generated.ts';

const cells: readonly DashboardCell[] = [
  { name: 'counter', span: 12, first: 'everywhere' },
  { name: 'malfunctions', span: 8, first: 'everywhere' },
  { name: 'conversion', span: 4, first: 'wide' },
  { name: 'trend', span: 6, first: 'wide' },
  { name: 'impressions', span: 3, first: 'wide' },
  { name: 'visits', span: 3, first: 'wide' },
  { name: 'visitors', span: 8 },
  { name: 'devices', span: 4 },
  { name: 'map', span: 12 },
  { name: 'cameras', span: 12 },
];

const outages = { document: CameraHealthOutagesDocument, live: ofCameras } as const;

const widgets = {
  ...commonWidgets(400),
  malfunctions: <WidgetOf name="malfunctions" {...outages} widget={MalfunctionsPerMonth} />,
  trend: <WidgetOf name="trend" {...outages} widget={UptimeTrend} />,
};

/** The home page: how the cameras are, in ten widgets. */
export function CameraHealthScreen() {
  return <DashboardScreen name="cameraHealth" url={cameraHealthUrl} cells={cells} widgets={widgets} />;
}
