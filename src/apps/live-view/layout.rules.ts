import type { WallLayout } from '~/graphql/types.generated.ts';

/** How many columns and rows a tile takes. */
export interface Span {
  readonly columns: number;
  readonly rows: number;
}

/** A place of a wall as somebody arranged it: which camera, and how large it was made. */
export interface Tile extends Span {
  /** Null when the place is empty. */
  readonly cameraId: string | null;
}

/** Where a tile stands on its page: columns and rows are counted from 0. */
export interface Placed extends Tile {
  /** Its place in the list of all tiles; beyond its end for places that nobody filled yet. */
  readonly index: number;
  readonly column: number;
  readonly row: number;
}

interface LayoutFacts extends Span {
  /** How addresses and people name it. */
  readonly name: string;
  /** What the first tiles of a page take; the others take one column and one row. */
  readonly large: readonly Span[];
}

const grid = (side: number): LayoutFacts => ({
  columns: side,
  rows: side,
  name: `${side}x${side}`,
  large: [],
});
const square = (side: number): Span => ({ columns: side, rows: side });

/** Specification, Live View: 1×1 to 8×8 and 1+5, 1+7, 2+8. */
export const layouts: Readonly<Record<WallLayout, LayoutFacts>> = {
  GRID_1: grid(1),
  GRID_2: grid(2),
  GRID_3: grid(3),
  GRID_4: grid(4),
  GRID_5: grid(5),
  GRID_6: grid(6),
  GRID_7: grid(7),
  GRID_8: grid(8),
  ONE_FIVE: { columns: 3, rows: 3, name: '1+5', large: [square(2)] },
  ONE_SEVEN: { columns: 4, rows: 4, name: '1+7', large: [square(3)] },
  TWO_EIGHT: { columns: 4, rows: 4, name: '2+8', large: [square(2), square(2)] },
};

export const layoutNames = Object.keys(layouts) as WallLayout[];

/** Most tiles of a wall. */
export const TILE_LIMIT = 64;
/** Most columns and rows that a tile may be made to take. */
export const SPAN_LIMIT = 8;

/** The layout that an address names; undefined when there is none of the name. */
export const layoutNamed = (name: string | null): WallLayout | undefined =>
  layoutNames.find((layout) => layouts[layout].name === name);

/** The layout of a key: 1 to 8 are the squares, and 9 goes through the others one by one. */
export function layoutOfKey(key: string, current: WallLayout): WallLayout | undefined {
  if (key !== '9') return layoutNamed(`${key}x${key}`);
  const others: readonly WallLayout[] = ['ONE_FIVE', 'ONE_SEVEN', 'TWO_EIGHT'];
  return others[(others.indexOf(current) + 1) % others.length];
}

/** A place without a camera. */
export const empty: Tile = { cameraId: null, columns: 1, rows: 1 };

/** The tile of a camera that nobody has made larger. */
export const tileOf = (cameraId: string): Tile => ({ ...empty, cameraId });

/** Keeps which places of one page are taken. */
export class Page {
  readonly #layout: LayoutFacts;
  readonly #taken = new Set<number>();
  readonly placed: Placed[] = [];

  constructor(layout: LayoutFacts) {
    this.#layout = layout;
  }

  /** No place is free. */
  get isFull(): boolean {
    return this.#taken.size === this.#layout.columns * this.#layout.rows;
  }

  /**
   * Puts the tile to the first place in reading order where it fits; false when there is none. A tile that would be large by
   * its place alone takes its own size where there is no room for more.
   */
  put(tile: Tile, index: number): boolean {
    const least = this.#layout.large[this.placed.length];
    return (
      (least !== undefined && this.#putAs(tile, index, least)) ||
      this.#putAs(tile, index, { columns: 1, rows: 1 })
    );
  }

  #putAs(tile: Tile, index: number, least: Span): boolean {
    const { columns: across, rows: down } = this.#layout;
    const columns = Math.min(across, Math.max(tile.columns, least.columns));
    const rows = Math.min(down, Math.max(tile.rows, least.rows));
    for (let row = 0; row + rows <= down; row += 1) {
      for (let column = 0; column + columns <= across; column += 1) {
        if (this.putAt({ ...tile, index, column, row, columns, rows })) return true;
      }
    }
    return false;
  }

