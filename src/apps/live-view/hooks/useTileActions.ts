import { useMemo, useState } from 'react';
import { useIncidentActions } from '~/features/incidents/actions/useIncidentActions.ts';
import { preferTransport, transportMemory } from '~/features/video/transportMemory.ts';
import type { StreamKind } from '~/graphql/types.generated.ts';
import type { TileActions } from '../wall/tileActions.ts';
import type { Arranging } from './useArrange.ts';
import { useSnapshot } from './useSnapshot.ts';
import type { WallAddress } from './useWallUrl.ts';

export interface TileState {
  readonly actions: TileActions;
  /** The place of the tile that is carried. */
  readonly carrying: number | null;
  readonly setCarrying: (place: number | null) => void;
  /** The place that a camera is chosen for. */
  readonly picking: number | null;
  readonly setPicking: (place: number | null) => void;
  /** The camera whose state is explained. */
  readonly explained: string | null;
  readonly setExplained: (cameraId: string | null) => void;
  /** Whether the main stream of a camera was asked for. */
  readonly isMain: (cameraId: string) => boolean;
  readonly preferred: (cameraId: string) => StreamKind | null;
}

/** What tiles can have done, and what is being asked about them. */
export function useTileActions({ change, url }: WallAddress, arranging: Arranging): TileState {
  const { mayAct, change: changeIncidents } = useIncidentActions();
  const { hold, snapshot } = useSnapshot(mayAct);
  const [carrying, setCarrying] = useState<number | null>(null);
  const [picking, setPicking] = useState<number | null>(null);
  const [explained, setExplained] = useState<string | null>(null);
  const [mains, setMains] = useState<ReadonlySet<string>>(new Set());
  const [, setPreferences] = useState(0);

  const actions = useMemo<TileActions>(
    () => ({
      arranging,
      mayAct,
      hold,
      snapshot,
      select: (cameraId) => change({ camera: cameraId }),
      enlarge: (cameraId) =>
        cameraId === null
          ? change({ large: false })
          : change({ camera: cameraId, large: true }, { step: !url.large }),
      acknowledge: (incident) => void changeIncidents('ACKNOWLEDGE', [incident]),
      explain: setExplained,
      preferMain: (cameraId, main) =>
        setMains(
          (before) => new Set(main ? [...before, cameraId] : [...before].filter((id) => id !== cameraId)),
        ),
      prefer: (cameraId, kind) => {
        preferTransport(cameraId, kind);
        setPreferences((count) => count + 1);
      },
      carry: (place) => {
        setCarrying(carrying === null ? place : null);
        if (carrying !== null && carrying !== place) arranging.swap(carrying, place);
      },
      pick: setPicking,
    }),
    [arranging, carrying, change, changeIncidents, hold, mayAct, snapshot, url.large],
  );
  return {
    actions,
    carrying,
    setCarrying,
    picking,
    setPicking,
    explained,
    setExplained,
    isMain: (cameraId) => mains.has(cameraId),
    preferred: (cameraId) => transportMemory(cameraId).preferred,
  };
}
