import type { UploadPurpose } from '~/graphql/types.generated.ts';
import { drawnSize } from './picture.rules.ts';

/** How much of a picture's detail is kept, from 0 to 1. */
const QUALITY = 0.86;

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * A picture as it is sent: scaled to what its place shows, upright, without the place and the camera that its file may
 * name. Photographs become JPEG; what may be transparent WebP, or PNG where a browser writes no WebP. What the browser
 * cannot read is returned as it is, for the API says what is wrong with it.
 */
export async function scalePicture(file: File, purpose: Exclude<UploadPurpose, 'ATTACHMENT'>): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const { x, y, width, height, toWidth, toHeight } = drawnSize(purpose, bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = toWidth;
  canvas.height = toHeight;
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, toWidth, toHeight);
  bitmap.close();
  const blob = await toBlob(canvas, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  if (!blob) return file;
  const ending = blob.type.replace('image/', '').replace('jpeg', 'jpg');
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.${ending}`;
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}
