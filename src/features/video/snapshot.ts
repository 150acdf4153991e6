import { createPen } from './scenes/pen.ts';

interface ShownPicture {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** A file name that no system refuses: 2026-11-21 13-45-17 Quay 3 crane.png. */
export function snapshotName(camera: string, at: number): string {
  const moment = new Date(at).toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '-');
  const name = camera
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 60);
  return `${moment} ${name || 'camera'}.png`;
}

/** The picture as a PNG with a line below it that says what it is; null when the browser cannot write it. */
export function drawSnapshot({ image, width, height }: ShownPicture, caption: string): Promise<Blob | null> {
  const size = Math.max(11, Math.round(height * 0.035));
  const canvas = Object.assign(document.createElement('canvas'), { width, height: height + size * 2 });
  const ctx = canvas.getContext('2d');
  if (!ctx) return Promise.resolve(null);
  ctx.drawImage(image, 0, 0, width, height);
  const pen = createPen(ctx, 0);
  pen.rect(0, height, width, size * 2, pen.lamp(0, 0, 0.07));
  ctx.font = `${size}px system-ui, sans-serif`;
  ctx.textBaseline = 'middle';
  ctx.fillStyle = pen.lamp(0, 0, 0.93);
  ctx.fillText(caption, size * 0.6, height + size, width - size * 1.2);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
