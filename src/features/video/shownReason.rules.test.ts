import { describe, expect, it } from 'vitest';
import { shownReason } from './shownReason.rules.ts';

describe('why a tile has no picture', () => {
  it.each(['DOWN', 'UNKNOWN'] as const)(
    'is the reason of the state that is %s, as the badge says',
    (state) => {
      expect(shownReason({ state, stateReason: 'SITE_DOWN' }, 'UNREACHABLE')).toEqual({
        reason: 'SITE_DOWN',
      });
    },
  );

  it.each(['BLOCKED', 'RTSP', 'NO_STREAM'] as const)(
    'is %s where this page could not even ask',
    (problem) => {
      expect(shownReason({ state: 'DOWN', stateReason: 'TIMEOUT' }, problem)).toEqual({ problem });
    },
  );

  it.each(['UP', 'DEGRADED', 'NOT_OBSERVED', 'MAINTENANCE', 'PAUSED'] as const)(
    'is what the player has found while the camera is %s',
    (state) => {
      expect(shownReason({ state, stateReason: 'LOW_FPS' }, 'TIMEOUT')).toEqual({ problem: 'TIMEOUT' });
    },
  );

  it.each(['OPERATOR', 'RECOVERED', 'FIRST_PICTURE'] as const)(
    'is not %s, which says nothing of what is wrong',
    (stateReason) => {
      expect(shownReason({ state: 'UNKNOWN', stateReason }, 'DNS')).toEqual({ problem: 'DNS' });
    },
  );

  it('is not known before anything was found', () => {
    expect(shownReason({ state: 'UP', stateReason: null }, null)).toBeNull();
  });
});
