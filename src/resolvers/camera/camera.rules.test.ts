import { expect, test } from 'vitest';
import { cameraFixtures } from './camera.fixtures.ts';
import { countStates, isOpenAt, viewSlotsOf, watchedDay } from './camera.rules.ts';

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

test('a camera that was never observed is unknown', () => {
  const { total, offline, byState } = countStates(
    new Map([
      [null, 2],
      ['UNKNOWN', 1],
    ] as const),
  );
  expect([total, offline]).toEqual([3, 3]);
  expect(byState).toContainEqual({ state: 'UNKNOWN', count: 3 });
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
