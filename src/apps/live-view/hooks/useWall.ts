import { useMemo } from 'react';
import type { IncidentSeverity } from '~/graphql/types.generated.ts';
import { media, useMedia } from '~/shell/ui/useMedia.ts';
import { camerasOf, isTold, isWanted, ringsOf } from '../alerts.rules.ts';
import type { SavedTourFragment, SavedWallFragment } from '../LiveViewScreen.generated.ts';
import {
  inColumns,
  layouts,
  type Placed,
  pageOf,
  pagesOf,
  type Tile,
  withGroup,
  withSpotlight,
} from '../layout.rules.ts';
import { stopsOf, viewOfWall } from '../saved/savedView.ts';
import { stepsOf } from '../tour.rules.ts';
import { everything, sameView, tilesOf, type View } from '../view.rules.ts';
import type { LiveIncidentFragment } from '../wall/LiveTiles.generated.ts';
import { viewOf, type WallUrl } from '../wallUrl.ts';
import type { LiveView } from './useLiveView.ts';
import { type Tour, useTour } from './useTour.ts';

export interface WallState {
  /** Undefined where every camera is shown. */
  readonly wall: SavedWallFragment | undefined;
  readonly tourOf: SavedTourFragment | undefined;
  readonly tour: Tour;
  /** What the saved wall says, or what is shown where none is open. */
  readonly saved: View;
  /** What the address and the saved wall say. A tour that runs shows something else. */
  readonly view: View;
  /** Something of the saved wall was changed, or cameras were put on a new one, and not kept. */
  readonly changed: boolean;
  /** All tiles of the view, on whatever page. */
  readonly tiles: readonly Tile[];
  /** Those that are shown, in their places. */
  readonly placed: readonly Placed[];
  readonly columns: number;
  readonly rows: number;
  /** The screen is too narrow for the layout. */
  readonly flowing: boolean;
  /** From 0. */
  readonly page: number;
  readonly pageCount: number;
  /** The camera that fills the wall. */
  readonly large: string | null;
  /** The alert that is told, and whether it brought its cameras to the front. */
  readonly alert: LiveIncidentFragment | undefined;
  readonly inFront: boolean;
  /** The cameras that the alerts concern, with how urgent. */
  readonly rings: ReadonlyMap<string, IncidentSeverity>;
  /** Alerts that wait, with the one that is told. */
  readonly alertCount: number;
  /** A tour shows other tiles when this changes. */
  readonly turn: string;
}

const telephone = '(max-width: 479px)';

/** Below 960 px two columns, on a telephone one. Null: as the layout has it. */
function useNarrowColumns(): number | null {
  const narrow = useMedia(telephone);
  const mobile = useMedia(media.mobile);
  return narrow ? 1 : mobile ? 2 : null;
}

/** Everything that is shown, from the address, the saved walls and tours, and what happens. */
export function useWall(url: WallUrl, live: LiveView, alerts: readonly LiveIncidentFragment[]): WallState {
  const { fleet, walls, tours } = live;
  const wall = walls.find(({ id }) => id === url.wallId);
  const tourOf = tours.find(({ id }) => id === url.tourId);
  const saved = useMemo(() => (wall ? viewOfWall(wall) : everything), [wall]);
  const view = useMemo(() => viewOf(url, saved), [url, saved]);
  const steps = useMemo(() => (tourOf ? stepsOf(stopsOf(tourOf, walls), fleet) : []), [tourOf, walls, fleet]);
  const viewTiles = useMemo(() => tilesOf(view, fleet), [view, fleet]);
  // A tour waits for alerts though they do not come to the front.
  const listensTo = tourOf && url.spotlight === 'off' ? 'high' : url.spotlight;
  const shown = useMemo(() => {
    const all = [...viewTiles, ...steps.flatMap((step) => step.tiles)];
    const onWall = new Set(all.map(({ cameraId }) => cameraId ?? ''));
    return alerts.filter((each) => isTold(each, listensTo, onWall, fleet));
  }, [alerts, listensTo, viewTiles, steps, fleet]);
  const rings = useMemo(() => ringsOf(shown, fleet), [shown, fleet]);
  const [alert] = shown;
  const tour = useTour(tourOf ? tourOf.id : null, steps, shown.length > 0);
  const { step } = tour;

  const layout = step?.layout ?? view.layout;
  const tiles = step?.tiles ?? viewTiles;
  const pages = useMemo(() => pagesOf(layout, tiles), [layout, tiles]);
  const page = Math.min(step?.page ?? url.page ?? pageOf(pages, url.cameraId), pages.length - 1);
  const large = url.large && url.cameraId !== null && fleet.has(url.cameraId) ? url.cameraId : null;
  const coming = alert && large === null && isWanted(alert, url.spotlight) ? alert : null;
  const calledFor = coming?.camera?.id;
  const front = calledFor !== undefined && fleet.has(calledFor) ? calledFor : null;
  const group = useMemo(() => {
    const cameraIds = coming && !coming.camera ? camerasOf(coming, fleet) : [];
    return cameraIds.filter((id) => tiles.some(({ cameraId }) => cameraId === id));
  }, [coming, fleet, tiles]);
  const across = useNarrowColumns();

  const placed = useMemo(() => {
    const own = pages[page] ?? [];
    if (large !== null) {
      const index = own.find(({ cameraId }) => cameraId === large)?.index ?? 0;
      return [{ cameraId: large, index, column: 0, row: 0, columns: 1, rows: 1 }];
    }
    const filled = own.filter(({ cameraId }) => cameraId !== null);
    const ordered = front === null ? withGroup(filled, group) : withSpotlight(filled, front);
    const lit = front === null && group.length === 0 ? own : (pagesOf(layout, ordered)[0] ?? []);
    return across === null ? lit : inColumns(lit, across);
  }, [pages, page, large, front, group, layout, across]);

  const measures = large === null ? layouts[layout] : { columns: 1, rows: 1 };
  return {
    wall,
    tourOf,
    tour,
    saved,
    view,
    changed: wall ? !sameView(view, saved) : url.cells !== null,
    tiles: viewTiles,
    placed,
    columns: across !== null && large === null ? across : measures.columns,
    rows: measures.rows,
    flowing: across !== null && large === null,
    page,
    pageCount: pages.length,
    large,
    alert,
    inFront: front !== null || group.length > 0,
    rings,
    alertCount: shown.length,
    turn: step ? `${url.tourId} ${tour.index}` : '',
  };
}
