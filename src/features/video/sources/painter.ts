import { daylightOf, drawActors, drawBackdrop, drawBurntIn, drawScene, type SceneOptions } from '../scene.ts';
import type { Canvas2d } from '../scenes/pen.ts';
import { SAMPLE, Stillness, sampleOf } from './stillness.ts';
import type { Condition } from './synthetic.rules.ts';

/** A synthetic picture that is drawn again and again. */
export interface Painting {
  readonly id: number;
  readonly seed: string;
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly condition: Condition;
}

/** What has come of a painting: the numbers of a `Look`. */
export interface Painted {
  readonly id: number;
  readonly frames: number;
  readonly dropped: number;
  readonly renewals: number;
  /** The moment that the picture of the last renewal shows; null before that. */
  readonly contentAt: number | null;
}

interface Easel {
  painting: Painting;
  readonly canvas: OffscreenCanvas | HTMLCanvasElement;
  readonly ctx: Canvas2d;
  backdrop: { readonly of: string; readonly canvas: OffscreenCanvas | HTMLCanvasElement } | null;
  nextAt: number;
  frozenAt: number | null;
  /** The moment that is on the canvas, and that of the last renewal. */
  shownAt: number | null;
  renewedAt: number | null;
  frames: number;
  dropped: number;
  /** Frames of the last look. */
  seen: number;
  readonly stillness: Stillness;
}

type MakeCanvas = (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement;

/**
 * Canvases that lie in memory: each is read twice a second to see whether it has changed. Read from where a graphics
 * card draws, a wall of 64 needs two cores here; from memory a third of one.
 */
const contextOf = (canvas: OffscreenCanvas | HTMLCanvasElement): Canvas2d => {
  const ctx = canvas.getContext('2d', { willReadFrequently: true }) as Canvas2d | null;
  if (!ctx) throw new Error('This browser draws on no canvas.');
  return ctx;
};

/** Draws all synthetic pictures of a page; it runs in a worker or, where none can be had, on the page. */
export class Painter {
  readonly #easels = new Map<number, Easel>();
  readonly #makeCanvas: MakeCanvas;
  readonly #sample: Canvas2d;

  constructor(makeCanvas: MakeCanvas) {
    this.#makeCanvas = makeCanvas;
    this.#sample = contextOf(makeCanvas(SAMPLE.width, SAMPLE.height));
  }

  get size(): number {
    return this.#easels.size;
  }

  add(canvas: OffscreenCanvas | HTMLCanvasElement, painting: Painting): void {
    const ctx = contextOf(canvas);
    const fresh = { nextAt: 0, frames: 0, dropped: 0, seen: 0, backdrop: null };
    const moments = { frozenAt: null, shownAt: null, renewedAt: null };
    this.#easels.set(painting.id, {
      painting,
      canvas,
      ctx,
      stillness: new Stillness(),
      ...fresh,
      ...moments,
    });
  }

  change(painting: Painting): void {
    const easel = this.#easels.get(painting.id);
    if (!easel) return;
    if (painting.condition.kind !== 'frozen') easel.frozenAt = null;
    easel.painting = painting;
    // Slower pictures begin now, and faster ones do not wait for the slow one that was due.
    easel.nextAt = 0;
  }

  remove(id: number): void {
    this.#easels.delete(id);
  }

  /** Draws the pictures that are due. Returns milliseconds until the next one is. */
  beat(now: number): number {
    let next = now + 1000;
    for (const easel of this.#easels.values()) {
      if (now >= easel.nextAt) this.#draw(easel, now);
      next = Math.min(next, easel.nextAt);
    }
    return Math.max(0, next - now);
  }

  /** Looks at every picture as it is on its canvas now. */
  looks(): Painted[] {
    return [...this.#easels.values()].map((easel) => {
      const { painting, frames, dropped, stillness } = easel;
      const before = stillness.renewals;
      if (frames !== easel.seen) stillness.compare(sampleOf(this.#sample, easel.canvas));
      easel.seen = frames;
      const { renewals } = stillness;
      if (renewals > before) easel.renewedAt = easel.shownAt;
      return { id: painting.id, frames, dropped, renewals, contentAt: easel.renewedAt };
    });
  }

  #draw(easel: Easel, now: number): void {
    const { condition, framesPerSecond } = easel.painting;
    const rate = Math.min(
      framesPerSecond,
      (condition.kind === 'playing' ? condition.framesPerSecond : null) ?? framesPerSecond,
    );
    const interval = 1000 / rate;
    const missed = easel.nextAt === 0 ? 0 : Math.floor((now - easel.nextAt) / interval);
    easel.dropped += missed;
    easel.nextAt = easel.nextAt === 0 ? now + interval : easel.nextAt + (missed + 1) * interval;
    if (condition.kind === 'failing') return;
    easel.shownAt = this.#momentOf(easel, condition, now);
    this.#paint(easel, easel.shownAt, condition.kind === 'black');
    easel.frames += 1;
  }

  #momentOf(easel: Easel, condition: Condition, now: number): number {
    if (condition.kind === 'playing') return now - condition.lateMs;
    if (condition.kind !== 'frozen') return now;
    easel.frozenAt ??= condition.at ?? now;
    return easel.frozenAt;
  }

  #paint(easel: Easel, at: number, black: boolean): void {
    const { seed, name, width, height } = easel.painting;
    const options: SceneOptions = { seed, name, width, height, at };
    const { canvas, ctx } = easel;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    if (black) {
      drawScene(ctx, { ...options, black });
      return;
    }
    ctx.drawImage(this.#backdropOf(easel, options), 0, 0);
    drawActors(ctx, options);
    drawBurntIn(ctx, options);
  }

  #backdropOf(easel: Easel, options: SceneOptions) {
    const of = `${options.name} ${options.width} ${options.height} ${daylightOf(options)}`;
    if (easel.backdrop?.of === of) return easel.backdrop.canvas;
    const canvas = this.#makeCanvas(options.width, options.height);
    drawBackdrop(contextOf(canvas), options);
    easel.backdrop = { of, canvas };
    return canvas;
  }
}
