import type { WallLayout } from '~/graphql/types.generated.ts';
import {
  empty,
  inReadingOrder,
  layoutNamed,
  layouts,
  Page,
  type Placed,
  pagesOf,
  type Span,
  type Tile,
  trimmed,
} from './layout.rules.ts';

/** A wall that was arranged: its tiles, and the layout that they need. */
export interface Arrangement {
  readonly layout: WallLayout;
  readonly tiles: Tile[];
}

/** The grid without large places that has as many columns as the layout. */
const squareOf = (layout: WallLayout): WallLayout =>
  layoutNamed(`${layouts[layout].columns}x${layouts[layout].rows}`) ?? layout;

/** Where a tile comes to stand that takes so much from its corner on: further to the start or up where the grid ends. */
export function placeOfSize(place: Placed, span: Span, layout: WallLayout): Placed {
  const { columns: across, rows: down } = layouts[layout];
  const columns = Math.max(1, Math.min(span.columns, across));
  const rows = Math.max(1, Math.min(span.rows, down));
  const column = Math.min(place.column, across - columns);
  const row = Math.min(place.row, down - rows);
  return { ...place, column, row, columns, rows };
}

const spanOf = ({ columns, rows }: Span): Span => ({ columns, rows });

const samePlaces = (a: readonly Placed[], b: readonly Placed[] = []) => {
  const written = (placed: readonly Placed[]) =>
    placed.map(({ cameraId, column, row, columns, rows }) => [cameraId, column, row, columns, rows]);
  return JSON.stringify(written(a)) === JSON.stringify(written(b));
};

/**
 * The tile takes so many columns and rows, within the layout, and stays on its page with its corner where it was; only at
 * the edge of the grid it comes further to the start or up. The other tiles of the page and of those that follow flow around
 * it in their order; what fits nowhere on the page goes to the next. A layout with large places becomes the square of its
 * size where the tiles could not stand like that in it. Unchanged when no page has the tile.
 */
export function resized(tiles: readonly Tile[], index: number, span: Span, layout: WallLayout): Arrangement {
  const pages = pagesOf(layout, tiles);
  const number = pages.findIndex((page) => page.some((tile) => tile.index === index));
  const own = pages[number] ?? [];
  const before = own.find((tile) => tile.index === index);
  if (!before) return { layout, tiles: [...tiles] };
  const fixed = placeOfSize(before, span, layout);
  const stored = (tile: Placed): Tile => tiles[tile.index] ?? empty;

  const square = squareOf(layout);
  const page = new Page(layouts[square]);
  page.putAt(fixed);
  const others = [...own.filter((tile) => tile.cameraId !== null), ...pages.slice(number + 1).flat()];
  const rest = others.filter((tile) => {
    if (tile === before) return false;
    // What is large by its place alone gives way before it leaves the page.
    return (
      tile.cameraId === null ||
      !(page.put(tile, tile.index) || page.put({ ...tile, ...spanOf(stored(tile)) }, tile.index))
    );
  });
  while (page.put(empty, tiles.length));

  // Tiles that leave the page close the gaps of those that follow, instead of moving them on.
  const left = rest.some((tile) => own.includes(tile));
  const shown = [...pages.slice(0, number), page.placed.sort(inReadingOrder)];
  const all = [
    ...shown.flat(),
    ...rest.filter((tile) => tile.index < tiles.length && !(left && tile.cameraId === null)),
  ];
  const listed = (sizeOf: (tile: Placed) => Span): Tile[] =>
    trimmed(
      all.map((tile) => ({
        cameraId: tile.cameraId,
        ...spanOf(tile.index === index ? fixed : sizeOf(tile)),
      })),
    );
  const asStored = listed(stored);
  const standing = pagesOf(layout, asStored);
  if (shown.every((each, at) => samePlaces(each, standing[at]))) return { layout, tiles: asStored };
  return { layout: square, tiles: listed(spanOf) };
}
