import { describe, expect, test } from 'vitest';
import type { CameraState } from '~/graphql/types.generated.ts';
import { tileOf } from './layout.rules.ts';
import { stepsOf } from './tour.rules.ts';
import { everything, isArrangeable, matches, noFilter, sameView, tilesOf } from './view.rules.ts';
import { viewOf, wallOf, wallUrl } from './wallUrl.ts';

const camera = (id: string, more: object = {}) => ({
  id,
  name: id.toUpperCase(),
  siteId: 'north',
  group: 'Yard',
  tags: ['ptz'],
  priority: 3,
  state: 'UP' as CameraState,
  ...more,
});

const fleet = new Map(
  [
    camera('b', { priority: 1, tags: [] }),
    camera('a', { priority: 2, state: 'DOWN' }),
    camera('c', { siteId: 'south', group: 'Gate' }),
    camera('d', { tags: ['dome', 'ptz'] }),
  ].map((each) => [each.id, each]),
);

const ids = (tiles: readonly { cameraId: string | null }[]) => tiles.map(({ cameraId }) => cameraId);

describe('a filter', () => {
  test.each([
    [{}, ['b', 'a', 'c', 'd']],
    [{ search: 'B' }, ['b']],
    [{ siteIds: ['south', 'east'] }, ['c']],
    [{ groups: ['Gate'] }, ['c']],
    [{ tags: ['dome', 'lpr'] }, ['d']],
    [{ states: ['DOWN', 'DEGRADED'] as const }, ['a']],
    [{ tags: ['ptz'], siteIds: ['north'] }, ['a', 'd']],
  ])('%j finds %j, those that are watched first in front', (wanted, found) => {
    expect(ids(tilesOf({ ...everything, filter: { ...noFilter, ...wanted } }, fleet))).toEqual(found);
  });

  test('narrows the cameras that somebody put on a wall, which then cannot be moved', () => {
    const view = { ...everything, cells: [tileOf('d'), tileOf('a'), { ...tileOf('b'), columns: 2 }] };
    const narrowed = { ...view, filter: { ...noFilter, tags: ['ptz'] } };
    expect(ids(tilesOf(narrowed, fleet))).toEqual(['d', 'a']);
    expect([isArrangeable(view), isArrangeable(narrowed), isArrangeable(everything)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('matches a name in any case', () => {
    expect(matches(camera('gate'), { ...noFilter, search: 'gAt' })).toBe(true);
    expect(matches(camera('İstanbul'), { ...noFilter, search: 'istanbul' })).toBe(true);
  });
});

describe('a wall that nobody arranged', () => {
  test('shows cameras of one priority by name', () => {
    const equals = [camera('z'), camera('m'), camera('y', { priority: 2 })];
    const found = tilesOf(everything, new Map(equals.map((each) => [each.id, each])));
    expect(ids(found)).toEqual(['y', 'm', 'z']);
  });

  test('can be arranged while a filter chooses its cameras', () => {
    expect(isArrangeable({ ...everything, filter: { ...noFilter, search: 'gate' } })).toBe(true);
  });
});

test('an empty place stays on a wall until a filter narrows it, and a lost camera keeps the size of its place', () => {
  const cells = [tileOf('a'), { ...tileOf('gone'), columns: 2, rows: 2 }, { ...tileOf('b'), cameraId: null }];
  expect(tilesOf({ ...everything, cells }, fleet)).toEqual([
    tileOf('a'),
    { cameraId: null, columns: 2, rows: 2 },
    { ...tileOf('b'), cameraId: null },
  ]);
  const narrowed = { ...everything, cells, filter: { ...noFilter, siteIds: ['north'] } };
  expect(ids(tilesOf(narrowed, fleet))).toEqual(['a']);
});

describe('two views are the same', () => {
  const filter = { search: 'x', siteIds: ['n'], groups: ['g'], tags: ['t', 'u'], states: ['UP'] as const };
  const view = {
    layout: 'GRID_2' as const,
    cells: [tileOf('a'), { ...tileOf('b'), columns: 2, rows: 3 }],
    filter,
  };

  test('when layout, filter and every tile are, whatever the order of a list', () => {
    expect(sameView(view, structuredClone(view))).toBe(true);
    expect(sameView(view, { ...view, filter: { ...filter, tags: ['u', 't'] } })).toBe(true);
  });

  test.each([
    ['the layout', { layout: 'GRID_3' as const }],
    ['the search', { filter: { ...filter, search: 'y' } }],
    ['the sites', { filter: { ...filter, siteIds: ['s'] } }],
    ['the groups', { filter: { ...filter, groups: [] } }],
    ['the tags', { filter: { ...filter, tags: ['t'] } }],
    ['the states', { filter: { ...filter, states: ['DOWN'] as const } }],
    ['the number of tiles', { cells: [tileOf('a')] }],
    ['the number of tiles the other way', { cells: [...view.cells, tileOf('c')] }],
    ['a camera', { cells: [tileOf('z'), view.cells[1] ?? tileOf('b')] }],
    ['the width of a tile', { cells: [tileOf('a'), { ...tileOf('b'), columns: 1, rows: 3 }] }],
    ['the height of a tile', { cells: [tileOf('a'), { ...tileOf('b'), columns: 2, rows: 1 }] }],
    ['the order of tiles', { cells: [...view.cells].reverse() }],
  ])('but not when %s differs', (_, change) => {
    expect(sameView(view, { ...view, ...change })).toBe(false);
    expect(sameView({ ...view, ...change }, view)).toBe(false);
  });
});

test('a camera that left the registry leaves its place empty', () => {
  expect(ids(tilesOf({ ...everything, cells: [tileOf('gone'), tileOf('a')] }, fleet))).toEqual([null, 'a']);
});

describe('the address', () => {
  const read = (search: string) => wallOf(wallUrl.read(search));

  test('says nothing by default', () => {
    expect(read('')).toEqual({
      wallId: null,
      tourId: null,
      layout: null,
      filter: null,
      cells: null,
      page: null,
      cameraId: null,
      large: false,
      spotlight: 'high',
      kiosk: false,
    });
  });

  test('keeps tiles with their sizes and gaps, whatever the ids hold', () => {
    const cells = [
      { cameraId: 'a.1*x%', columns: 2, rows: 3 },
      { cameraId: null, columns: 1, rows: 1 },
      tileOf('b'),
    ];
    expect(read(wallUrl.changed('', { cells })).cells).toEqual(cells);
  });

  test('keeps a wall that was emptied apart from one that nobody arranged', () => {
    const bare = [{ cameraId: null, columns: 1, rows: 1 }];
    expect(read(wallUrl.changed('', { cells: bare })).cells).toEqual(bare);
    expect(read('').cells).toBeNull();
  });

  test('is read with bounds: 64 tiles, each camera once, sizes of 1 to 8', () => {
    expect(read(`cells=${'.'.repeat(99)}`).cells).toHaveLength(64);
    expect(read('cells=a*9x0.a.b*-1x').cells).toEqual([
      { cameraId: 'a', columns: 8, rows: 1 },
      { cameraId: null, columns: 1, rows: 1 },
      { cameraId: 'b', columns: 1, rows: 1 },
    ]);
    expect(read('page=-3&layout=9x9&state=BROKEN&spotlight=x')).toMatchObject({
      page: 0,
      layout: null,
      filter: null,
      spotlight: 'high',
    });
  });

  test('lays over a saved wall what it says, and an empty filter too', () => {
    const saved = { layout: 'GRID_4' as const, cells: [], filter: { ...noFilter, groups: ['Yard'] } };
    expect(viewOf(read('layout=1%2B7'), saved)).toEqual({ ...saved, layout: 'ONE_SEVEN' });
    expect(viewOf(read('q=gate'), saved).filter).toEqual({ ...noFilter, search: 'gate' });
    expect(viewOf(read('filter=none'), saved).filter).toEqual(noFilter);
    expect(sameView(viewOf(read('layout=4x4&group=Yard'), saved), saved)).toBe(true);
    expect(sameView(viewOf(read('cells=a'), saved), saved)).toBe(false);
  });
});

test('a tour shows every screenful of its pages, and passes over what has no camera', () => {
  const stop = { ...everything, layout: 'GRID_1' as const, wallName: '', dwellSeconds: 10 };
  const steps = stepsOf(
    [
      { ...stop, wallName: 'North', filter: { ...noFilter, tags: ['ptz'], siteIds: ['north'] } },
      { ...stop, filter: { ...noFilter, search: 'nothing' } },
      { ...stop, layout: 'GRID_2', dwellSeconds: 30 },
    ],
    fleet,
  );
  expect(
    steps.map(({ layout, page, wallName, dwellSeconds }) => [layout, page, wallName, dwellSeconds]),
  ).toEqual([
    ['GRID_1', 0, 'North', 10],
    ['GRID_1', 1, 'North', 10],
    ['GRID_2', 0, '', 30],
  ]);
});
