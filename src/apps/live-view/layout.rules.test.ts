import { describe, expect, test } from 'vitest';
import type { WallLayout } from '~/graphql/types.generated.ts';
import {
  inColumns,
  layoutNamed,
  layoutNames,
  layoutOfKey,
  layouts,
  neighbour,
  type Placed,
  pageOf,
  pagesOf,
  swapped,
  type Tile,
  tileOf,
  trimmed,
  withCamera,
  withGroup,
  without,
  withSpotlight,
} from './layout.rules.ts';

const named = (...names: string[]): Tile[] => names.map(tileOf);
const many = (count: number) => named(...Array.from({ length: count }, (_, index) => `c${index}`));
const cameras = (tiles: readonly { cameraId: string | null }[]) => tiles.map(({ cameraId }) => cameraId);

/** A page as a drawing: a letter a tile, in the order in which they were placed. */
function drawn(layout: WallLayout, placed: readonly Placed[]): string[] {
  const { columns, rows } = layouts[layout];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const at = placed.findIndex(
        (tile) =>
          tile.column <= column &&
          column < tile.column + tile.columns &&
          tile.row <= row &&
          row < tile.row + tile.rows,
      );
      return at < 0 ? '.' : String.fromCharCode(97 + at);
    }).join(''),
  );
}

const firstPage = (layout: WallLayout, tiles: readonly Tile[] = []) => pagesOf(layout, tiles)[0] ?? [];

