import { useSelectedCamera } from '~/features/cameras/useSelectedCamera.ts';
import { CameraDrawer } from './CameraDrawer.tsx';
import { DrilldownOutages } from './DrilldownOutages.tsx';
import { DrilldownVisits } from './DrilldownVisits.tsx';
import { useDrilldown } from './useDrilldown.ts';

/** Three drawers, of which the address opens at most one; they stay mounted, so that closing one gives the focus back. */
export function DrilldownDrawers() {
  const { behind, close } = useDrilldown();
  const { selectedId } = useSelectedCamera();
  return (
    <>
      <CameraDrawer id={behind?.kind === 'camera' ? selectedId : null} onClose={close} />
      <DrilldownOutages at={behind?.kind === 'outages' ? behind : null} onClose={close} />
      <DrilldownVisits of={behind?.kind === 'visits' ? behind : null} onClose={close} />
    </>
  );
}
