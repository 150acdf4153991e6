import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { mapDashboardUrl } from '../screenVariables.ts';
import { commonWidgets } from '../widgets/commonWidgets.tsx';
import type { DashboardCell } from '../widgets/DashboardGrid.tsx';
import { DashboardScreen, DashboardWidgets } from '../widgets/DashboardScreen.tsx';
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
  const widgets = commonWidgets(data, 520);
  return <DashboardWidgets cells={cells} widgets={widgets} refetch={refetch} />;
}

/** Where the cameras are, and how they are, the map first. */
export function MapDashboardScreen() {
  const t = useTexts('shell');
  return (
    <DashboardScreen title={t('navigation.map')} url={mapDashboardUrl} cells={cells}>
      <MapDashboardWidgets />
    </DashboardScreen>
  );
}
