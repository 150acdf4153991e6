import { chance, numberOf } from './scenes/chance.ts';
import { corridor, hall, plantRoom, warehouse } from './scenes/indoors.ts';
import { carPark, gate, harbour, perimeter, railYard, street } from './scenes/outdoors.ts';
import { type Canvas2d, createPen, GRID, type Pen } from './scenes/pen.ts';
import type { Scene } from './scenes/scene.types.ts';

const scenes = {
  street,
  carPark,
  gate,
  harbour,
  railYard,
  perimeter,
  corridor,
  warehouse,
  hall,
  plantRoom,
} as const satisfies Record<string, Scene>;

export type SceneKind = keyof typeof scenes;

/** Words of a camera's name that tell what it looks at. */
const wordsOf: readonly (readonly [RegExp, SceneKind])[] = [
  [/gate|entrance|barrier/i, 'gate'],
  [/quay|berth|breakwater|harbour|container|pier|dock \d+ crane/i, 'harbour'],
  [/parking|car park|ramp|wash bay|loading dock/i, 'carPark'],
  [/track \d|rail|signal|tunnel|crossing|engine shed/i, 'railYard'],
  [/fence|array|roof|terrace|tower|west track|perimeter/i, 'perimeter'],
  [/store|sorting|cold|spare|warehouse/i, 'warehouse'],
  [/cage|aisle|battery|inverter|generator|substation|server/i, 'plantRoom'],
  [/corridor|mantrap|office|station/i, 'corridor'],
  [/atrium|court|hall|lobby|food|row/i, 'hall'],
  [/street|avenue|road/i, 'street'],
];

const kinds = Object.keys(scenes) as SceneKind[];

/** What a synthetic camera looks at: as a word of its name says, else as its seed says. */
export function sceneKindOf(seed: string, name = ''): SceneKind {
  const known = wordsOf.find(([words]) => words.test(name))?.[1];
  return known ?? kinds[Math.floor(chance(numberOf(seed), 0) * kinds.length)] ?? 'street';
}

/** What a picture of a synthetic camera is made of. */
export interface SceneOptions {
  /** The camera's id: the same seed is the same place. */
  readonly seed: string;
  /** The camera's name: a word of it may choose the kind of place, and it is burnt in beside the clock. */
  readonly name?: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The moment that is seen, in milliseconds since 1970; it is burnt in. */
  readonly at: number;
  /** Minutes east of UTC of the burnt-in clock and of day and night; default: this machine's. */
  readonly offset?: number;
  /** The lens is covered or the sensor dead: nothing is seen but what the camera burns in. */
  readonly black?: boolean;
}

const offsetOf = ({ at, offset }: SceneOptions) => offset ?? -new Date(at).getTimezoneOffset();

/** 0 at night, 1 by day, with an hour and a half of twilight, in steps of a sixteenth so that backdrops can be kept. */
export function daylightOf(options: SceneOptions): number {
  const hours = (options.at / 3_600_000 + offsetOf(options) / 60) % 24;
  const share = (from: number) => Math.min(1, Math.max(0, (hours - from) / 1.5));
  return Math.round((share(6) - share(18.5)) * 16) / 16;
}

function penFor(ctx: Canvas2d, options: SceneOptions, scene: Scene): Pen {
  const light = scene.indoors ? 0.62 : daylightOf(options);
  return createPen(ctx, light);
}

function onGrid(ctx: Canvas2d, { width, height }: SceneOptions, draw: () => void): void {
  ctx.save();
  ctx.scale(width / GRID.width, height / GRID.height);
  draw();
  ctx.restore();
}

/** What stands still: worth keeping as long as the light holds (`daylightOf`). */
export function drawBackdrop(ctx: Canvas2d, options: SceneOptions): void {
  const scene = scenes[sceneKindOf(options.seed, options.name)];
  const pen = penFor(ctx, options, scene);
  onGrid(ctx, options, () => {
    scene.backdrop(pen, numberOf(options.seed));
    // A lens darkens towards its corners, and more so with infrared light.
    const shade = ctx.createRadialGradient(160, 90, 60, 160, 90, 210);
    shade.addColorStop(0, pen.lamp(200, 0.2, 0.02, 0));
    shade.addColorStop(1, pen.lamp(200, 0.2, 0.02, 0.72 - 0.24 * pen.light));
    pen.rect(0, 0, GRID.width, GRID.height, shade);
  });
}

/** What moves, over the backdrop: people, vehicles, lights and the grain of the sensor. */
export function drawActors(ctx: Canvas2d, options: SceneOptions): void {
  const scene = scenes[sceneKindOf(options.seed, options.name)];
  const seconds = options.at / 1000;
  onGrid(ctx, options, () => {
    scene.actors(penFor(ctx, options, scene), numberOf(options.seed), seconds);
    drawGrain(createPen(ctx, 0), options.at);
  });
}

function drawGrain(pen: Pen, at: number): void {
  const frame = Math.floor(at / 40);
  for (let index = 0; index < 36; index += 1) {
    const x = chance(frame, index) * GRID.width;
    pen.rect(
      x,
      chance(frame, index + 64) * GRID.height,
      1.6,
      0.7,
      pen.lamp(180, 0.1, index % 2 ? 0.9 : 0, 0.07),
    );
  }
}

const two = (value: number) => String(value).padStart(2, '0');

/** What cameras burn into their pictures: 2026-11-21 13:45:17. */
export function burntInClock(options: SceneOptions): string {
  const local = new Date(options.at + offsetOf(options) * 60_000);
  const day = [local.getUTCFullYear(), two(local.getUTCMonth() + 1), two(local.getUTCDate())].join('-');
  const time = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].map(two).join(':');
  return `${day} ${time}`;
}

/** The camera's own writing: it stays legible in a small tile and does not grow with a large one. */
export function drawBurntIn(ctx: Canvas2d, options: SceneOptions): void {
  const size = Math.max(8, Math.min(20, options.height * 0.042));
  ctx.font = `600 ${size}px ui-monospace, Consolas, "DejaVu Sans Mono", monospace`;
  ctx.textBaseline = 'top';
  ctx.textAlign = 'left';
  ctx.direction = 'ltr';
  const text = burntInClock(options);
  const pen = createPen(ctx, 0);
  pen.rect(
    size * 0.4,
    size * 0.3,
    ctx.measureText(text).width + size * 0.6,
    size * 1.35,
    pen.lamp(0, 0, 0, 0.42),
  );
  ctx.fillStyle = pen.lamp(0, 0, 0.93);
  ctx.fillText(text, size * 0.7, size * 0.5);
}

/**
 * Draws the picture of a synthetic camera: a pure function of its seed and the moment (and of the machine's zone, unless
 * an offset is given). The same options give the same picture on a page, in a worker, today and next year.
 */
export function drawScene(ctx: Canvas2d, options: SceneOptions): void {
  if (options.black) {
    const pen = createPen(ctx, 0);
    pen.rect(0, 0, options.width, options.height, pen.lamp(220, 0.1, 0.02));
  } else {
    drawBackdrop(ctx, options);
    drawActors(ctx, options);
  }
  drawBurntIn(ctx, options);
}
