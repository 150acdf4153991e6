import { drawScene } from '~/features/video/scene.ts';
import type { EvidenceItemFragment } from './EvidenceList.generated.ts';

/**
 * Draws what the camera of an incident showed, over the whole canvas: of a frozen camera the moment that it stands at, of a
 * black one nothing but its clock.
 */
export function drawEvidence(
  canvas: HTMLCanvasElement,
  { incident, takenAt, reason }: Pick<EvidenceItemFragment, 'incident' | 'takenAt' | 'reason'>,
): void {
  const context = canvas.getContext('2d');
  const { camera } = incident;
  if (!context || !camera) return;
  const { width, height } = canvas;
  const at = Date.parse(takenAt);
  drawScene(context, { seed: camera.id, name: camera.name, width, height, at, black: reason === 'BLACK' });
}

/** The evidence as a JPEG or PNG in a data address, for files. */
export function evidenceImage(item: EvidenceItemFragment): string {
  if (item.image !== null) return item.image;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 480, height: 270 });
  drawEvidence(canvas, item);
  return canvas.toDataURL('image/jpeg', 0.8);
}
