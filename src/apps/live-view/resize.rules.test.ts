import { describe, expect, test } from 'vitest';
import type { WallLayout } from '~/graphql/types.generated.ts';
import { between, pick, randomFrom } from '~/lib/random.ts';
import { layoutNames, layouts, type Placed, pagesOf, type Span, type Tile, tileOf } from './layout.rules.ts';
import { resized } from './resize.rules.ts';

const many = (count: number): Tile[] => Array.from({ length: count }, (_, index) => tileOf(`${index}`));

/** The spots of every page: each says its camera, `.` where a place is empty, `?` where not exactly one place is. */
function spotsOf(layout: WallLayout, tiles: readonly Tile[]): string[][][] {
  const { columns, rows } = layouts[layout];
  return pagesOf(layout, tiles).map((placed) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => {
        const here = placed.filter((tile) => covers(tile, column, row));
        return here.length === 1 ? (here[0]?.cameraId ?? '.') : '?';
      }),
    ),
  );
}

/** The pages as drawings, a line a row. */
const drawn = (layout: WallLayout, tiles: readonly Tile[]) =>
  spotsOf(layout, tiles).map((page) => page.map((line) => line.join('')));

const covers = (tile: Placed, column: number, row: number) =>
  tile.column <= column &&
  column < tile.column + tile.columns &&
  tile.row <= row &&
  row < tile.row + tile.rows;

const square = (side: number): Span => ({ columns: side, rows: side });

function afterwards(layout: WallLayout, tiles: readonly Tile[], index: number, span: Span) {
  const next = resized(tiles, index, span, layout);
  return { layout: next.layout, pages: drawn(next.layout, next.tiles) };
}

test('a tile that stands on no page leaves the wall as it is', () => {
  expect(resized(many(2), 50, square(2), 'GRID_3')).toEqual({ layout: 'GRID_3', tiles: many(2) });
});

describe('a tile that is enlarged', () => {
  test('keeps its corner; the others flow around it, and the last go to the next page', () => {
    expect(afterwards('GRID_3', many(9), 4, square(2)).pages).toEqual([
      ['012', '344', '544'],
      ['678', '...', '...'],
    ]);
  });

  test('comes further to the start, or up, only where the grid ends', () => {
    expect(afterwards('GRID_3', many(5), 2, square(2)).pages).toEqual([['022', '122', '34.']]);
    expect(afterwards('GRID_2', many(4), 3, square(2)).pages).toEqual([
      ['33', '33'],
      ['01', '2.'],
    ]);
  });

  test('takes empty places before tiles have to leave the page', () => {
    const tiles = [tileOf('0'), { ...tileOf('x'), cameraId: null }, tileOf('1'), tileOf('2')];
    expect(afterwards('GRID_3', tiles, 0, square(2)).pages).toEqual([['001', '002', '...']]);
  });

  test('sends tiles on into the gaps of the next page, which stay when none has to leave its page', () => {
    const gap = { ...tileOf('x'), cameraId: null };
    const [first, second, third, fourth, ...later] = many(7);
    const behind = [later[0], gap, later[1], later[2]];
    const tiles = [first, second, third, fourth, ...behind].flatMap((tile) => tile ?? []);
    expect(afterwards('GRID_2', tiles, 0, { columns: 2, rows: 1 }).pages).toEqual([
      ['00', '12'],
      ['34', '56'],
    ]);
    const roomy = [first, second, gap, gap, ...behind].flatMap((tile) => tile ?? []);
    expect(afterwards('GRID_2', roomy, 0, { columns: 2, rows: 1 }).pages).toEqual([
      ['00', '14'],
      ['.5', '6.'],
    ]);
  });

  test('is never larger than the layout, nor smaller than one place', () => {
    expect(resized(many(1), 0, { columns: 9, rows: 0 }, 'GRID_3').tiles).toEqual([
      { cameraId: '0', columns: 3, rows: 1 },
    ]);
  });

  test('stays where it is on a later page too', () => {
    expect(afterwards('GRID_2', many(7), 6, { columns: 2, rows: 1 }).pages).toEqual([
      ['01', '23'],
      ['45', '66'],
    ]);
  });

  test('gives all places back when it is made small again', () => {
    const large = resized(many(12), 4, square(2), 'GRID_3');
    expect(resized(large.tiles, 4, square(1), large.layout)).toEqual({ layout: 'GRID_3', tiles: many(12) });
  });

  test('makes a layout with large places the square of its size where it cannot stand in it', () => {
    expect(afterwards('ONE_FIVE', many(6), 1, square(2))).toEqual({
      layout: 'GRID_3',
      pages: [['011', '211', '345']],
    });
    // The first tile may be made smaller than the layout has it.
    expect(afterwards('ONE_FIVE', many(6), 0, square(1))).toEqual({
      layout: 'GRID_3',
      pages: [['012', '345', '...']],
    });
    expect(afterwards('ONE_SEVEN', many(8), 4, { columns: 2, rows: 1 })).toEqual({
      layout: 'ONE_SEVEN',
      pages: [
        ['0001', '0002', '0003', '4456'],
        ['777.', '777.', '777.', '....'],
      ],
    });
  });

  test('holds its promises on walls of every layout, with tiles of any size and empty places', () => {
    for (let seed = 0; seed < 150; seed += 1) holdsOn(randomWall(seed), `wall ${seed}`);
  });
});

