import { describe, expect, it } from 'vitest';
import { type BudgetTile, type Load, nextPressure, slowedTiles, smoothed } from './budget.rules.ts';

const idle: Load = { page: 0.1, studio: 0.2, dropped: 0 };

const tile = (id: number, priority: number, changes: Partial<BudgetTile> = {}): BudgetTile => ({
  id,
  priority,
  drawn: true,
  focused: false,
  ...changes,
});

describe('the pressure', () => {
  it.each([{ page: 0.7 }, { studio: 0.9 }, { dropped: 0.4 }])('rises while %j', (busy) => {
    expect(nextPressure(0.5, { ...idle, ...busy })).toBe(0.625);
  });

  it.each([{ page: 0.6 }, { studio: 0.8 }, { dropped: 0.2 }])('does not rise yet at %j', (busy) => {
    expect(nextPressure(0.5, { ...idle, ...busy })).toBe(0.5);
  });

  it.each([{ page: 0.4 }, { studio: 0.55 }, { dropped: 0.05 }])('does not fall yet at %j', (busy) => {
    expect(nextPressure(0.5, { ...idle, ...busy })).toBe(0.5);
  });

  it('falls while there is room in everything', () => {
    expect(nextPressure(0.5, idle)).toBe(0.375);
  });

  it('stays between the two, so that tiles do not flicker', () => {
    expect(nextPressure(0.5, { ...idle, page: 0.5 })).toBe(0.5);
  });

  it('is a share', () => {
    expect(nextPressure(1, { ...idle, page: 1 })).toBe(1);
    expect(nextPressure(0, idle)).toBe(0);
  });

  it('does not rise for one hard second', () => {
    const after = smoothed(idle, { page: 1, studio: 1, dropped: 0.5 });
    expect(nextPressure(0, after)).toBe(0);
  });

  it('rises when it stays hard', () => {
    let load = idle;
    for (const _ of [1, 2, 3, 4]) load = smoothed(load, { page: 1, studio: 1, dropped: 0.5 });
    expect(nextPressure(0, load)).toBeGreaterThan(0);
  });
});

describe('tiles that are slowed down', () => {
  const tiles = [tile(1, 1), tile(2, 5), tile(3, 3), tile(4, 5)];

  it('are none without pressure and all under the greatest', () => {
    expect(slowedTiles(tiles, 0)).toEqual(new Set());
    expect(slowedTiles(tiles, 1)).toEqual(new Set([1, 2, 3, 4]));
  });

  it('are those that are watched last', () => {
    expect(slowedTiles(tiles, 0.5)).toEqual(new Set([2, 4]));
    expect(slowedTiles(tiles, 0.75)).toEqual(new Set([2, 3, 4]));
  });

  it('of one priority are the newest first', () => {
    expect(slowedTiles([tile(1, 5), tile(3, 5), tile(2, 5)], 0.4)).toEqual(new Set([3]));
  });

  it('are never the one that is looked at, nor one that the browser decodes', () => {
    const some = [tile(1, 5, { focused: true }), tile(2, 5, { drawn: false }), tile(3, 1)];
    expect(slowedTiles(some, 1)).toEqual(new Set([3]));
  });
});
