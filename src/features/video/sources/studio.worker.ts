import { Painter } from './painter.ts';
import { SAMPLE_MS } from './stillness.ts';
import type { FromStudio, ToStudio } from './studio.types.ts';

/** The worker that draws the synthetic pictures of all tiles of a page. */
const painter = new Painter((width, height) => new OffscreenCanvas(width, height));

let beating = false;
let busyMs = 0;
let lookedAt = performance.now();

function look(): void {
  const now = performance.now();
  const answer: FromStudio = { painted: painter.looks(), busy: Math.min(1, busyMs / (now - lookedAt)) };
  postMessage(answer);
  [busyMs, lookedAt] = [0, now];
}

function beat(): void {
  if (painter.size === 0) {
    beating = false;
    return;
  }
  const started = performance.now();
  const wait = painter.beat(Date.now());
  if (started - lookedAt >= SAMPLE_MS) look();
  busyMs += performance.now() - started;
  // Pictures are drawn in bundles: a wake-up for each of 64 would cost more than drawing them.
  setTimeout(beat, Math.max(16, wait));
}

addEventListener('message', ({ data }: MessageEvent<ToStudio>) => {
  if (data.type === 'add') painter.add(data.canvas, data.painting);
  else if (data.type === 'change') painter.change(data.painting);
  else painter.remove(data.id);
  if (beating) return;
  beating = true;
  beat();
});
