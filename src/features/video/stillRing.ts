import { STILL_EVERY_MS, STILLS_MS } from '~/resolvers/evidence/stills.rules.ts';

/** A small picture of a camera, as a JPEG. */
export interface HeldStill {
  /** The newest moment that it can be of, in milliseconds since 1970: never the moment at which it came. */
  readonly takenAt: number;
  readonly image: Blob;
}

/**
 * Stills older than this are dropped: the half minute before an incident, and how long it takes until a page is told of it
 * and has seen the end of that half minute, for streams are some seconds late.
 */
export const HELD_MS = STILLS_MS + 15_000;
/** Most stills of one camera, and of all: 10 kB each. */
const HELD_MOST = HELD_MS / STILL_EVERY_MS;
const HELD_MOST_OF_ALL = 640;
/** So many pictures are taken at one beat: tiles that began together do not burden the page together. */
const TAKEN_AT_ONCE = 2;
/** A camera without a new picture is asked again after so long. */
const ASK_AGAIN_MS = 1000;

/** The last stills of each camera: decides when one is taken, and holds what comes of it. It knows no clock. */
export class StillRing {
  readonly #held = new Map<string, readonly HeldStill[]>();
  readonly #nextLook = new Map<string, number>();
  readonly #lastTaken = new Map<string, number>();
  #beat = { at: 0, taken: 0 };

  /** Whether it is time to look at what a camera shows. */
  mayLook(cameraId: string, now: number): boolean {
    if (this.#beat.at !== now) this.#beat = { at: now, taken: 0 };
    return this.#beat.taken < TAKEN_AT_ONCE && now >= (this.#nextLook.get(cameraId) ?? 0);
  }

  /**
   * Whether the picture that is shown is to be taken: of a known moment, a later one than that of the still before, and
   * not one of long ago. A picture that stands still is taken once.
   */
  take(cameraId: string, takenAt: number | null, now: number): boolean {
    const last = this.#lastTaken.get(cameraId) ?? now - HELD_MS;
    const isNew = takenAt !== null && takenAt > last;
    this.#nextLook.set(cameraId, now + (isNew ? STILL_EVERY_MS : ASK_AGAIN_MS));
    if (!isNew) return false;
    this.#lastTaken.set(cameraId, takenAt);
    this.#beat.taken += 1;
    return true;
  }

  hold(cameraId: string, still: HeldStill, now: number): void {
    this.#held.set(cameraId, [...this.of(cameraId), still].slice(-HELD_MOST));
    this.#drop(now);
  }

  /** What is held of a camera, the earliest first. */
  of(cameraId: string): readonly HeldStill[] {
    return this.#held.get(cameraId) ?? [];
  }

  clear(): void {
    for (const map of [this.#held, this.#nextLook, this.#lastTaken]) map.clear();
  }

  #drop(now: number): void {
    let count = 0;
    // The camera that a still came of last is held longest.
    for (const [cameraId, stills] of [...this.#held].reverse()) {
      const room = Math.max(0, HELD_MOST_OF_ALL - count);
      const kept = room === 0 ? [] : stills.filter(({ takenAt }) => takenAt >= now - HELD_MS).slice(-room);
      count += kept.length;
      if (kept.length === 0) this.#held.delete(cameraId);
      else this.#held.set(cameraId, kept);
    }
  }
}
