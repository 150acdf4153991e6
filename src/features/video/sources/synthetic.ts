import { drawScene } from '../scene.ts';
import type { Painting } from './painter.ts';
import type { OpenSource, SourceSettings } from './source.ts';
import { openStudio } from './studio.ts';
import { conditionOf } from './synthetic.rules.ts';

let lastId = 0;

/** More pixels than the stream has are not drawn, and no more than the screen shows. */
function sizeOf({ width, height, stream }: SourceSettings) {
  const scale = Math.min(1, Math.max(width / stream.width, height / stream.height));
  return {
    width: Math.max(16, Math.round(stream.width * scale)),
    height: Math.max(9, Math.round(stream.height * scale)),
  };
}

/** A camera that is drawn: it behaves as its health says (`conditionOf`). */
export const openSynthetic: OpenSource = (settings, { onConnected, onFailed }) => {
  lastId += 1;
  const id = lastId;
  const element = document.createElement('canvas');
  const studio = openStudio();
  let current = settings;
  let answer: ReturnType<typeof setTimeout> | undefined;

  const paintingOf = (given: SourceSettings): Painting => ({
    id,
    seed: given.camera.id,
    name: given.camera.name,
    ...sizeOf(given),
    framesPerSecond: Math.min(given.framesPerSecond, given.stream.framesPerSecond),
    condition: conditionOf(given.camera),
  });
  const behave = (painting: Painting) => {
    clearTimeout(answer);
    const { condition } = painting;
    answer =
      condition.kind === 'failing'
        ? setTimeout(() => onFailed(condition.problem), condition.afterMs)
        : setTimeout(onConnected);
  };

  let painting = paintingOf(settings);
  Object.assign(element, { width: painting.width, height: painting.height });
  studio.add(element, painting);
  behave(painting);
  return {
    element,
    look() {
      const { frames = 0, dropped = 0, renewals = 0, contentAt = null } = studio.painted(id) ?? {};
      const { width, height } = frames > 0 ? painting : { width: 0, height: 0 };
      return { frames, dropped, bytes: null, renewals, contentAt, timed: true, width, height };
    },
    capture(at) {
      const { condition, seed, name } = painting;
      const { width, height } = current.stream;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const ctx = canvas.getContext('2d');
      if (!ctx || condition.kind !== 'playing') return null;
      drawScene(ctx, { seed, name, width, height, at });
      return canvas;
    },
    set(next) {
      if (JSON.stringify(paintingOf(next)) === JSON.stringify(paintingOf(current))) return;
      current = next;
      painting = paintingOf(next);
      studio.change(painting);
      behave(painting);
    },
    close() {
      clearTimeout(answer);
      studio.remove(id);
    },
  };
};
