import { cameraHealthUrl } from '../screenVariables.ts';
import { commonWidgets } from '../widgets/commonWidgets.tsx';
import type { DashboardCell } from '../widgets/DashboardGrid.tsx';
import { DashboardScreen } from '../widgets/DashboardScreen.tsx';
import { UptimeTrend } from '../widgets/UptimeTrend.tsx';
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

/** The home page: how the cameras are, in ten widgets. */
export function CameraHealthScreen() {
  return (
    <DashboardScreen
      name="cameraHealth"
      url={cameraHealthUrl}
      cells={cells}
      document={CameraHealthDocument}
      widgets={(data) => ({ ...commonWidgets(data, 400), trend: <UptimeTrend data={data} /> })}
    />
  );
}
