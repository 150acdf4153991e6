import { mapDashboardUrl } from '../screenVariables.ts';
import { commonWidgets, ofCameras } from '../widgets/commonWidgets.tsx';
import type { DashboardCell } from '../widgets/DashboardGrid.tsx';
import { DashboardScreen } from '../widgets/DashboardScreen.tsx';
import { MalfunctionsPerMonth } from '../widgets/MalfunctionsPerMonth.tsx';
import { WidgetOf } from '../widgets/WidgetOf.tsx';
import { MapOutagesDocument } from './MapOutages.generated.ts';

const cells: readonly DashboardCell[] = [
  { name: 'map', span: 12, first: 'everywhere' },
  { name: 'counter', span: 12, first: 'everywhere' },
  { name: 'cameras', span: 12 },
  { name: 'malfunctions', span: 8 },
  { name: 'conversion', span: 4 },
  { name: 'impressions', span: 6 },
  { name: 'visits', span: 6 },
  { name: 'visitors', span: 8 },
  { name: 'devices', span: 4 },
];

const widgets = {
  ...commonWidgets(520),
  malfunctions: (
    <WidgetOf
      name="malfunctions"
      document={MapOutagesDocument}
      live={ofCameras}
      widget={MalfunctionsPerMonth}
    />
  ),
};

/** Where the cameras are, and how they are, the map first. */
export function MapDashboardScreen() {
  return <DashboardScreen name="map" url={mapDashboardUrl} cells={cells} widgets={widgets} />;
}
