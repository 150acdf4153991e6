import { describe, expect, test } from 'vitest';
import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';
import { DAY, HOUR, MINUTE } from '../base/period.rules.ts';
import type { StatusTransitionRow } from './health.rows.ts';
import {
  addTimes,
  coverageOf,
  emptyTimeline,
  fleetRollup,
  healthOf,
  mtbfOf,
  mttrOf,
  rollup,
  scoreOf,
  timelines,
  toSeconds,
  uptimeOf,
} from './health.rules.ts';

/** A camera's history: each entry says when it entered which state. The first lies before the stretch from 0. */
function history(...steps: readonly (readonly [at: number, to: CameraState, reason?: StatusReason])[]) {
  const rows = steps.map(([at, to, reason = 'TIMEOUT'], index): StatusTransitionRow => {
    const from = steps[index - 1]?.[1] ?? 'NOT_OBSERVED';
    return {
      id: `t${index}`,
      cameraId: 'c',
      at,
      from,
      to,
      reason,
      detail: '',
      causeId: null,
      observation: null,
    };
  });
  return {
    before: rows.filter(({ at }) => at < 0).at(-1),
    inside: rows.filter(({ at }) => at >= 0),
  };
}

const day = { from: 0, to: DAY };

describe('uptime', () => {
  test('is (up + degraded) ÷ (up + degraded + down)', () => {
    const health = healthOf(history([-1, 'UP'], [6 * HOUR, 'DOWN'], [12 * HOUR, 'DEGRADED']), day);
    expect(uptimeOf(health.times)).toBe(18 / 24);
  });

  test('leaves out unknown, maintenance and paused time, which coverage tells', () => {
    const timeline = history(
      [-1, 'UP'],
      [6 * HOUR, 'UNKNOWN'],
      [12 * HOUR, 'MAINTENANCE'],
      [15 * HOUR, 'PAUSED'],
      [18 * HOUR, 'UP'],
    );
    const { times } = healthOf(timeline, day);
    expect(uptimeOf(times)).toBe(1);
    expect(coverageOf(times)).toBe(0.5);
  });

  test('is null, neither 0 nor 1, where nothing was observed', () => {
    const health = healthOf(emptyTimeline, day);
    expect(uptimeOf(health.times)).toBeNull();
    expect(coverageOf(health.times)).toBe(0);
    expect(scoreOf(health)).toBeNull();
  });

  test('goes on from the state in which the camera entered the stretch', () => {
    const health = healthOf(history([-5 * DAY, 'DOWN'], [6 * HOUR, 'UP']), day);
    expect(uptimeOf(health.times)).toBe(0.75);
  });

  test('of several cameras is that of their times together', () => {
    const up = healthOf(history([-1, 'UP']), day).times;
    const down = healthOf(history([-1, 'DOWN']), day).times;
    expect(uptimeOf(addTimes([up, up, up, down]))).toBe(0.75);
  });
});

