import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import {
  type LiveCameraFragment,
  type SavedTourFragment,
  type SavedWallFragment,
  useLiveViewSuspenseQuery,
} from '../LiveViewScreen.generated.ts';

export interface LiveView {
  /** Every camera by its id. */
  readonly fleet: ReadonlyMap<string, LiveCameraFragment>;
  readonly walls: readonly SavedWallFragment[];
  readonly tours: readonly SavedTourFragment[];
  /** Asks for walls and tours again, after one was made, removed or shared. */
  readonly refetch: () => Promise<unknown>;
}

/** The fleet, and the walls and tours that the viewer may see. Suspends until they are there. */
export function useLiveView(): LiveView {
  const { data, refetch } = useLiveViewSuspenseQuery({ queryKey: useLoaderData<number>() });
  const fleet = useMemo(() => new Map(data.fleet.map((camera) => [camera.id, camera])), [data.fleet]);
  return useMemo(
    () => ({ fleet, walls: data.walls, tours: data.tours, refetch: () => refetch() }),
    [fleet, data.walls, data.tours, refetch],
  );
}
