import type { Canvas2d } from '../scenes/pen.ts';

/**
 * Whether a picture lives cannot be told from frames: a camera or an encoder that hangs goes on sending the same one. So
 * pictures are compared, as samples of so many points, each the mean of the pixels around it.
 */
export const SAMPLE = { width: 64, height: 36 } as const;

/**
 * Samples are taken so often. A picture that stands still is therefore called stale within 4 s, this, and a beat of the
 * players: 4.6 s, which leaves the page's thread some delay before the fifth second.
 */
export const SAMPLE_MS = 400;

/**
 * A point that changes by so much of 255 is new: a clock of 12 pixels that is burnt into 640 × 360 changes some by 4 to 11
 * at each second. A frozen picture is not quite still once it is encoded, for each keyframe approximates it anew: measured
 * with x264 from 300 kbit/s up, by 3 at most.
 */
const MOVED = 4;
/**
 * A point that changes by so much is no proof, but may be the noise of a sensor in an empty room without a clock: 2 to 3
 * from one sample to the next, and never less, whereas a frozen picture rests between two keyframes. So it is one when
 * so many samples in a row, four seconds of them, have stirred.
 */
const STIRRED = 2;
const STIRRED_SAMPLES = 10;

/** The brightness of each point of a picture in RGBA. */
export function brightnessOf(rgba: Uint8ClampedArray): Uint8Array {
  const points = new Uint8Array(rgba.length / 4);
  for (let index = 0; index < points.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(index * 4, index * 4 + 3);
    points[index] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return points;
}

/** Compares the samples of one picture, one every `SAMPLE_MS`, and counts those that prove that it lives. */
export class Stillness {
  #last: Uint8Array | null = null;
  #stirred = 0;
  #renewals = 0;

  /** How many samples were proven new; the first one never is. */
  get renewals(): number {
    return this.#renewals;
  }

  /** @param sample brightness by point */
  compare(sample: Uint8Array): void {
    const last = this.#last;
    this.#last = sample;
    if (!last) return;
    let change = 0;
    for (const [index, value] of sample.entries()) {
      change = Math.max(change, Math.abs(value - (last[index] ?? 0)));
    }
    this.#stirred = change >= STIRRED ? this.#stirred + 1 : 0;
    if (change >= MOVED || this.#stirred >= STIRRED_SAMPLES) this.#renewals += 1;
  }
}

/** The sample of what a video or a canvas shows, drawn into a small canvas that is kept for that. */
export function sampleOf(ctx: Canvas2d, picture: CanvasImageSource): Uint8Array {
  const { width, height } = SAMPLE;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, width, height);
  return brightnessOf(ctx.getImageData(0, 0, width, height).data);
}

/** Whether two pictures on the page look the same, as samples see it. False when the browser draws no canvas. */
export function looksSame(one: CanvasImageSource, other: CanvasImageSource): boolean {
  const canvas = Object.assign(document.createElement('canvas'), SAMPLE);
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) return false;
  const stillness = new Stillness();
  stillness.compare(sampleOf(ctx, one));
  stillness.compare(sampleOf(ctx, other));
  return stillness.renewals === 0;
}

/** What was proven of a picture so far. */
export interface Renewals {
  readonly renewals: number;
  /** What `momentOf` said of the picture that was proven new last; null before that. */
  readonly contentAt: number | null;
  readonly timed: boolean;
}

/** A moment of a picture, and whether its stream said it. */
export interface PictureMoment {
  readonly at: number | null;
  readonly timed: boolean;
}

/**
 * Watches one picture on the page: counts what was proven new among the frames that were presented. It may be asked more
 * often than it takes samples.
 * @param momentOf the newest moment that the picture shown now can be of
 */
export function watchPicture(
  picture: HTMLVideoElement | HTMLCanvasElement,
  momentOf: () => PictureMoment,
): (frames: number) => Renewals {
  const canvas = Object.assign(document.createElement('canvas'), SAMPLE);
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  const stillness = new Stillness();
  let [seen, sampledAt] = [0, 0];
  let last: Renewals = { renewals: 0, contentAt: null, timed: false };
  return (frames) => {
    const now = performance.now();
    // A timer may come a little early.
    if (ctx && frames !== seen && now - sampledAt > SAMPLE_MS - 25) {
      stillness.compare(sampleOf(ctx, picture));
      [seen, sampledAt] = [frames, now];
      const { renewals } = stillness;
      if (renewals > last.renewals) {
        const { at, timed } = momentOf();
        last = { renewals, contentAt: at, timed };
      }
    }
    return last;
  };
}
