import { describe, expect, test } from 'vitest';
import { HELD_MS, StillRing } from './stillRing.ts';

const START = Date.parse('2026-11-20T14:30:00.000Z');
const image = new Blob(['jpeg']);

/**
 * Lets tiles look at every beat for so long.
 * @param shows the moment that a camera's picture is of, at a moment of the clock; both in milliseconds from the start
 */
function play(
  ring: StillRing,
  cameras: readonly string[],
  shows: (now: number) => number | null,
  ms: number,
  from = 0,
) {
  for (let passed = from; passed <= from + ms; passed += 125) {
    const now = START + passed;
    for (const camera of cameras) {
      const at = shows(passed);
      const takenAt = at === null ? null : START + at;
      if (!ring.mayLook(camera, now) || !ring.take(camera, takenAt, now) || takenAt === null) continue;
      ring.hold(camera, { takenAt, image }, now);
    }
  }
}

const momentsOf = (ring: StillRing, camera: string) =>
  ring.of(camera).map(({ takenAt }) => (takenAt - START) / 1000);

describe('the stills of a camera', () => {
  test('are taken every five seconds, of the moment that they show and not of when they came', () => {
    const ring = new StillRing();
    play(ring, ['quay'], (now) => now - 3000, 16_000);
    expect(momentsOf(ring, 'quay')).toEqual([-3, 2, 7, 12]);
  });

  test('are those of the last half minute and a little more, nine at most', () => {
    const ring = new StillRing();
    play(ring, ['quay'], (now) => now, 300_000);
    const moments = momentsOf(ring, 'quay');
    expect(moments).toHaveLength(9);
    expect([moments[0], moments.at(-1)]).toEqual([260, 300]);
  });

  test('hold a picture that stands still once, with the moment at which it was last seen to change', () => {
    const ring = new StillRing();
    play(ring, ['quay'], (now) => Math.min(now, 7000), 20_000);
    expect(momentsOf(ring, 'quay')).toEqual([0, 5, 7]);
  });

  test('hold nothing of which nobody knows when it was', () => {
    const ring = new StillRing();
    play(ring, ['quay'], () => null, 20_000);
    expect(momentsOf(ring, 'quay')).toEqual([]);
  });

  test('begin within a second of the first picture whose moment is known', () => {
    const ring = new StillRing();
    play(ring, ['quay'], (now) => (now < 2500 ? null : now), 4000);
    expect(momentsOf(ring, 'quay')).toEqual([3]);
  });

  test('hold nothing of long ago, as of a camera that froze last week', () => {
    const ring = new StillRing();
    play(ring, ['quay'], () => -HELD_MS, 20_000);
    expect(momentsOf(ring, 'quay')).toEqual([]);
  });

  test('are taken once, however many tiles show the camera', () => {
    const ring = new StillRing();
    play(ring, ['quay', 'quay', 'quay'], (now) => now, 6000);
    expect(momentsOf(ring, 'quay')).toEqual([0, 5]);
  });

  test('are gone when the ring is emptied, and begin anew', () => {
    const ring = new StillRing();
    play(ring, ['quay'], (now) => now, 6000);
    ring.clear();
    expect(momentsOf(ring, 'quay')).toEqual([]);
    play(ring, ['quay'], (now) => now, 0, 6125);
    expect(momentsOf(ring, 'quay')).toEqual([6.125]);
  });
});

describe('the stills of a page', () => {
  const wall = (count: number) => Array.from({ length: count }, (_, index) => `camera-${index}`);

  test('are taken two at a beat, so that tiles that began together do not stop the page together', () => {
    const ring = new StillRing();
    const cameras = wall(16);
    play(ring, cameras, (now) => now, 0);
    expect(cameras.filter((camera) => ring.of(camera).length > 0)).toEqual(['camera-0', 'camera-1']);
    play(ring, cameras, (now) => now, 875, 125);
    expect(cameras.filter((camera) => ring.of(camera).length > 0)).toEqual(cameras);
  });

  test('leave out no tile of the largest wall', () => {
    const ring = new StillRing();
    const cameras = wall(64);
    play(ring, cameras, (now) => now, 60_000);
    expect(cameras.map((camera) => ring.of(camera).length)).toEqual(cameras.map(() => 9));
  });

  test('of cameras that play no more are dropped when others go on', () => {
    const ring = new StillRing();
    play(ring, ['quay'], (now) => now, 20_000);
    play(ring, ['gate'], (now) => now, HELD_MS, 20_125);
    expect(momentsOf(ring, 'quay')).toEqual([]);
    expect(momentsOf(ring, 'gate').length).toBeGreaterThan(0);
  });

  test('are 640 in all, whatever a tour shows: those of the cameras that went first are dropped', () => {
    const ring = new StillRing();
    const cameras = wall(700);
    for (const camera of cameras) ring.hold(camera, { takenAt: START, image }, START);
    expect(cameras.filter((camera) => ring.of(camera).length > 0)).toEqual(cameras.slice(60));
  });
});
