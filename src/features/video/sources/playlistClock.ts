import { believedMoment, earlier } from '../claim.rules.ts';
import type { PictureMoment } from './stillness.ts';

/** A piece of a playlist: seconds of the media's own time, and the moment that `EXT-X-PROGRAM-DATE-TIME` gives it. */
interface Piece {
  readonly start: number;
  readonly duration: number;
  readonly programDateTime: number | null;
}

/** What a playlist says when it is loaded. */
export interface LoadedPlaylist {
  /** Something may still be added to it: it has no `EXT-X-ENDLIST`. */
  readonly live: boolean;
  /** Where it ends now, in seconds of the media's own time. */
  readonly edge: number;
  readonly fragments: readonly Piece[];
}

/** A place in a playlist, and when the page knew of it. */
interface Anchor {
  readonly edge: number;
  readonly at: number;
}

/** Edges are sums of durations: they are not quite the same each time. */
const GREW_SECONDS = 0.05;

/**
 * Tells of which moment a place in an HLS stream can be at the newest, by the page's clock. What a playlist holds was
 * seen by the camera before the page read it, and as many seconds before that as it lies before the playlist's end.
 *
 * With `EXT-X-PROGRAM-DATE-TIME` that is the moment, unless the page's own reckoning is earlier: then the stream's clock
 * is ahead. Without it the end of a playlist may be of any age, until the page has seen the playlist grow: the new piece
 * was made after the load before, in which it was missing.
 */
export class PlaylistClock {
  #fragments: readonly Piece[] = [];
  /** The newest end that the page has read, and when it read it first… */
  #read: Anchor | null = null;
  /** …and the newest end that was missing before, with the moment at which it was still missing. */
  #grown: Anchor | null = null;
  #loadedAt = 0;

  /** @param now when the answer came, in milliseconds since 1970 */
  loaded({ live, edge, fragments }: LoadedPlaylist, now: number): void {
    this.#fragments = fragments;
    if (this.#read === null) this.#read = { edge, at: now };
    else if (edge > this.#read.edge + GREW_SECONDS) {
      if (live) this.#grown = { edge, at: this.#loadedAt };
      this.#read = { edge, at: now };
    }
    this.#loadedAt = now;
  }

  /** @param position seconds of the media's own time */
  momentOf(position: number, now: number): PictureMoment {
    const said = this.#said(position, now);
    if (said !== null) return { at: earlier(said, momentAt(this.#read, position)), timed: true };
    return { at: momentAt(this.#grown, position), timed: this.#grown !== null };
  }

  #said(position: number, now: number): number | null {
    const piece = this.#fragments.findLast(({ start }) => start <= position) ?? this.#fragments[0];
    if (!piece || piece.programDateTime === null) return null;
    return believedMoment(piece.programDateTime + (position - piece.start) * 1000, now);
  }
}

const momentAt = (anchor: Anchor | null, position: number): number | null =>
  anchor === null ? null : anchor.at - Math.max(0, anchor.edge - position) * 1000;
