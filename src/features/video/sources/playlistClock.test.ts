import { describe, expect, it } from 'vitest';
import { PlaylistClock } from './playlistClock.ts';

const start = Date.UTC(2026, 10, 22, 8);
const at = (seconds: number) => start + seconds * 1000;

/**
 * A playlist of two-second pieces that ends at so many seconds of its own time.
 * @param dated the moment of the media's own second 0, where the playlist says it
 */
function playlist(
  edge: number,
  { dated = null, live = true }: { dated?: number | null; live?: boolean } = {},
) {
  const fragments = [edge - 4, edge - 2].map((from) => ({
    start: from,
    duration: 2,
    programDateTime: dated === null ? null : dated + from * 1000,
  }));
  return { live, edge, fragments };
}

describe('the moment of a place in a playlist', () => {
  it('is what EXT-X-PROGRAM-DATE-TIME says', () => {
    const clock = new PlaylistClock();
    clock.loaded(playlist(10, { dated: at(-12) }), at(0));
    expect(clock.momentOf(7, at(1))).toEqual({ at: at(-5), timed: true });
  });

  it('is long past for segments of long ago', () => {
    const clock = new PlaylistClock();
    clock.loaded(playlist(10, { dated: at(-7200) }), at(0));
    expect(clock.momentOf(10, at(1)).at).toBe(at(-7190));
  });

  it('is reckoned from when the page read it where the clock of the stream is ahead', () => {
    const clock = new PlaylistClock();
    // The camera's clock is four seconds ahead: it calls the end of what it has just made the fourth second to come.
    clock.loaded(playlist(10, { dated: at(-6) }), at(0));
    expect(clock.momentOf(4, at(0)).at).toBe(at(-6));
  });

  it('is unknown without a date until the playlist has grown', () => {
    const clock = new PlaylistClock();
    clock.loaded(playlist(10), at(0));
    expect(clock.momentOf(8, at(1))).toEqual({ at: null, timed: false });
    clock.loaded(playlist(10), at(2));
    expect(clock.momentOf(8, at(3)).at).toBeNull();
  });

  it('is reckoned without a date from the last time that the newest piece was missing', () => {
    const clock = new PlaylistClock();
    clock.loaded(playlist(10), at(0));
    clock.loaded(playlist(10), at(2));
    clock.loaded(playlist(12), at(4));
    expect(clock.momentOf(9, at(5))).toEqual({ at: at(2 - 3), timed: true });
  });

  it('stays unknown for a recording', () => {
    const clock = new PlaylistClock();
    clock.loaded(playlist(10, { live: false }), at(0));
    clock.loaded(playlist(20, { live: false }), at(2));
    expect(clock.momentOf(9, at(3)).at).toBeNull();
  });
});
