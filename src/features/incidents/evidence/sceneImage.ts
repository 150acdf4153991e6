import { drawScene } from '~/features/video/scene.ts';
import type { EvidenceItemFragment } from './EvidenceList.generated.ts';

/** Draws what the camera of an incident showed at the moment of the evidence, over the whole canvas. */
export function drawEvidence(canvas: HTMLCanvasElement, { incident, takenAt }: EvidenceItemFragment): void {
  const context = canvas.getContext('2d');
  const { camera } = incident;
  if (!context || !camera) return;
  const { width, height } = canvas;
  drawScene(context, { seed: camera.id, name: camera.name, width, height, at: Date.parse(takenAt) });
}

/** The evidence as a JPEG or PNG in a data address, for files. */
export function evidenceImage(item: EvidenceItemFragment): string {
  if (item.image !== null) return item.image;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 480, height: 270 });
  drawEvidence(canvas, item);
  return canvas.toDataURL('image/jpeg', 0.8);
}
