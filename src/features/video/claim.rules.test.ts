import { describe, expect, it } from 'vitest';
import { ageSeconds, believedMoment, claimOf, earlier } from './claim.rules.ts';
import { firstState, type PlayerState } from './player.rules.ts';
import type { TileCamera } from './video.types.ts';

const now = Date.UTC(2026, 10, 22, 8);
const secondsAgo = (seconds: number) => now - seconds * 1000;
const frozenAt = Date.UTC(2026, 10, 8, 14, 2);

const camera = (
  state: TileCamera['state'],
  stateReason: TileCamera['stateReason'],
  stateSince: string | null = null,
) => ({ state, stateReason, stateSince });

const up = camera('UP', 'RECOVERED');
const frozen = camera('DOWN', 'FROZEN', new Date(frozenAt).toISOString());
const late = camera('DEGRADED', 'HIGH_LATENCY');

const player = (changes: Partial<PlayerState>): PlayerState => ({
  ...firstState,
  pictured: true,
  ...changes,
});
const live = (contentAt: number, timed = false) => player({ phase: 'live', contentAt, timed });

describe('what a tile says of the age of its picture', () => {
  it('is nothing before there is one', () => {
    expect(claimOf(player({ phase: 'connecting', pictured: false }), up, now)).toBeNull();
  });

  it('is that it is being checked until the first change, and then the age of the content', () => {
    const first = player({ phase: 'connecting', picturedAt: secondsAgo(1) });
    expect(claimOf(first, up, now)).toEqual({ kind: 'checking', since: null });
    expect(claimOf(live(secondsAgo(7)), up, now)).toEqual({ kind: 'live', since: secondsAgo(7) });
  });

  it('is that it is unknown when nobody can say it of a picture that has moved for 15 seconds', () => {
    const moving = player({ phase: 'connecting', picturedAt: secondsAgo(15), renewedAt: now });
    expect(claimOf(moving, up, now)).toEqual({ kind: 'unknown', since: null });
  });

  it.each([
    ['before its first picture', player({ phase: 'connecting', pictured: false })],
    ['with its first picture', player({ phase: 'connecting', picturedAt: now })],
    ['while it reconnects', player({ phase: 'retrying' })],
    ['although something moves in it', live(now)],
  ])('is FROZEN with the date that the registry knows, %s', (_, state) => {
    expect(claimOf(state, frozen, now)).toEqual({ kind: 'frozen', since: frozenAt });
  });

  it('is older than the registry says when the picture has stood still for longer on this page', () => {
    const state = player({ phase: 'stale', contentAt: frozenAt - 60_000 });
    expect(claimOf(state, frozen, now)).toEqual({ kind: 'frozen', since: frozenAt - 60_000 });
  });

  it('is not FROZEN once the camera is up or in maintenance', () => {
    for (const state of ['UP', 'MAINTENANCE'] as const) {
      expect(claimOf(live(now), camera(state, 'FROZEN'), now)?.kind).toBe('live');
    }
  });

  it('is unknown for a camera that is late, unless its stream says how late', () => {
    expect(claimOf(live(now), late, now)).toEqual({ kind: 'unknown', since: null });
    expect(claimOf(live(secondsAgo(1), true), late, now)).toEqual({ kind: 'unknown', since: null });
    expect(claimOf(live(secondsAgo(3), true), late, now)).toEqual({ kind: 'live', since: secondsAgo(3) });
    expect(claimOf(player({ phase: 'stale', contentAt: secondsAgo(5) }), late, now)).toEqual({
      kind: 'stale',
      since: null,
    });
  });

  it('is doubted for no other reason, and not once the camera is up again', () => {
    for (const known of [
      camera('DEGRADED', 'LOW_FPS'),
      camera('UP', 'HIGH_LATENCY'),
      camera('UNKNOWN', 'HIGH_LATENCY'),
    ])
      expect(claimOf(live(secondsAgo(1)), known, now)).toEqual({ kind: 'live', since: secondsAgo(1) });
    expect(claimOf(live(secondsAgo(2), true), late, now)).toEqual({ kind: 'live', since: secondsAgo(2) });
    const stale = player({ phase: 'stale', contentAt: secondsAgo(1), timed: true });
    expect(claimOf(stale, late, now)).toEqual({ kind: 'stale', since: secondsAgo(1) });
  });

  it('is that of a known picture while a new connection shows the same again', () => {
    const same = player({ phase: 'connecting', picturedAt: now, contentAt: secondsAgo(9) });
    expect(claimOf(same, up, now)).toEqual({ kind: 'still', since: secondsAgo(9) });
    expect(claimOf(player({ phase: 'connecting' }), up, now)).toEqual({ kind: 'still', since: null });
  });

  it('is that of a still picture when nothing comes any more', () => {
    for (const phase of ['retrying', 'offline', 'released', 'paused'] as const) {
      const still = player({ phase, contentAt: secondsAgo(24) });
      expect(claimOf(still, up, now)).toEqual({ kind: 'still', since: secondsAgo(24) });
    }
  });
});

describe('an age in words', () => {
  const age = (ms: number) => ageSeconds({ kind: 'live', since: now - ms }, now);

  it('is never younger than the picture', () => {
    expect([0, 999, 1000, 1001, 2400].map(age)).toEqual([0, 0, 1, 2, 3]);
    const [minutes, hours] = [3_600_000 + 61_000, 13 * 86_400_000 + 3_600_001];
    expect([age(minutes), age(hours)]).toEqual([3600 + 120, 13 * 86_400 + 7200]);
  });

  it('is unknown when it cannot be known', () => {
    expect(ageSeconds({ kind: 'stale', since: null }, now)).toBeNull();
  });
});

describe('the time of a stream', () => {
  it('is believed', () => {
    expect(believedMoment(secondsAgo(3600), now)).toBe(secondsAgo(3600));
  });

  it('is believed up to a second ahead, as of now, and not beyond', () => {
    expect(believedMoment(now + 1000, now)).toBe(now);
    expect(believedMoment(now + 1001, now)).toBeNull();
  });

  it('counts beside another moment of the picture as the earlier of the two', () => {
    expect([earlier(1, 2), earlier(2, 1), earlier(null, 2), earlier(1, null), earlier(null, null)]).toEqual([
      1,
      1,
      2,
      1,
      null,
    ]);
  });

  it('is believed from the beginning of 2020 on', () => {
    expect(believedMoment(Date.UTC(2020, 0), now)).toBe(Date.UTC(2020, 0));
  });

  it('is not believed of a clock that was never set', () => {
    expect(believedMoment(86_400_000, now)).toBeNull();
  });
});
