import { pagesOf, type Tile } from './layout.rules.ts';
import { type Filtered, tilesOf, type View } from './view.rules.ts';

/** A page of a tour, as the API tells it. */
export interface TourStop extends View {
  /** Empty where the filter chooses. */
  readonly wallName: string;
  readonly dwellSeconds: number;
}

/** One screenful of a tour. */
export interface TourStep {
  readonly layout: View['layout'];
  readonly tiles: readonly Tile[];
  /** Which page of the tiles, from 0. */
  readonly page: number;
  readonly wallName: string;
  readonly dwellSeconds: number;
}

/** Every screenful of a tour in its order; what has no camera to show is passed over. */
export const stepsOf = (stops: readonly TourStop[], fleet: ReadonlyMap<string, Filtered>): TourStep[] =>
  stops.flatMap((stop) => {
    const { layout, wallName, dwellSeconds } = stop;
    const tiles = tilesOf(stop, fleet);
    return pagesOf(layout, tiles).flatMap((placed, page) =>
      placed.some(({ cameraId }) => cameraId !== null)
        ? [{ layout, tiles, page, wallName, dwellSeconds }]
        : [],
    );
  });
