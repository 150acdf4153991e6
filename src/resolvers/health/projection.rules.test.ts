import { describe, expect, test } from 'vitest';
import type { CameraState } from '~/graphql/types.generated.ts';
import { emptyProjection, projectTransition, snapshotMoment, snapshotsAt } from './projection.rules.ts';

/** The sums after a camera entered states at moments, from UNKNOWN on. */
const projected = (...steps: readonly (readonly [at: number, to: CameraState])[]) =>
  steps.reduce(
    (sums, [at, to]) => projectTransition(sums, { at, from: sums.currentState ?? 'UNKNOWN', to }),
    emptyProjection,
  );

describe('the sums of a camera', () => {
  test('count no time before its first transition', () => {
    expect(projected([1_000, 'UP'])).toEqual({
      currentState: 'UP',
      currentSince: 1_000,
      totalUpTime: 0,
      totalDownTime: 0,
      totalMalfunctions: 0,
    });
  });

  test('count time with pictures, up or degraded, as up', () => {
    const sums = projected([1_000, 'UP'], [1_500, 'DEGRADED'], [1_700, 'PAUSED']);
    expect(sums).toMatchObject({ totalUpTime: 700, totalDownTime: 0 });
  });

  test('count time in DOWN as down, and each way into it as one malfunction', () => {
    const sums = projected([0, 'UP'], [100, 'DOWN'], [150, 'DOWN'], [180, 'UP'], [200, 'DOWN'], [230, 'UP']);
    expect(sums).toMatchObject({ totalUpTime: 120, totalDownTime: 110, totalMalfunctions: 2 });
  });

  test('count time out of service or unobserved as neither', () => {
    const sums = projected([0, 'UNKNOWN'], [10, 'MAINTENANCE'], [30, 'PAUSED'], [70, 'UP']);
    expect(sums).toMatchObject({ totalUpTime: 0, totalDownTime: 0, currentSince: 70 });
  });
});

describe('snapshots', () => {
  test('are made at the beginning of the UTC month', () => {
    expect(snapshotMoment(Date.parse('2026-11-22T10:30:00Z'))).toBe(Date.parse('2026-11-01T00:00:00Z'));
    expect(snapshotMoment(Date.parse('2026-01-01T00:00:00Z'))).toBe(Date.parse('2026-01-01T00:00:00Z'));
  });

  test('hold the sums up to their moment', () => {
    const up = { id: 'up', ...projected([0, 'DOWN'], [40, 'UP']) };
    const down = { id: 'down', ...projected([0, 'UP'], [40, 'DOWN']) };
    expect(snapshotsAt([up, down], 100)).toEqual([
      { id: 'up@100', cameraId: 'up', at: 100, state: 'UP', malfunctions: 1, upTime: 60, downTime: 40 },
      { id: 'down@100', cameraId: 'down', at: 100, state: 'DOWN', malfunctions: 1, upTime: 40, downTime: 60 },
    ]);
  });

  test('are only of cameras that were observed before the moment', () => {
    const never = { id: 'never', ...emptyProjection };
    const since = { id: 'since', ...projected([100, 'UP']) };
    const before = { id: 'before', ...projected([99, 'UP']) };
    expect(snapshotsAt([never, since, before], 100).map(({ cameraId }) => cameraId)).toEqual(['before']);
  });
});
