import { useSelectedCamera } from '~/features/cameras/useSelectedCamera.ts';
import { CameraDrawer } from './CameraDrawer.tsx';
import { OutagesBehind } from './DrilldownOutages.tsx';
import { VisitsBehind } from './DrilldownVisits.tsx';
import { useBehind } from './useDrilldown.ts';

/** Three drawers, of which the address opens at most one; they stay mounted, so that closing one gives the focus back. */
export function BehindDrawers() {
  const { behind, close } = useBehind();
  const { selectedId } = useSelectedCamera();
  return (
    <>
      <CameraDrawer id={behind?.kind === 'camera' ? selectedId : null} onClose={close} />
      <OutagesBehind at={behind?.kind === 'outages' ? behind : null} onClose={close} />
      <VisitsBehind of={behind?.kind === 'visits' ? behind : null} onClose={close} />
    </>
  );
}
