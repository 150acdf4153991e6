import { describe, expect, test } from 'vitest';
import { cameraFixtures } from './camera.fixtures.ts';
import {
  cameraStates,
  comparePlaces,
  countStates,
  isOpenAt,
  type Place,
  viewSlotsOf,
  watchedDay,
} from './camera.rules.ts';

/** A Saturday, 10:00 in Istanbul. */
const now = Date.parse('2026-11-21T07:00:00Z');

test('live gives pictures, offline should and does not, excluded was taken out of service', () => {
  const counts = new Map([
    ['UP', 2],
    ['DEGRADED', 1],
    ['DOWN', 1],
    ['UNKNOWN', 1],
    ['MAINTENANCE', 1],
    ['PAUSED', 1],
  ] as const);
  expect(countStates(counts)).toMatchObject({ total: 7, live: 3, offline: 2, excluded: 2 });
});

test('a camera that was never observed is counted apart: it is neither live nor offline', () => {
  const { total, live, offline, notObserved, excluded, byState } = countStates(
    new Map([
      [null, 2],
      ['NOT_OBSERVED', 1],
      ['UNKNOWN', 1],
    ] as const),
  );
  expect({ total, live, offline, notObserved, excluded }).toEqual({
    total: 4,
    live: 0,
    offline: 1,
    notObserved: 3,
    excluded: 0,
  });
  expect(byState).toContainEqual({ state: 'UNKNOWN', count: 1 });
  expect(byState).toContainEqual({ state: 'NOT_OBSERVED', count: 3 });
});

test('a window is open between its times, in the watchers’ zone', () => {
  const window = { from: '09:30', to: '10:30' };
  expect(isOpenAt(window, watchedDay('TODAY', now, 'Europe/Istanbul').minute)).toBe(true);
  expect(isOpenAt(window, watchedDay('TODAY', now, 'UTC').minute)).toBe(false);
});

test.each([
  ['10:00', '11:00', true],
  ['09:00', '10:00', false],
  ['09:00', '10:01', true],
  ['10:01', '11:00', false],
  ['09:15', '24:00', true],
])('a window from %s to %s is open at 10:00: %s', (from, to, open) => {
  expect(isOpenAt({ from, to }, watchedDay('TODAY', now, 'Europe/Istanbul').minute)).toBe(open);
});

test('the minutes of the hour count too', () => {
  const open = (minute: number) => isOpenAt({ from: '10:15', to: '10:45' }, 600 + minute);
  expect([14, 15, 44, 45].map(open)).toEqual([false, true, true, false]);
});

test('tomorrow has its own weekday, and nothing of it is open now', () => {
  expect(watchedDay('TODAY', now, 'UTC').weekday).toBe(6);
  expect(watchedDay('TODAY', now + 25 * 60_000, 'UTC').minute).toBe(7 * 60 + 25);
  expect(watchedDay('TOMORROW', now, 'UTC')).toEqual({ weekday: 7, minute: null });
  expect(isOpenAt({ from: '00:00', to: '24:00' }, null)).toBe(false);
});

test('a window is read once for each of its weekdays', () => {
  const schedule = [
    { weekdays: [1, 6], from: '06:00', to: '18:00' },
    { weekdays: [6], from: '20:00', to: '24:00' },
  ];
  const slots = cameraFixtures()
    .slice(0, 1)
    .flatMap((camera) => viewSlotsOf({ ...camera, schedule }));
  expect(slots.map(({ weekday, from }) => [weekday, from])).toEqual([
    [1, '06:00'],
    [6, '06:00'],
    [6, '20:00'],
  ]);
  expect(new Set(slots.map(({ id }) => id)).size).toBe(3);
});

test('states of which no camera is count none', () => {
  const { total, byState } = countStates(new Map([['DOWN', 2]] as const));
  expect(total).toBe(2);
  expect(byState).toEqual(cameraStates.map((state) => ({ state, count: state === 'DOWN' ? 2 : 0 })));
});

describe('an order by a value', () => {
  const place = (id: string, value: number | null, name = id): Place => ({ id, value, name });
  const idsIn = (sign: 1 | -1, places: readonly Place[]) =>
    places.toSorted((a, b) => comparePlaces(a, b, sign)).map(({ id }) => id);

  test('goes up or down, with cameras without a value last either way', () => {
    const places = [place('none', null), place('two', 2), place('zero', 0), place('minus', -1)];
    expect(idsIn(1, places)).toEqual(['minus', 'zero', 'two', 'none']);
    expect(idsIn(-1, places)).toEqual(['two', 'zero', 'minus', 'none']);
  });

  test('puts equal ones by name, then by id, in both directions', () => {
    const places = [
      place('3', 1, 'b'),
      place('2', 1, 'a'),
      place('1', 1, 'a'),
      place('0', null, 'b'),
      place('9', null, 'a'),
    ];
    expect(idsIn(1, places)).toEqual(['1', '2', '3', '9', '0']);
    expect(idsIn(-1, places)).toEqual(['1', '2', '3', '9', '0']);
  });

  test('tells of two places the same from both sides', () => {
    expect(comparePlaces(place('1', 1), place('2', 1), 1)).toBeLessThan(0);
    expect(comparePlaces(place('2', 1), place('1', 1), 1)).toBeGreaterThan(0);
    expect(comparePlaces(place('1', 1), place('1', 1), 1)).toBe(0);
  });
});

test('a window carries what its camera is sorted and filtered by', () => {
  const [camera] = cameraFixtures().map((each) => ({
    ...each,
    schedule: [{ weekdays: [3], from: '06:00', to: '18:00' }],
  }));
  expect(camera && viewSlotsOf(camera)).toEqual([
    {
      id: expect.any(String),
      cameraId: camera?.id,
      siteId: camera?.siteId,
      cameraName: camera?.name,
      priority: camera?.priority,
      operatorState: camera?.operatorState,
      weekday: 3,
      from: '06:00',
      to: '18:00',
    },
  ]);
});
