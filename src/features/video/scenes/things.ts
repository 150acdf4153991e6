import { chance } from './chance.ts';
import type { Pen } from './pen.ts';

/** Coats and paint are mostly grey, blue, brown or dark red. */
const hueOf = (seed: number) => [212, 214, 28, 205, 34, 4, 150, 222][seed % 8] ?? 212;

/** Somebody who walks: `height` in units of the grid, feet at (x, y). */
export function drawPerson(pen: Pen, x: number, y: number, height: number, seed: number, seconds: number) {
  const swing = Math.sin(seconds * 6 + (seed % 7)) * height * 0.09;
  // Infrared light makes people bright at night.
  const lit = 0.62 - 0.34 * pen.light;
  const coat = pen.colour(hueOf(seed), 0.26, lit + chance(seed, 6) * 0.16);
  const legs = pen.colour(214, 0.2, lit * 0.66);
  pen.shadow(x, y, height * 0.42);
  pen.line([x, y - height * 0.46], [x - swing, y], height * 0.11, legs);
  pen.line([x, y - height * 0.46], [x + swing, y], height * 0.11, legs);
  pen.shape(
    [
      [x - height * 0.13, y - height * 0.8],
      [x + height * 0.13, y - height * 0.8],
      [x + height * 0.1, y - height * 0.4],
      [x - height * 0.1, y - height * 0.4],
    ],
    coat,
  );
  pen.disc(x, y - height * 0.89, height * 0.095, pen.colour(25, 0.35, lit + 0.12));
}

/** A car seen from its front (coming) or its back, its lamps on unless it is parked; wheels on y, `width` on the grid. */
export function drawCar(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  seed: number,
  look: 'coming' | 'leaving' | 'parked',
) {
  const coming = look === 'coming';
  const hue = hueOf(seed);
  const paint = 0.2 + chance(seed, 8) * 0.46;
  const height = width * 0.62;
  const left = x - width / 2;
  pen.shadow(x, y, width * 1.16);
  pen.rect(left + width * 0.05, y - height * 0.16, width * 0.18, height * 0.2, pen.colour(0, 0, 0.06));
  pen.rect(left + width * 0.77, y - height * 0.16, width * 0.18, height * 0.2, pen.colour(0, 0, 0.06));
  pen.rect(left, y - height * 0.62, width, height * 0.52, pen.colour(hue, 0.24, paint));
  pen.rect(left, y - height * 0.28, width, height * 0.18, pen.colour(hue, 0.22, paint * 0.68));
  pen.shape(
    [
      [left + width * 0.16, y - height],
      [left + width * 0.84, y - height],
      [left + width * 0.95, y - height * 0.6],
      [left + width * 0.05, y - height * 0.6],
    ],
    pen.colour(hue, 0.22, paint * 0.86),
  );
  pen.shape(
    [
      [left + width * 0.2, y - height * 0.93],
      [left + width * 0.8, y - height * 0.93],
      [left + width * 0.88, y - height * 0.64],
      [left + width * 0.12, y - height * 0.64],
    ],
    pen.colour(205, 0.3, 0.16),
  );
  const dark = look === 'parked' ? 0 : 1 - pen.light;
  for (const side of [0.14, 0.86]) {
    const [lampX, lampY] = [left + width * side, y - height * 0.44];
    if (dark > 0.3) pen.glow(lampX, lampY, width * (coming ? 0.62 : 0.24), dark, coming ? 48 : 4);
    pen.disc(
      lampX,
      lampY,
      width * 0.055,
      look === 'leaving'
        ? pen.lamp(2, 0.7, 0.34 + dark * 0.2)
        : pen.lamp(50, 0.3 + dark * 0.2, 0.5 + dark * 0.44),
    );
  }
}

/** A lorry seen from its side, heading to the right (or to the left); `length` in units of the grid. */
export function drawLorry(pen: Pen, x: number, y: number, length: number, seed: number, right: boolean) {
  const hue = hueOf(seed);
  const height = length * 0.3;
  const cab = length * 0.2;
  const box = length - cab - length * 0.03;
  const boxX = right ? x : x + cab + length * 0.03;
  const cabX = right ? x + box + length * 0.03 : x;
  pen.rect(x, y - height * 0.08, length, height * 0.12, pen.colour(220, 0.1, 0.04, 0.45));
  pen.rect(boxX, y - height, box, height * 0.84, pen.colour(hue, 0.18, 0.46));
  pen.rect(boxX, y - height * 0.3, box, height * 0.14, pen.colour(hue, 0.2, 0.32));
  pen.rect(cabX, y - height * 0.78, cab, height * 0.62, pen.colour(hue, 0.42, 0.38));
  pen.rect(
    cabX + cab * (right ? 0.45 : 0.08),
    y - height * 0.7,
    cab * 0.46,
    height * 0.26,
    pen.colour(205, 0.3, 0.15),
  );
  for (const share of [0.1, 0.2, 0.86]) {
    pen.disc(
      right ? x + length * share : x + length * (1 - share),
      y - height * 0.06,
      height * 0.11,
      pen.colour(0, 0, 0.07),
    );
  }
  const front = right ? x + length : x;
  if (pen.light < 0.7) pen.glow(front, y - height * 0.26, length * 0.2, 1 - pen.light);
  pen.disc(front - (right ? 1 : -1), y - height * 0.26, height * 0.05, pen.lamp(50, 0.6, 0.85));
}

/** A lamp on a post; at night it lights a pool on the ground. */
export function drawLamp(pen: Pen, x: number, ground: number, height: number, arm: number) {
  const dark = 1 - pen.light;
  pen.line([x, ground], [x, ground - height], Math.max(0.7, height * 0.022), pen.colour(210, 0.1, 0.24));
  pen.line(
    [x, ground - height],
    [x + arm, ground - height],
    Math.max(0.6, height * 0.018),
    pen.colour(210, 0.1, 0.24),
  );
  if (dark > 0.2) {
    pen.ctx.save();
    pen.ctx.translate(x + arm, ground);
    pen.ctx.scale(1, 0.24);
    pen.glow(0, 0, height * 1.3, dark * 0.9, 42);
    pen.ctx.restore();
    pen.glow(x + arm, ground - height, height * 0.42, dark, 42);
  }
  pen.disc(
    x + arm,
    ground - height + 0.6,
    Math.max(0.8, height * 0.03),
    pen.lamp(44, 0.6, 0.5 + dark * 0.45),
  );
}
