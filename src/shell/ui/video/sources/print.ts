import type { Canvas2d } from '../scenes/pen.ts';

/**
 * Sampled in so many pixels, each the mean of those that it stands for: a clock that goes on in a corner changes some of
 * them, and so does the noise of a sensor in an empty room.
 */
export const PRINT_SIZE = { width: 64, height: 36 } as const;

/**
 * A number that stands for a picture (FNV-1a over the bytes of its sample). Two samples are equal only when every byte
 * is: what a real camera sends never is, and a picture that an encoder repeats is, once it has settled.
 */
export function printOf(bytes: Uint8ClampedArray): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let state = 2_166_136_261;
  for (const word of words) state = Math.imul(state ^ word, 16_777_619);
  return state >>> 0;
}

/** The print of what a video or a canvas shows, drawn into a small canvas that is kept for that. */
export function printFrom(ctx: Canvas2d, picture: CanvasImageSource): number {
  const { width, height } = PRINT_SIZE;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, width, height);
  return printOf(ctx.getImageData(0, 0, width, height).data);
}

/** Prints of one picture on the page, taken anew when more frames have been shown since the last one. */
export function createSampler(): (
  picture: HTMLVideoElement | HTMLCanvasElement,
  frames: number,
) => number | null {
  const canvas = Object.assign(document.createElement('canvas'), PRINT_SIZE);
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  let last: { readonly frames: number; readonly print: number } | null = null;
  return (picture, frames) => {
    if (!ctx) return null;
    if (last?.frames !== frames) last = { frames, print: printFrom(ctx, picture) };
    return last.print;
  };
}