describe('a layout', () => {
  test.each([
    ['ONE_FIVE', ['aab', 'aac', 'def']],
    ['ONE_SEVEN', ['aaab', 'aaac', 'aaad', 'efgh']],
    ['TWO_EIGHT', ['aabb', 'aabb', 'cdef', 'ghij']],
    ['GRID_2', ['ab', 'cd']],
  ] as const)('%s has its places', (layout, drawing) => {
    expect(drawn(layout, firstPage(layout))).toEqual(drawing);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('of %i × %i has that many places', (side) => {
    const layout = layoutNamed(`${side}x${side}`);
    expect(firstPage(layout ?? 'GRID_1')).toHaveLength(side * side);
  });

  test.each(layoutNames)('%s leaves no spot free', (layout) => {
    expect(drawn(layout, firstPage(layout)).join('')).not.toContain('.');
  });

  test('is found by its name, and by its key; nine goes through those with large tiles', () => {
    expect([layoutNamed('1+7'), layoutNamed('9x9'), layoutNamed(null)]).toEqual([
      'ONE_SEVEN',
      undefined,
      undefined,
    ]);
    expect(layoutOfKey('4', 'GRID_1')).toBe('GRID_4');
    expect(
      ['GRID_4', 'ONE_FIVE', 'ONE_SEVEN', 'TWO_EIGHT'].map((now) => layoutOfKey('9', now as WallLayout)),
    ).toEqual(['ONE_FIVE', 'ONE_SEVEN', 'TWO_EIGHT', 'ONE_FIVE']);
    for (const key of ['0', 'a', '10', '3x', 'F1', '']) expect(layoutOfKey(key, 'GRID_1')).toBeUndefined();
  });
});

describe('pages', () => {
  test('hold the tiles in their order; the last is filled up with empty places', () => {
    const pages = pagesOf('GRID_2', many(6));
    expect(pages.map(cameras)).toEqual([
      ['c0', 'c1', 'c2', 'c3'],
      ['c4', 'c5', null, null],
    ]);
    expect(pages[1]?.map(({ index }) => index)).toEqual([4, 5, 6, 7]);
  });

  test('are opened where a camera stands, else at the first', () => {
    const pages = pagesOf('GRID_2', many(6));
    expect([pageOf(pages, 'c5'), pageOf(pages, 'c1'), pageOf(pages, 'c9'), pageOf(pages, null)]).toEqual([
      1, 0, 0, 0,
    ]);
  });

  test('are one when there is nothing', () => {
    expect(pagesOf('GRID_2', []).map(cameras)).toEqual([[null, null, null, null]]);
  });

  test('begin each with the large places of the layout', () => {
    const [, second] = pagesOf('ONE_FIVE', many(8));
    expect(drawn('ONE_FIVE', second ?? [])).toEqual(['aab', 'aac', 'def']);
    expect(cameras(second ?? [])).toEqual(['c6', 'c7', null, null, null, null]);
  });

  test('let small tiles flow around a large one, and into the places that it leaves', () => {
    const large: Tile = { cameraId: 'large', columns: 2, rows: 2 };
    const tiles = [...named('a', 'b'), large, ...named('c', 'd')];
    expect(drawn('GRID_3', firstPage('GRID_3', tiles))).toEqual(['abc', 'dde', 'ddf']);
    expect(pagesOf('GRID_2', tiles).map(cameras)).toEqual([['a', 'b', 'c', 'd'], ['large']]);
  });

  test('leave no place without a tile or a way to fill it, where a layout asks for more than there is', () => {
    const wide: Tile = { cameraId: 'wide', columns: 3, rows: 3 };
    expect(drawn('TWO_EIGHT', firstPage('TWO_EIGHT', [wide, ...many(7)])).join('')).not.toContain('.');
  });
});

describe('a tile', () => {
  test('is never larger than the layout, nor smaller than its place', () => {
    expect(firstPage('ONE_FIVE', many(1))[0]).toMatchObject({ columns: 2, rows: 2 });
    const wide: Tile = { cameraId: 'c0', columns: 8, rows: 1 };
    expect(firstPage('GRID_2', [wide])[0]).toMatchObject({ columns: 2, rows: 1 });
  });

  test('changes its camera with another, while places keep their sizes', () => {
    const tiles: Tile[] = [{ cameraId: 'c0', columns: 2, rows: 2 }, ...named('c1', 'c2')];
    expect(swapped(tiles, 0, 2)).toEqual([
      { cameraId: 'c2', columns: 2, rows: 2 },
      tileOf('c1'),
      tileOf('c0'),
    ]);
  });

  test('moves to an empty place beyond the others, and leaves its own empty', () => {
    expect(cameras(swapped(many(2), 0, 3))).toEqual([null, 'c1', null, 'c0']);
    expect(cameras(swapped(many(2), 3, 0))).toEqual([null, 'c1', null, 'c0']);
    expect(swapped(swapped(many(2), 0, 3), 3, 0)).toEqual(many(2));
  });

  test('takes in a camera, which leaves its old place for it', () => {
    expect(cameras(withCamera(many(2), 3, 'new'))).toEqual(['c0', 'c1', null, 'new']);
    expect(cameras(withCamera(many(3), 0, 'c2'))).toEqual(['c2', 'c1', 'c0']);
    expect(cameras(withCamera(many(3), 2, 'c0'))).toEqual(['c2', 'c1', 'c0']);
  });

  test('is emptied where it stands; empty places at the end fall away', () => {
    expect(cameras(without(many(3), 1))).toEqual(['c0', null, 'c2']);
    expect(cameras(without(many(3), 2))).toEqual(['c0', 'c1']);
    expect(cameras(without(many(1), 0))).toEqual([null]);
  });

  test('in the spotlight stands in front and large, once', () => {
    const page = firstPage('GRID_3', withSpotlight(many(5), 'c3'));
    expect(drawn('GRID_3', page)).toEqual(['aab', 'aac', 'def']);
    expect(cameras(page).slice(0, 5)).toEqual(['c3', 'c0', 'c1', 'c2', 'c4']);
    expect(cameras(firstPage('GRID_1', withSpotlight(many(5), 'c9')))).toEqual(['c9']);
  });
});

describe('empty places', () => {
  const bare = { cameraId: null, columns: 1, rows: 1 };
  const wide = { ...bare, columns: 2 };
  const high = { ...bare, rows: 2 };

  test('at the end fall away, but not those that were made larger, nor the first', () => {
    expect(trimmed([...many(1), bare, bare])).toEqual(many(1));
    expect(trimmed([...many(1), wide, bare])).toEqual([...many(1), wide]);
    expect(trimmed([...many(1), high])).toEqual([...many(1), high]);
    expect(trimmed([])).toEqual([bare]);
    expect(trimmed([bare, bare])).toEqual([bare]);
  });
});

test('a group of cameras stands in front, of one size, each once; the others follow as they were', () => {
  const tiles: Tile[] = [
    ...many(2),
    { cameraId: null, columns: 1, rows: 1 },
    { cameraId: 'c2', columns: 2, rows: 2 },
  ];
  expect(cameras(withGroup(tiles, ['c2', 'new']))).toEqual(['c2', 'new', 'c0', 'c1', null]);
  expect(cameras(withGroup([{ cameraId: null, columns: 1, rows: 1 }, ...many(1)], ['new']))).toEqual([
    'new',
    null,
    'c0',
  ]);
  expect(withGroup(tiles, ['c2'])[0]).toEqual(tileOf('c2'));
});

describe('the neighbour', () => {
  const at = (name: string, column: number, row: number, columns = 1, rows = 1): Placed => ({
    cameraId: name,
    index: 0,
    column,
    row,
    columns,
    rows,
  });
  const found = (from: Placed, direction: Parameters<typeof neighbour>[2], ...others: Placed[]) =>
    neighbour([from, ...others], from, direction)?.cameraId;

  test('is the nearest of those straight ahead, and of equally near ones that which is level with the corner', () => {
    const middle = at('middle', 3, 3);
    expect(found(middle, 'right', at('far', 6, 3), at('near', 5, 3))).toBe('near');
    expect(found(middle, 'left', at('far', 0, 3), at('near', 1, 3))).toBe('near');
    expect(found(middle, 'down', at('far', 3, 6), at('near', 3, 5))).toBe('near');
    expect(found(middle, 'up', at('far', 3, 0), at('near', 3, 1))).toBe('near');
    const large = at('large', 3, 3, 2, 2);
    expect(found(large, 'right', at('lower', 5, 4), at('upper', 5, 3))).toBe('upper');
    expect(found(large, 'left', at('lower', 2, 4), at('upper', 2, 3))).toBe('upper');
    expect(found(large, 'down', at('later', 4, 5), at('first', 3, 5))).toBe('first');
    expect(found(large, 'up', at('later', 4, 2), at('first', 3, 2))).toBe('first');
  });

  test('lies in the direction: nothing that is beside or behind, however near', () => {
    const large = at('large', 3, 3, 2, 2);
    const around = [at('above', 4, 2), at('below', 4, 5), at('before', 2, 3), at('behind', 5, 3)];
    expect(found(large, 'right', ...around)).toBe('behind');
    expect(found(large, 'left', ...around)).toBe('before');
    expect(found(large, 'up', ...around)).toBe('above');
    expect(found(large, 'down', ...around)).toBe('below');
  });

  test('straight ahead is what shares a line with the tile, be it by an edge; else the least aside', () => {
    const large = at('large', 3, 3, 2, 2);
    // Of those straight ahead the nearest one; how far its corner lies from that of the tile counts last.
    expect(found(large, 'right', at('from above', 5, 0, 1, 4), at('level', 5, 4))).toBe('level');
    expect(found(large, 'down', at('from before', 0, 5, 4, 1), at('level', 4, 5))).toBe('level');
    expect(found(large, 'right', at('far', 9, 3), at('near', 6, 4))).toBe('near');
    // Reaches into the last line of the tile; the other is nearer, and ends a line above it.
    expect(found(large, 'right', at('aside', 5, 1, 1, 2), at('ahead', 7, 4, 1, 2))).toBe('ahead');
    expect(found(large, 'down', at('aside', 1, 5, 2, 1), at('ahead', 4, 7, 2, 1))).toBe('ahead');
    expect(found(large, 'right', at('two aside', 5, 6), at('one aside', 8, 5))).toBe('one aside');
    expect(found(large, 'right', at('two aside', 5, 1), at('one aside', 8, 2))).toBe('one aside');
  });
  const walk = (layout: WallLayout, from: number, direction: Parameters<typeof neighbour>[2]) => {
    const placed = firstPage(layout, many(10));
    const start = placed[from];
    return start ? neighbour(placed, start, direction)?.cameraId : undefined;
  };

  test('is the next in a grid, and nothing at the edge', () => {
    expect(walk('GRID_3', 4, 'right')).toBe('c5');
    expect(walk('GRID_3', 4, 'left')).toBe('c3');
    expect(walk('GRID_3', 4, 'up')).toBe('c1');
    expect(walk('GRID_3', 4, 'down')).toBe('c7');
    expect(walk('GRID_3', 2, 'right')).toBeUndefined();
    expect(walk('GRID_3', 0, 'up')).toBeUndefined();
  });

  test('straight ahead comes before one that is nearer, and aside', () => {
    const at = (index: number, column: number, row: number): Placed => ({
      cameraId: `c${index}`,
      index,
      column,
      row,
      columns: 1,
      rows: 1,
    });
    const start = at(0, 0, 0);
    expect(neighbour([start, at(1, 1, 1), at(2, 3, 0)], start, 'right')?.cameraId).toBe('c2');
    expect(neighbour([start, at(1, 1, 1)], start, 'right')?.cameraId).toBe('c1');
  });

  test('of a large tile is the one that begins beside it, and back again', () => {
    expect(walk('ONE_FIVE', 0, 'right')).toBe('c1');
    expect(walk('ONE_FIVE', 2, 'left')).toBe('c0');
    expect(walk('ONE_FIVE', 0, 'down')).toBe('c3');
    expect(walk('ONE_FIVE', 5, 'up')).toBe('c2');
  });
});

test('a narrow screen shows the tiles one after the other, in their order', () => {
  const placed = inColumns(firstPage('ONE_FIVE', many(3)), 2);
  expect(placed.map(({ column, row, columns, rows, index }) => [index, column, row, columns, rows])).toEqual([
    [0, 0, 0, 1, 1],
    [1, 1, 0, 1, 1],
    [2, 0, 1, 1, 1],
    [3, 1, 1, 1, 1],
    [4, 0, 2, 1, 1],
    [5, 1, 2, 1, 1],
  ]);
  const odd = inColumns(firstPage('GRID_3', many(9)), 2);
  expect(odd.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