interface Wall {
  readonly layout: WallLayout;
  readonly tiles: readonly Tile[];
  /** The place of the tile `chosen`, and the size that is asked for. */
  readonly index: number;
  readonly span: Span;
}

function randomWall(seed: number): Wall {
  const random = randomFrom(`wall ${seed}`);
  const layout = pick(random, layoutNames);
  const size = () => (between(random, 0, 4) === 0 ? between(random, 1, 4) : 1);
  const count = between(random, 1, 25);
  const index = between(random, 0, count - 1);
  const tiles = Array.from({ length: count }, (_, place) => {
    const camera = between(random, 0, 6) === 0 ? null : `camera ${place}`;
    return { cameraId: place === index ? 'chosen' : camera, columns: size(), rows: size() };
  });
  const { columns, rows } = layouts[layout];
  const span = { columns: between(random, 1, columns + 1), rows: between(random, 1, rows + 1) };
  return { layout, tiles, index, span };
}

const pageWith = (pages: readonly (readonly Placed[])[], camera: string) => {
  const number = pages.findIndex((page) => page.some(({ cameraId }) => cameraId === camera));
  return { number, place: pages[number]?.find(({ cameraId }) => cameraId === camera) };
};

const camerasOf = (tiles: readonly Tile[]) => tiles.flatMap(({ cameraId }) => cameraId ?? []).sort();

/** Whether a tile of that size fits between the cameras of a drawn page. */
const fitsInto = (page: readonly string[][], { columns, rows }: Span) =>
  page.some((line, row) =>
    line.some((_, column) =>
      Array.from({ length: rows * columns }, (_, spot) => {
        return page[row + Math.floor(spot / columns)]?.[column + (spot % columns)];
      }).every((camera) => camera === '.'),
    ),
  );

function holdsOn({ layout, tiles, index, span }: Wall, wall: string): void {
  const before = pageWith(pagesOf(layout, tiles), 'chosen');
  const next = resized(tiles, index, span, layout);
  const pages = pagesOf(next.layout, next.tiles);
  const after = pageWith(pages, 'chosen');
  const { columns, rows } = layouts[layout];
  const wanted = { columns: Math.min(span.columns, columns), rows: Math.min(span.rows, rows) };

  expect(after.number, `${wall}: the tile stays on its page`).toBe(before.number);
  expect(after.place, `${wall}: the tile keeps its corner where the grid has room`).toMatchObject({
    ...wanted,
    column: Math.min(before.place?.column ?? -1, columns - wanted.columns),
    row: Math.min(before.place?.row ?? -1, rows - wanted.rows),
  });
  expect(camerasOf(pages.flat()), `${wall}: every camera is there once`).toEqual(camerasOf(tiles));
  const spots = spotsOf(next.layout, next.tiles);
  expect(spots.flat(2), `${wall}: each spot has one tile or one empty place`).not.toContain('?');
  const later = pages.slice(after.number + 1).flat();
  const page = spots[after.number] ?? [];
  const missed = later.filter((tile) => tile.cameraId !== null && fitsInto(page, tile));
  expect(missed, `${wall}: no tile of a later page fits into a gap`).toEqual([]);
}
