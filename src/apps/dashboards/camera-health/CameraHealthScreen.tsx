import type { ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { cameraHealthUrl } from '../screenVariables.ts';
import { commonWidgets } from '../widgets/commonWidgets.tsx';
import type { DashboardCell } from '../widgets/DashboardGrid.tsx';
import { DashboardScreen, DashboardWidgets } from '../widgets/DashboardScreen.tsx';
import type { WidgetName } from '../widgets/DashboardWidget.tsx';
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

function CameraHealthWidgets() {
  const { data, refetch } = usePreloaded(CameraHealthDocument);
  const widgets: Record<WidgetName, ReactNode> = {
    ...commonWidgets(data, 400),
    trend: <UptimeTrend data={data} />,
  };
  return <DashboardWidgets cells={cells} widgets={widgets} refetch={refetch} />;
}

/** The home page: how the cameras are, in ten widgets. */
export function CameraHealthScreen() {
  const t = useTexts('shell');
  return (
    <DashboardScreen title={t('navigation.cameraHealth')} url={cameraHealthUrl} cells={cells}>
      <CameraHealthWidgets />
    </DashboardScreen>
  );
}
