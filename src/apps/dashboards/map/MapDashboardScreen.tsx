import { mapDashboardUrl } from '../screenVariables.ts';
import { commonWidgets } from '../widgets/commonWidgets.tsx';
import type { DashboardCell } from '../widgets/DashboardGrid.tsx';
import { DashboardScreen } from '../widgets/DashboardScreen.tsx';
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

/** Where the cameras are, and how they are, the map first. */
export function MapDashboardScreen() {
  return (
    <DashboardScreen
      name="map"
      url={mapDashboardUrl}
      cells={cells}
      document={MapDashboardDocument}
      widgets={(data) => commonWidgets(data, 520)}
    />
  );
}
