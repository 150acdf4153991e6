import { useMemo, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import {
  type Placed,
  pagesOf,
  type Span,
  swapped,
  TILE_LIMIT,
  type Tile,
  withCamera,
  without,
} from '../layout.rules.ts';
import { placeOfSize, resized } from '../resize.rules.ts';
import { isArrangeable, noFilter, type View } from '../view.rules.ts';
import { filterChanges, type WallChange } from '../wallUrl.ts';
import type { WallAddress } from './useWallUrl.ts';

export interface Arranging {
  /** Not in a kiosk, while a tour runs, an alert is in front, or a filter hides some of the cameras. */
  readonly allowed: boolean;
  readonly swap: (from: number, to: number) => void;
  readonly put: (place: number, cameraId: string) => void;
  readonly remove: (place: number) => void;
  readonly resize: (place: number, span: Span) => void;
  /** What a tile would take with this size. */
  readonly placeOfSize: (place: Placed, span: Span) => Placed;
  /** What was done last, for screen readers; empty at first. */
  readonly said: string;
}

/**
 * Arranges the tiles; the address keeps how. What a filter had found is then a wall of its own, which stays as it is when
 * states change.
 */
export function useArrange(
  view: View,
  tiles: readonly Tile[],
  change: WallAddress['change'],
  busy: boolean,
  nameOf: (cameraId: string) => string,
): Arranging {
  const t = useTexts('live-view');
  const [said, setSaid] = useState('');
  return useMemo(() => {
    const apply = (next: readonly Tile[], more: WallChange = {}) => {
      if (next.length > TILE_LIMIT) {
        messages.warning(t('arrange.tooMany', { count: TILE_LIMIT }));
        return;
      }
      const { page: _, ...unfiltered } = view.cells.length === 0 ? filterChanges(noFilter) : {};
      change({ ...unfiltered, ...more, cells: next }, { step: true });
    };
    const nameAt = (place: number) => nameOf(tiles[place]?.cameraId ?? '');
    return {
      said,
      placeOfSize: (place, span) => placeOfSize(place, span, view.layout),
      allowed: !busy && isArrangeable(view),
      swap: (from, to) => {
        apply(swapped(tiles, from, to));
        const values = { name: nameAt(from), place: to + 1, other: nameAt(to), otherPlace: from + 1 };
        setSaid(t(values.other === '' ? 'arrange.moved' : 'arrange.swapped', values));
      },
      put: (place, cameraId) => apply(withCamera(tiles, place, cameraId)),
      remove: (place) => apply(without(tiles, place)),
      resize: (place, span) => {
        const next = resized(tiles, place, span, view.layout);
        // Chosen, so that its page is the one that is shown.
        const chosen = { camera: tiles[place]?.cameraId ?? null };
        apply(next.tiles, next.layout === view.layout ? chosen : { ...chosen, layout: next.layout });
        const there = pagesOf(next.layout, next.tiles)
          .flat()
          .find(({ cameraId }) => cameraId === chosen.camera);
        const size = `${there?.columns ?? 1}×${there?.rows ?? 1}`;
        setSaid(t('arrange.resized', { name: nameAt(place), size }));
      },
    };
  }, [view, tiles, change, busy, nameOf, said, t]);
}
