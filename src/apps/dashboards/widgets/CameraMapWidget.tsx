import { lazy } from 'react';
import { WhenSeen } from '~/shell/ui/WhenSeen.tsx';
import styles from './CameraMapWidget.module.css';
import { DashboardWidget } from './DashboardWidget.tsx';

const FleetMap = lazy(async () => ({ default: (await import('./FleetMap.tsx')).FleetMap }));

/** Where the cameras are, how each of them is, and which one is chosen. `height` is the drawing's at most, in pixels. */
export function CameraMapWidget({ height }: { readonly height: number }) {
  return (
    <DashboardWidget name="map" flush>
      <WhenSeen className={styles.place}>
        <FleetMap height={height} />
      </WhenSeen>
    </DashboardWidget>
  );
}
