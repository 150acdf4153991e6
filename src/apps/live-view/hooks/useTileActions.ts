import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { StreamKind } from '~/graphql/types.generated.ts';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { preferTransport, transportMemory } from '~/shell/ui/video/transportMemory.ts';
import type { VideoTileHandle } from '~/shell/ui/video/VideoTile.tsx';
import { refusalOf } from '../saved/refusal.ts';
import {
  type LiveIncidentFragment,
  LiveViewAcknowledgeDocument,
  LiveViewUndoDocument,
} from '../wall/LiveTiles.generated.ts';
import { saveSnapshot } from '../wall/snapshot.ts';
import type { TileActions } from '../wall/tileActions.ts';
import type { Arranging } from './useArrange.ts';
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

/** Acknowledges, and offers to take it back. */
function useAcknowledge() {
  const client = useApolloClient();
  const t = useTexts('live-view');
  const shell = useTexts('shell');
  return useCallback(
    async ({ id, number }: LiveIncidentFragment) => {
      const variables = { ids: [id] };
      try {
        await client.mutate({ mutation: LiveViewAcknowledgeDocument, variables });
        const undo = () => {
          client
            .mutate({ mutation: LiveViewUndoDocument, variables })
            .catch((error: unknown) => messages.error(t(refusalOf(error))));
        };
        messages.success(t('alert.acknowledged', { number }), { label: shell('undo'), run: undo });
      } catch (error) {
        messages.error(t(refusalOf(error)));
      }
    },
    [client, t, shell],
  );
}

/** What tiles can have done, and what is being asked about them. */
export function useTileActions(
  { change, url }: WallAddress,
  arranging: Arranging,
  nameOf: (cameraId: string) => string,
): TileState {
  const t = useTexts('live-view');
  const roles = useSession()?.user?.roles;
  const acknowledge = useAcknowledge();
  const [carrying, setCarrying] = useState<number | null>(null);
  const [picking, setPicking] = useState<number | null>(null);
  const [explained, setExplained] = useState<string | null>(null);
  const [mains, setMains] = useState<ReadonlySet<string>>(new Set());
  const [, setPreferences] = useState(0);
  const held = useRef(new Map<string, VideoTileHandle>());
  const hold = useCallback((cameraId: string, handle: VideoTileHandle | null) => {
    if (handle) held.current.set(cameraId, handle);
    else held.current.delete(cameraId);
  }, []);

  const actions = useMemo<TileActions>(
    () => ({
      arranging,
      mayAct: isAllowed(roleSets.staff, roles ?? []),
      select: (cameraId) => change({ camera: cameraId }),
      enlarge: (cameraId) =>
        cameraId === null
          ? change({ large: null })
          : change({ camera: cameraId, large: '1' }, { step: !url.large }),
      snapshot: (cameraId) => {
        const name = nameOf(cameraId);
        saveSnapshot(held.current.get(cameraId), name).then(
          (picture) =>
            picture
              ? messages.success(t('snapshot.saved', { name }))
              : messages.warning(t('snapshot.none', { name })),
          () => messages.error(t('snapshot.failed', { name })),
        );
      },
      acknowledge: (incident) => void acknowledge(incident),
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
        setCarrying((from) => (from === null ? place : null));
        if (carrying !== null && carrying !== place) arranging.swap(carrying, place);
      },
      pick: setPicking,
      hold,
    }),
    [acknowledge, arranging, carrying, change, hold, nameOf, roles, t, url.large],
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
