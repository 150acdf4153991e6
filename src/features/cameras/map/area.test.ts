import { describe, expect, test } from 'vitest';
import { areaOf, boxOf, countStates, markersIn, placesOf, rankOf, worstFirst } from './area.ts';
import type { MapMarker } from './mapTypes.ts';

const marker = (id: string, placeId: string, lng: number, state: MapMarker['state'] = 'UP'): MapMarker => ({
  id,
  lat: 10,
  lng,
  label: id,
  state,
  place: { id: placeId, name: placeId.toUpperCase() },
});
const markers = [marker('1', 'b', 1), marker('2', 'a', 2, 'DOWN'), marker('3', 'b', 3)];

describe('an area', () => {
  test('of a place holds its cameras and no others, wherever they stand', () => {
    const area = areaOf(markers, 'b');
    expect(area.box).toEqual([1, 10, 3, 10]);
    expect(markersIn(markers, area).map(({ id }) => id)).toEqual(['1', '3']);
  });

  test('that was chosen on the map holds what stands inside', () => {
    const area = { box: [1.5, 0, 3, 20], placeId: null } as const;
    expect(markersIn(markers, area).map(({ id }) => id)).toEqual(['2', '3']);
    expect(markersIn(markers, null)).toBe(markers);
  });

  test('of nothing is the inhabited world', () => {
    expect(boxOf([])).toEqual([-160, -55, 175, 75]);
  });
});

test('places stand by name with how many cameras they have', () => {
  expect(placesOf(markers)).toEqual([
    { id: 'a', name: 'A', count: 1 },
    { id: 'b', name: 'B', count: 2 },
  ]);
});

test('every state is counted, those without cameras too', () => {
  expect(countStates(markers)).toEqual([
    ['UP', 2],
    ['DEGRADED', 0],
    ['DOWN', 1],
    ['UNKNOWN', 0],
    ['NOT_OBSERVED', 0],
    ['MAINTENANCE', 0],
    ['PAUSED', 0],
  ]);
});

test('a camera that is down is worse than one that is unknown, and one that is up is the least', () => {
  expect(worstFirst).toEqual(['DOWN', 'UNKNOWN', 'DEGRADED', 'NOT_OBSERVED', 'MAINTENANCE', 'PAUSED', 'UP']);
  expect(rankOf('UP')).toBe(0);
  expect(rankOf('DOWN')).toBeGreaterThan(rankOf('UNKNOWN'));
});
