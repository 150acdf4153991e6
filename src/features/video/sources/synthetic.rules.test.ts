import { describe, expect, it } from 'vitest';
import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';
import { conditionOf } from './synthetic.rules.ts';

const behaviour = (
  state: CameraState,
  stateReason: StatusReason | null = null,
  stateSince: string | null = null,
) =>
  conditionOf({
    id: 'camera-1',
    name: 'Quay',
    state,
    stateReason,
    stateSince,
    operatorState: 'ACTIVE',
    streams: [],
  });

describe('a synthetic camera', () => {
  it.each(['UP', 'MAINTENANCE', 'NOT_OBSERVED', 'PAUSED'] as const)('plays while it is %s', (state) => {
    expect(behaviour(state)).toEqual({ kind: 'playing', framesPerSecond: null, lateMs: 0 });
  });

  it('that is degraded gives few pictures or late ones', () => {
    expect(behaviour('DEGRADED', 'LOW_FPS')).toMatchObject({ kind: 'playing', framesPerSecond: 1.5 });
    expect(behaviour('DEGRADED', 'HIGH_LATENCY')).toMatchObject({ kind: 'playing', lateMs: 3000 });
  });

  it('plays on whatever the reason was, where nobody looks or it is only paused', () => {
    for (const state of ['NOT_OBSERVED', 'MAINTENANCE', 'PAUSED'] as const)
      expect(behaviour(state, 'AUTH')).toMatchObject({ kind: 'playing' });
  });

  it('that is frozen stays connected and shows the moment at which it froze', () => {
    expect(behaviour('DOWN', 'FROZEN', '2026-11-21T10:00:00Z')).toEqual({
      kind: 'frozen',
      at: Date.UTC(2026, 10, 21, 10),
    });
    expect(behaviour('DOWN', 'FROZEN')).toEqual({ kind: 'frozen', at: null });
  });

  it('that is black stays connected', () => {
    expect(behaviour('DOWN', 'BLACK')).toEqual({ kind: 'black' });
  });

  it.each([
    ['DOWN', 'AUTH', 'AUTH'],
    ['DOWN', 'REFUSED', 'REFUSED'],
    ['DOWN', 'TIMEOUT', 'TIMEOUT'],
    ['DOWN', 'NO_FRAMES', 'NO_FRAMES'],
    ['DOWN', 'CODEC', 'CODEC'],
    ['DOWN', null, 'TIMEOUT'],
    ['UNKNOWN', 'SITE_DOWN', 'UNREACHABLE'],
    ['UNKNOWN', null, 'UNREACHABLE'],
  ] as const)('that is %s by %s fails with %s', (state, reason, problem) => {
    expect(behaviour(state, reason)).toMatchObject({ kind: 'failing', problem });
  });
});