  /** Puts the tile where it says; false when something of that is taken. */
  putAt(place: Placed): boolean {
    const spots = this.#spots(place);
    if (spots.some((spot) => this.#taken.has(spot))) return false;
    for (const spot of spots) this.#taken.add(spot);
    this.placed.push(place);
    return true;
  }

  #spots({ column, row, columns, rows }: Placed): number[] {
    return Array.from(
      { length: columns * rows },
      (_, spot) => (row + Math.floor(spot / columns)) * this.#layout.columns + column + (spot % columns),
    );
  }
}

/**
 * The tiles page by page, each on the first page and at the first place in reading order where it fits. Places that no tile
 * fits are filled up with empty ones. There is always a page.
 */
export function pagesOf(layout: WallLayout, tiles: readonly Tile[]): readonly (readonly Placed[])[] {
  const pages: Page[] = [];
  // Those that have room: of thousands of cameras most pages are full, and need not be asked again.
  let open: Page[] = [];
  const put = (tile: Tile, index: number): boolean => {
    const taken = open.some((page) => page.put(tile, index));
    open = open.filter(({ isFull }) => !isFull);
    return taken;
  };
  const turn = () => {
    const page = new Page(layouts[layout]);
    pages.push(page);
    open.push(page);
  };
  turn();
  for (const [index, tile] of tiles.entries()) {
    if (put(tile, index)) continue;
    turn();
    put(tile, index);
  }
  for (let index = tiles.length; put(empty, index); index += 1);
  return pages.map(({ placed }) => placed.sort(inReadingOrder));
}

/** From the upper start on, row by row. */
export const inReadingOrder = (a: Placed, b: Placed) => a.row - b.row || a.column - b.column;

/** The page on which the camera stands; the first when it stands on none. */
export const pageOf = (pages: readonly (readonly Placed[])[], cameraId: string | null): number =>
  Math.max(
    0,
    pages.findIndex((placed) => cameraId !== null && placed.some((tile) => tile.cameraId === cameraId)),
  );

/** The placed tiles again, one after the other in so many columns, for screens that are too narrow for the layout. */
export function inColumns(placed: readonly Placed[], columns: number): readonly Placed[] {
  const page = new Page({ columns, rows: placed.length * columns, name: '', large: [] });
  for (const { cameraId, index } of placed) page.put({ ...empty, cameraId }, index);
  return page.placed;
}

const isBare = ({ cameraId, columns, rows }: Tile) => cameraId === null && columns === 1 && rows === 1;

/** Without empty places at the end, but for a first one: a wall without any tile would be that of a filter. */
export function trimmed(tiles: readonly Tile[]): Tile[] {
  const last = tiles.findLastIndex((tile) => !isBare(tile));
  return last < 0 ? [empty] : tiles.slice(0, last + 1);
}

const changedAt = (tiles: readonly Tile[], index: number, change: Partial<Tile>): Tile[] =>
  Array.from({ length: Math.max(tiles.length, index + 1) }, (_, place) => {
    const tile = tiles[place] ?? empty;
    return place === index ? { ...tile, ...change } : tile;
  });

/** The cameras of two places change theirs; the places keep their sizes. */
export function swapped(tiles: readonly Tile[], a: number, b: number): Tile[] {
  const atA = tiles[a]?.cameraId ?? null;
  const atB = tiles[b]?.cameraId ?? null;
  return trimmed(changedAt(changedAt(tiles, a, { cameraId: atB }), b, { cameraId: atA }));
}

/** The camera comes to the place. If it stands on the wall already, the two places change theirs. */
export function withCamera(tiles: readonly Tile[], index: number, cameraId: string): Tile[] {
  const from = tiles.findIndex((tile) => tile.cameraId === cameraId);
  return from >= 0 ? swapped(tiles, from, index) : changedAt(tiles, index, { cameraId });
}

/** The place is empty, and of the usual size. */
export const without = (tiles: readonly Tile[], index: number): Tile[] =>
  trimmed(changedAt(tiles, index, empty));

/** The tiles with the camera in front, in at least two columns and rows where the layout has them. */
export function withSpotlight(tiles: readonly Tile[], cameraId: string): Tile[] {
  const rest = tiles.filter((tile) => tile.cameraId !== cameraId);
  return [{ cameraId, columns: 2, rows: 2 }, ...rest];
}

/** The tiles with a group of cameras first, side by side and of one size. */
export const withGroup = (tiles: readonly Tile[], cameraIds: readonly string[]): Tile[] => [
  ...cameraIds.map(tileOf),
  ...tiles.filter(({ cameraId }) => cameraId === null || !cameraIds.includes(cameraId)),
];

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How far two stretches lie apart; 0 when they share something. */
const gap = (start: number, size: number, otherStart: number, otherSize: number): number =>
  Math.max(0, otherStart - (start + size - 1), start - (otherStart + otherSize - 1));

/** The tile beside another one, on the screen: the nearest one straight ahead, else the nearest. Undefined at the edge. */
export function neighbour(placed: readonly Placed[], from: Placed, direction: Direction): Placed | undefined {
  const sideways = direction === 'left' || direction === 'right';
  const distance = ({ column, row, columns, rows }: Placed): number => {
    const ahead = {
      right: column - (from.column + from.columns),
      left: from.column - (column + columns),
      down: row - (from.row + from.rows),
      up: from.row - (row + rows),
    }[direction];
    if (ahead < 0) return Number.POSITIVE_INFINITY;
    const aside = sideways
      ? gap(from.row, from.rows, row, rows)
      : gap(from.column, from.columns, column, columns);
    const offset = sideways ? Math.abs(row - from.row) : Math.abs(column - from.column);
    return aside * 10_000 + ahead * 100 + offset;
  };
  const [nearest] = placed
    .map((tile) => ({ tile, far: distance(tile) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((a, b) => a.far - b.far);
  return nearest?.tile;
}
