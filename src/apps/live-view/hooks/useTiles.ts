import { useMemo } from 'react';
import { byUrgency } from '../alerts.rules.ts';
import {
  type LiveIncidentFragment,
  type LiveTileFragment,
  useLiveTilesQuery,
} from '../wall/LiveTiles.generated.ts';
import type { IncidentNews } from './useIncidentNews.ts';

export interface TileData {
  /** Undefined until its answer is there. */
  readonly camera: LiveTileFragment | undefined;
  /** Its new and acknowledged incidents, the most urgent first. */
  readonly incidents: readonly LiveIncidentFragment[];
}

export interface Tiles {
  readonly of: (cameraId: string) => TileData;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

const none: TileData = { camera: undefined, incidents: [] };

/** An incident that was told is known before the answer about its camera is there, so that it can be worked at once. */
function byCamera(
  cameras: readonly LiveTileFragment[],
  incidents: Iterable<LiveIncidentFragment>,
): ReadonlyMap<string, TileData> {
  const tiles = new Map<string, TileData & { readonly incidents: LiveIncidentFragment[] }>(
    cameras.map((camera) => [camera.id, { camera, incidents: [] }]),
  );
  for (const incident of incidents) {
    const cameraId = incident.camera?.id;
    if (!cameraId || (incident.state !== 'NEW' && incident.state !== 'ACKNOWLEDGED')) continue;
    const tile = tiles.get(cameraId) ?? { camera: undefined, incidents: [] };
    tile.incidents.push(incident);
    tiles.set(cameraId, tile);
  }
  for (const { incidents: own } of tiles.values()) own.sort(byUrgency);
  return tiles;
}

/** Streams, states and open incidents of the cameras that are in sight. */
export function useTiles(cameraIds: readonly string[], { incidents: changed }: IncidentNews): Tiles {
  const ids = [...cameraIds].sort();
  const { data, previousData, error, refetch } = useLiveTilesQuery({
    variables: { ids },
    skip: ids.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const tiles = useMemo(() => {
    const known = new Map(shown?.incidents.nodes.map((incident) => [incident.id, incident]));
    return byCamera(shown?.cameras.nodes ?? [], new Map([...known, ...changed]).values());
  }, [shown, changed]);
  return {
    of: (cameraId) => tiles.get(cameraId) ?? none,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
