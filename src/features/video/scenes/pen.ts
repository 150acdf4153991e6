/** A canvas of a page or of a worker. */
export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Pictures are drawn on a grid of 320 × 180, whatever their size in pixels. */
export const GRID = { width: 320, height: 180 } as const;

export type Point = readonly [x: number, y: number];

/** What scenes draw with: shapes on the grid, in colours that follow the light. */
export interface Pen {
  readonly ctx: Canvas2d;
  /** 0 is night, 1 is day. */
  readonly light: number;
  /** Hue in degrees, saturation and lightness from 0 to 1, as by day; at night cameras see grey. */
  colour(hue: number, saturation: number, lightness: number, alpha?: number): string;
  /** As it shines by itself: the same by day and by night. */
  lamp(hue: number, saturation: number, lightness: number, alpha?: number): string;
  rect(x: number, y: number, width: number, height: number, fill: string | CanvasGradient): void;
  shape(points: readonly Point[], fill: string | CanvasGradient): void;
  line(from: Point, to: Point, width: number, stroke: string): void;
  disc(x: number, y: number, radius: number, fill: string): void;
  /** A soft shadow on the ground. */
  shadow(x: number, y: number, width: number): void;
  /** A soft light around a point; `strength` from 0 to 1. */
  glow(x: number, y: number, radius: number, strength: number, hue?: number): void;
  /** From the first colour above to the last below. */
  fade(top: number, bottom: number, colours: readonly string[]): CanvasGradient;
}

const hsl = (hue: number, saturation: number, lightness: number, alpha: number) =>
  `hsl(${hue.toFixed(0)} ${(saturation * 100).toFixed(1)}% ${(lightness * 100).toFixed(1)}% / ${alpha})`;

/** A pen over a canvas that has been scaled to the grid. */
export function createPen(ctx: Canvas2d, light: number): Pen {
  const pen: Pen = {
    ctx,
    light,
    colour: (hue, saturation, lightness, alpha = 1) =>
      hsl(
        light < 0.25 ? 165 : hue,
        saturation * (0.14 + 0.58 * light),
        lightness * (0.66 + 0.3 * light),
        alpha,
      ),
    lamp: (hue, saturation, lightness, alpha = 1) => hsl(hue, saturation, lightness, alpha),
    rect(x, y, width, height, fill) {
      ctx.fillStyle = fill;
      ctx.fillRect(x, y, width, height);
    },
    shape(points, fill) {
      ctx.fillStyle = fill;
      ctx.beginPath();
      for (const [index, [x, y]] of points.entries()) {
        if (index === 0) ctx.moveTo(x, y);
        else ctx.lineTo(x, y);
      }
      ctx.closePath();
      ctx.fill();
    },
    line([fromX, fromY], [toX, toY], width, stroke) {
      ctx.strokeStyle = stroke;
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.moveTo(fromX, fromY);
      ctx.lineTo(toX, toY);
      ctx.stroke();
    },
    disc(x, y, radius, fill) {
      ctx.fillStyle = fill;
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
      ctx.fill();
    },
    shadow(x, y, width) {
      ctx.fillStyle = pen.lamp(220, 0.1, 0.02, 0.34);
      ctx.beginPath();
      ctx.ellipse(x, y, width / 2, width * 0.11, 0, 0, 2 * Math.PI);
      ctx.fill();
    },
    glow(x, y, radius, strength, hue = 45) {
      const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
      gradient.addColorStop(0, pen.lamp(hue, 0.6, 0.8, Math.min(1, strength) * 0.5));
      gradient.addColorStop(0.35, pen.lamp(hue, 0.6, 0.7, Math.min(1, strength) * 0.17));
      gradient.addColorStop(1, pen.lamp(hue, 0.6, 0.6, 0));
      pen.rect(x - radius, y - radius, radius * 2, radius * 2, gradient);
    },
    fade(top, bottom, colours) {
      const gradient = ctx.createLinearGradient(0, top, 0, bottom);
      for (const [index, colour] of colours.entries()) {
        gradient.addColorStop(index / Math.max(1, colours.length - 1), colour);
      }
      return gradient;
    },
  };
  return pen;
}
