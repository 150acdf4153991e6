import { lazy } from 'react';
import { WhenSeen } from '~/shell/ui/WhenSeen.tsx';
import { DashboardWidget } from './DashboardWidget.tsx';

const FleetMap = lazy(async () => ({ default: (await import('./FleetMap.tsx')).FleetMap }));

/** Where the cameras are, how each of them is, and which one is chosen. `height` is the drawing's, in pixels. */
export function CameraMapWidget({ height }: { readonly height: number }) {
  return (
    <DashboardWidget name="map" flush>
      <WhenSeen height={height}>
        <FleetMap height={height} />
      </WhenSeen>
    </DashboardWidget>
  );
}
