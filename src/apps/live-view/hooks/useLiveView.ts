import { useMemo } from 'react';

import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { useLoadedFleet } from '~/features/cameras/fleet/useFleet.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import {
  LiveViewDocument,
  type SavedTourFragment,
  type SavedWallFragment,
} from '../LiveViewScreen.generated.ts';

export interface LiveView {
  /** Every camera by its id. */
  readonly fleet: ReadonlyMap<string, FleetCamera>;
  readonly walls: readonly SavedWallFragment[];
  readonly tours: readonly SavedTourFragment[];
  /** Asks for walls and tours again, after one was made, removed or shared. */
  readonly refetch: () => Promise<unknown>;
}

/** The fleet, and the walls and tours that the viewer may see. Suspends until they are there. */
export function useLiveView(): LiveView {
  const { data, refetch } = usePreloaded(LiveViewDocument);
  const cameras = useLoadedFleet();
  const fleet = useMemo(() => new Map(cameras.map((camera) => [camera.id, camera])), [cameras]);
  return useMemo(
    () => ({ fleet, walls: data.walls, tours: data.tours, refetch }),
    [fleet, data.walls, data.tours, refetch],
  );
}