describe('outages', () => {
  test('a malfunction is a transition into DOWN, counted once however often its reason changes', () => {
    const health = healthOf(history([-1, 'UP'], [HOUR, 'DOWN'], [2 * HOUR, 'DOWN'], [3 * HOUR, 'UP']), day);
    expect(health.malfunctions).toBe(1);
    expect(mttrOf(health)).toBe(2 * HOUR);
  });

  test('time to repair is the mean over closed outages', () => {
    const health = healthOf(
      history([-1, 'UP'], [HOUR, 'DOWN'], [2 * HOUR, 'UP'], [5 * HOUR, 'DOWN'], [8 * HOUR, 'DEGRADED']),
      day,
    );
    expect(mttrOf(health)).toBe(2 * HOUR);
  });

  test('one that began before the stretch is measured from its beginning', () => {
    expect(mttrOf(healthOf(history([-HOUR, 'DOWN'], [HOUR, 'UP']), day))).toBe(2 * HOUR);
  });

  test('one that began before the stretch is counted apart, for its malfunction was counted then', () => {
    const counted = (...steps: readonly (readonly [at: number, to: CameraState])[]) => {
      const { outagesBefore, malfunctions } = healthOf(history(...steps), day);
      return [outagesBefore, malfunctions];
    };
    expect(counted([-HOUR, 'DOWN'], [HOUR, 'UP'])).toEqual([1, 0]);
    expect(counted([-HOUR, 'DOWN'])).toEqual([1, 0]);
    expect(counted([-HOUR, 'DOWN'], [HOUR, 'UP'], [2 * HOUR, 'DOWN'])).toEqual([1, 1]);
    expect(counted([-HOUR, 'DOWN'], [0, 'UP'], [2 * HOUR, 'DOWN'])).toEqual([0, 1]);
    expect(counted([-HOUR, 'DEGRADED'], [HOUR, 'DOWN'])).toEqual([0, 1]);
  });

  test('one that is open is shown as open and has no time to repair', () => {
    const health = healthOf(history([-1, 'UP'], [HOUR, 'DOWN']), day);
    expect(health.outageOpen).toBe(true);
    expect(mttrOf(health)).toBeNull();
  });

  test('one that ends in maintenance was not repaired by then', () => {
    const health = healthOf(
      history([-1, 'UP'], [HOUR, 'DOWN'], [2 * HOUR, 'MAINTENANCE'], [3 * HOUR, 'UP']),
      day,
    );
    expect(health.outageOpen).toBe(false);
    expect(mttrOf(health)).toBeNull();
  });

  test('time between failures is service ÷ failures, and nothing when none failed', () => {
    expect(mtbfOf(healthOf(history([-1, 'UP'], [6 * HOUR, 'DOWN'], [12 * HOUR, 'UP']), day))).toBe(18 * HOUR);
    const twice = history(
      [-1, 'UP'],
      [HOUR, 'DOWN'],
      [2 * HOUR, 'DEGRADED'],
      [6 * HOUR, 'DOWN'],
      [14 * HOUR, 'UP'],
    );
    expect(mtbfOf(healthOf(twice, day))).toBe(7.5 * HOUR);
    expect(mtbfOf(healthOf(history([-1, 'UP']), day))).toBeNull();
  });

  test('a stretch without time has none that is open', () => {
    expect(healthOf(history([-1, 'DOWN']), { from: 0, to: 0 }).outageOpen).toBe(false);
  });
});

describe('rollups', () => {
  test('keep the time in each state for each hour', () => {
    const hours = [0, HOUR, 2 * HOUR, 3 * HOUR];
    const buckets = rollup(history([-1, 'UP'], [90 * MINUTE, 'DOWN'], [150 * MINUTE, 'UP']), hours);
    expect(buckets.map(({ UP, DOWN }) => [UP / MINUTE, DOWN / MINUTE])).toEqual([
      [60, 0],
      [30, 30],
      [30, 30],
    ]);
  });

  test('add up to the health of the whole stretch, wherever transitions fall', () => {
    const timeline = history(
      [-1, 'UP'],
      [HOUR, 'DOWN'],
      [HOUR, 'DEGRADED'],
      [7 * HOUR + 1, 'UNKNOWN'],
      [DAY - 1, 'UP'],
    );
    const edges = Array.from({ length: 25 }, (_, hour) => hour * HOUR);
    expect(addTimes(rollup(timeline, edges))).toEqual(healthOf(timeline, day).times);
  });

  test('fill every bucket exactly', () => {
    const edges = Array.from({ length: 25 }, (_, hour) => hour * HOUR);
    const sums = rollup(history([3 * HOUR, 'UP'], [4 * HOUR, 'PAUSED']), edges).map((times) =>
      Object.values(times).reduce((sum, time) => sum + time, 0),
    );
    expect(new Set(sums)).toEqual(new Set([HOUR]));
  });
});

