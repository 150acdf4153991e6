import { describe, expect, test } from 'vitest';
import { tileOf } from './layout.rules.ts';
import { stepsOf, type TourStop } from './tour.rules.ts';
import { type Filtered, noFilter } from './view.rules.ts';

const camera = (id: string): Filtered => ({
  id,
  name: id,
  siteId: 'site',
  group: id === 'a' ? 'Gates' : 'Yard',
  tags: [],
  priority: 3,
  state: 'UP',
});
const fleet = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, camera(id)]));
const stop = (change: Partial<TourStop> = {}): TourStop => ({
  layout: 'GRID_2',
  cells: [],
  filter: noFilter,
  wallName: '',
  dwellSeconds: 20,
  ...change,
});

describe('a tour', () => {
  test('shows every screenful of a page, as long as the page says', () => {
    const steps = stepsOf([stop({ wallName: 'All', dwellSeconds: 30 })], fleet);
    expect(steps.map(({ page, wallName, dwellSeconds }) => [page, wallName, dwellSeconds])).toEqual([
      [0, 'All', 30],
      [1, 'All', 30],
    ]);
    expect(steps[1]?.layout).toBe('GRID_2');
    expect(steps[1]?.tiles.map(({ cameraId }) => cameraId)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('goes through its pages in their order', () => {
    const steps = stepsOf(
      [
        stop({ wallName: 'Gates', filter: { ...noFilter, groups: ['Gates'] } }),
        stop({ wallName: 'One', layout: 'GRID_1', cells: [tileOf('b')] }),
      ],
      fleet,
    );
    expect(steps.map(({ wallName }) => wallName)).toEqual(['Gates', 'One']);
  });

  test('passes over what has no camera to show', () => {
    const gone = stop({ cells: [tileOf('gone')] });
    const nobody = stop({ filter: { ...noFilter, groups: ['Nowhere'] } });
    const half = stop({ layout: 'GRID_1', cells: [tileOf('gone'), tileOf('b')] });
    expect(stepsOf([gone, nobody, half], fleet).map(({ page }) => page)).toEqual([1]);
  });
});
