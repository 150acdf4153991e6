import { PICTURE_LIMIT } from '~/resolvers/evidence/evidence.rules.ts';

/** Bytes that a data address holds. */
const bytesIn = (address: string) => Math.floor(((address.length - address.indexOf(',') - 1) * 3) / 4);

/**
 * A picture as evidence may be kept: a JPEG in a data address, made smaller until it fits.
 * @param source what can be drawn onto a canvas: a video, a canvas, a bitmap
 */
export function pictureToKeep(source: CanvasImageSource, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  let scale = Math.min(1, 1280 / Math.max(width, height));
  for (;;) {
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
    const address = canvas.toDataURL('image/jpeg', 0.8);
    if (bytesIn(address) <= PICTURE_LIMIT || scale < 0.02) return address;
    scale *= 0.8;
  }
}
