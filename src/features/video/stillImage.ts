import { STILL_BYTES } from '~/resolvers/evidence/stills.rules.ts';

/** Longest side of a still, in pixels. */
const LONGEST = 320;
/** Each is tried until the still is small enough; a picture full of noise needs the last. */
const QUALITIES = [0.6, 0.35, 0.15];

/** Canvases that nobody draws on just now. */
const idle: HTMLCanvasElement[] = [];

interface Pictured {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** The picture as a small JPEG, drawn at once and written later; null when none is small enough. */
export async function stillImage({ image, width, height }: Pictured): Promise<Blob | null> {
  const canvas = idle.pop() ?? document.createElement('canvas');
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  // In memory, not on the graphics card, from which it would have to be read back.
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  try {
    for (const quality of QUALITIES) {
      const written = await jpegOf(canvas, quality);
      if (written && written.size <= STILL_BYTES) return written;
    }
    return null;
  } finally {
    idle.push(canvas);
  }
}