describe('the rollup of a fleet', () => {
  const edges = [0, HOUR, 2 * HOUR, 3 * HOUR];
  const fleet = [
    history([-1, 'UP'], [90 * MINUTE, 'DOWN'], [150 * MINUTE, 'UP']),
    history([-1, 'DOWN'], [HOUR, 'DEGRADED'], [HOUR + 1, 'PAUSED']),
    history([30 * MINUTE, 'UP']),
    emptyTimeline,
  ];
  const changes = fleet.flatMap(({ inside }) =>
    inside.map(({ from, to, at }) => ({
      key: { from, to },
      bucket: edges.findLastIndex((edge) => edge <= at),
      count: 1,
      sum: { at },
    })),
  );

  test('is what the timelines of its cameras come to, found from their last states', () => {
    const atEnd = new Map([
      ['UP', 2],
      ['PAUSED', 1],
      ['NOT_OBSERVED', 1],
    ] as const);
    const single = fleet.map((timeline) => rollup(timeline, edges));
    const expected = [0, 1, 2].map((bucket) => addTimes(single.flatMap((buckets) => buckets[bucket] ?? [])));
    expect(fleetRollup(atEnd, changes, edges)).toEqual(expected);
  });

  test('of nothing that changed is every camera in its state for the whole stretch', () => {
    expect(fleetRollup(new Map([['UP', 3]]), [], [10, 30])).toMatchObject([{ UP: 60, DOWN: 0, UNKNOWN: 0 }]);
  });

  test('takes several changes of a stretch together', () => {
    const change = { key: { from: 'UP', to: 'DOWN' }, bucket: 0, count: 2, sum: { at: 10 + 20 } } as const;
    expect(fleetRollup(new Map([['DOWN', 2]]), [change], [0, 100])).toMatchObject([{ UP: 30, DOWN: 170 }]);
  });

  test('passes over changes outside the stretches', () => {
    const change = { key: { from: 'UP', to: 'DOWN' }, bucket: 5, count: 1, sum: { at: 500 } } as const;
    expect(fleetRollup(new Map([['UP', 1]]), [change], [0, 100])).toMatchObject([{ UP: 100, DOWN: 0 }]);
  });
});

test('without edges there is no rollup', () => {
  expect(rollup(emptyTimeline, [])).toEqual([]);
  expect(rollup(emptyTimeline, [0])).toEqual([]);
});

test('seconds are whole, rounded', () => {
  expect([1_499, 1_500, 60_000].map(toSeconds)).toEqual([1, 2, 60]);
});

describe('health score', () => {
  test('is 100 for a camera that was simply up', () => {
    expect(scoreOf(healthOf(history([-1, 'UP']), day))?.value).toBe(100);
  });

  test('is the weighted sum of its parts', () => {
    const score = scoreOf(healthOf(history([-1, 'UP'], [12 * HOUR, 'DOWN']), day));
    expect(score).toEqual({ availability: 50, delivery: 100, stability: 80, latency: 100, value: 71 });
  });
});

describe('the parts of the health score', () => {
  test('stability loses 20 for each malfunction in thirty observed days, and ends at nothing', () => {
    const twoMonths = { from: 0, to: 60 * DAY };
    const twice = history([-1, 'UP'], [DAY, 'DOWN'], [2 * DAY, 'UP'], [3 * DAY, 'DOWN'], [4 * DAY, 'UP']);
    expect(scoreOf(healthOf(twice, twoMonths))?.stability).toBe(80);
    const sixTimes = Array.from(
      { length: 12 },
      (_, hour) => [hour * HOUR, hour % 2 ? 'UP' : 'DOWN'] as const,
    );
    expect(scoreOf(healthOf(history([-1, 'UP'], ...sixTimes), day))?.stability).toBe(0);
  });

  test('delivery loses what was degraded, latency only what was slow', () => {
    const timeline = history(
      [-1, 'UP'],
      [12 * HOUR, 'DEGRADED', 'LOW_FPS'],
      [21 * HOUR, 'DEGRADED', 'HIGH_LATENCY'],
    );
    expect(scoreOf(healthOf(timeline, day))).toMatchObject({ availability: 100, delivery: 50, latency: 88 });
  });

  test('slow pictures count from the beginning, of a camera that entered the stretch with them', () => {
    const slow = history([-1, 'DEGRADED', 'HIGH_LATENCY'], [6 * HOUR, 'UP', 'HIGH_LATENCY']);
    expect(healthOf(slow, day).latencyTime).toBe(6 * HOUR);
  });

  test('delivery and latency are nothing where no picture came', () => {
    expect(scoreOf(healthOf(history([-1, 'DOWN']), day))).toMatchObject({
      availability: 0,
      delivery: 0,
      latency: 0,
    });
  });
});

test('where there was no time nothing was observed', () => {
  expect(coverageOf(addTimes([]))).toBe(0);
});

test('timelines sort transitions by camera', () => {
  const { before, inside } = history([-1, 'UP'], [1, 'DOWN']);
  const other = inside.map((row) => ({ ...row, cameraId: 'other' }));
  const sorted = timelines(before ? [before] : [], [...inside, ...other]);
  expect(sorted.get('c')).toEqual({ before, inside });
  expect(sorted.get('other')).toEqual({ before: undefined, inside: other });
});
