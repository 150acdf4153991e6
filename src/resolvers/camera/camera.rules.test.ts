import { expect, test } from 'vitest';
import { cameraFixtures } from './camera.fixtures.ts';
import { countStates, scheduledOn } from './camera.rules.ts';

/** A Saturday, 10:00 in Istanbul. */
const now = Date.parse('2026-11-21T07:00:00Z');
const [first] = cameraFixtures();
const watched = (schedule: { weekdays: number[]; from: string; to: string }[], id = 'a') =>
  first ? [{ ...first, id, schedule, operatorState: 'ACTIVE' as const }] : [];

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
  const cameras = watched([{ weekdays: [6], from: '09:30', to: '10:30' }]);
  expect(scheduledOn(cameras, 'TODAY', now, 'Europe/Istanbul')).toMatchObject([{ now: true }]);
  expect(scheduledOn(cameras, 'TODAY', now, 'UTC')).toMatchObject([{ now: false }]);
});

test.each([
  ['10:00', '11:00', true],
  ['09:00', '10:00', false],
  ['09:00', '10:01', true],
  ['10:01', '11:00', false],
])('a window from %s to %s is open at 10:00: %s', (from, to, open) => {
  expect(scheduledOn(watched([{ weekdays: [6], from, to }]), 'TODAY', now, 'Europe/Istanbul')).toMatchObject([
    { now: open },
  ]);
});

test('the minutes of the hour count too', () => {
  const cameras = watched([{ weekdays: [6], from: '10:15', to: '10:45' }]);
  const open = (minutes: number) =>
    scheduledOn(cameras, 'TODAY', now + minutes * 60_000, 'Europe/Istanbul')[0]?.now;
  expect([14, 15, 44, 45].map(open)).toEqual([false, true, true, false]);
});

test('tomorrow has its own weekday, and nothing of it is open now', () => {
  const cameras = watched([{ weekdays: [7], from: '00:00', to: '24:00' }]);
  expect(scheduledOn(cameras, 'TODAY', now, 'UTC')).toEqual([]);
  expect(scheduledOn(cameras, 'TOMORROW', now, 'UTC')).toMatchObject([{ now: false, from: '00:00' }]);
});

test('a paused camera is not watched', () => {
  const cameras = watched([{ weekdays: [6], from: '00:00', to: '24:00' }]).map((camera) => ({
    ...camera,
    operatorState: 'PAUSED' as const,
  }));
  expect(scheduledOn(cameras, 'TODAY', now, 'UTC')).toEqual([]);
});

test('the earliest window comes first', () => {
  const late = watched([{ weekdays: [6], from: '18:00', to: '24:00' }], 'late');
  const early = watched([{ weekdays: [6], from: '06:00', to: '18:00' }], 'early');
  expect(scheduledOn([...late, ...early], 'TODAY', now, 'UTC').map(({ camera }) => camera.id)).toEqual([
    'early',
    'late',
  ]);
});

test('of windows that begin together the most watched camera comes first, then the name', () => {
  const whole = [{ weekdays: [6], from: '06:00', to: '18:00' }];
  const named = (name: string, priority: number) =>
    watched(whole, name).map((camera) => ({ ...camera, name, priority }));
  const cameras = [...named('Yard', 2), ...named('Dock', 2), ...named('Tower', 1)];
  expect(scheduledOn(cameras, 'TODAY', now, 'UTC').map(({ camera }) => camera.name)).toEqual([
    'Tower',
    'Dock',
    'Yard',
  ]);
});
