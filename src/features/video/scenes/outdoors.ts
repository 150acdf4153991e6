import { chance, passers } from './chance.ts';
import type { Pen, Point } from './pen.ts';
import type { Scene } from './scene.types.ts';
import { drawCar, drawLamp, drawLorry, drawPerson } from './things.ts';

/** How near something is that comes at an even pace from far away: 0 is the horizon, 1 the lower edge. */
const nearness = (progress: number) => 1 / (1 + 9 * (1 - progress));

function drawSky(pen: Pen, horizon: number, seed: number) {
  const dusk = 1 - Math.abs(pen.light * 2 - 1);
  pen.rect(
    0,
    0,
    320,
    horizon + 1,
    pen.fade(0, horizon, [
      pen.colour(212, 0.34, 0.3),
      pen.colour(205 - dusk * 170, 0.28, 0.56 + dusk * 0.06),
    ]),
  );
  for (let index = 0; index < 5; index += 1) {
    const x = chance(seed, 40 + index) * 320;
    pen.rect(
      x - 40,
      6 + chance(seed, 50 + index) * horizon * 0.6,
      90,
      2 + index,
      pen.colour(210, 0.2, 0.62, 0.1),
    );
  }
}

function drawSkyline(pen: Pen, horizon: number, seed: number) {
  let x = -8;
  for (let index = 0; x < 320; index += 1) {
    const width = 16 + chance(seed, index) * 30;
    const height = 10 + chance(seed, index + 100) * horizon * 0.72;
    pen.rect(
      x,
      horizon - height,
      width,
      height,
      pen.colour(214, 0.16, 0.2 + chance(seed, index + 200) * 0.1),
    );
    for (let row = 0; row < height / 6 - 1; row += 1) {
      for (let column = 0; column < width / 5 - 1; column += 1) {
        const lit = chance(seed, index * 997 + row * 31 + column) < 0.36;
        const window = lit && pen.light < 0.6 ? pen.lamp(42, 0.55, 0.6, 0.75) : pen.colour(210, 0.2, 0.15);
        pen.rect(x + 2 + column * 5, horizon - height + 3 + row * 6, 2.4, 3, window);
      }
    }
    x += width + 1;
  }
}

/** A road to the vanishing point, with cars both ways and people on the pavement. */
export const street: Scene = {
  backdrop(pen, seed) {
    const [horizon, middle] = [66, 128 + chance(seed, 1) * 64];
    drawSky(pen, horizon, seed);
    drawSkyline(pen, horizon, seed);
    pen.rect(
      0,
      horizon,
      320,
      114,
      pen.fade(horizon, 180, [pen.colour(90, 0.06, 0.24), pen.colour(90, 0.06, 0.36)]),
    );
    const edge = (share: number): Point[] => [
      [middle + share * 6, horizon],
      [middle + share * 190, 180],
    ];
    const [left, right] = [edge(-1), edge(1)];
    pen.shape(
      [...left, ...right.toReversed()],
      pen.fade(horizon, 180, [pen.colour(215, 0.07, 0.2), pen.colour(215, 0.07, 0.3)]),
    );
    for (const [from, to] of [left, right])
      if (from && to) pen.line(from, to, 1.4, pen.colour(60, 0.1, 0.6, 0.7));
    for (let index = 0; index < 9; index += 1) {
      const [far, near] = [nearness(index / 9), nearness(index / 9 + 0.055)];
      pen.shape(
        [
          [middle - far * 1.6, horizon + far * 114],
          [middle + far * 1.6, horizon + far * 114],
          [middle + near * 1.8, horizon + near * 114],
          [middle - near * 1.8, horizon + near * 114],
        ],
        pen.colour(50, 0.2, 0.66, 0.8),
      );
    }
    for (const share of [0.2, 0.42, 0.9]) {
      drawLamp(pen, middle + 214 * share, horizon + 114 * share, 128 * share, -26 * share);
      drawLamp(pen, middle - 214 * share, horizon + 114 * share, 128 * share, 26 * share);
    }
  },
  actors(pen, seed, seconds) {
    const [horizon, middle] = [66, 128 + chance(seed, 1) * 64];
    const coming = passers(seed, seconds, { every: 7, lasts: 12 });
    const leaving = passers(seed + 1, seconds, { every: 9, lasts: 12 });
    const walking = passers(seed + 2, seconds, { every: 14, lasts: 40 });
    const cars = [
      ...coming.map((car) => ({ ...car, near: nearness(car.progress), side: 74, coming: true })),
      ...leaving.map((car) => ({ ...car, near: nearness(1 - car.progress), side: -74, coming: false })),
    ].sort((one, other) => one.near - other.near);
    for (const { near, side, seed: own, coming: front } of cars) {
      if (near < 0.13)
        pen.disc(middle + side * near, horizon + near * 112, 0.9, pen.lamp(front ? 50 : 2, 0.6, 0.7));
      else
        drawCar(
          pen,
          middle + side * near,
          horizon + near * 118,
          84 * near,
          own,
          front ? 'coming' : 'leaving',
        );
    }
    for (const { progress, seed: own } of walking) {
      const near = 0.24 + 0.5 * progress;
      drawPerson(pen, middle + 205 * near, horizon + 112 * near, 62 * near, own, seconds);
    }
  },
};

/** Rows of bays from above, with cars that stand and one that looks for a place. */
export const carPark: Scene = {
  backdrop(pen, seed) {
    pen.rect(0, 0, 320, 180, pen.fade(0, 180, [pen.colour(215, 0.06, 0.2), pen.colour(215, 0.06, 0.34)]));
    pen.rect(0, 0, 320, 18, pen.colour(140, 0.14, 0.2));
    pen.line([0, 18], [320, 18], 1.5, pen.colour(0, 0, 0.46));
    for (const [row, [y, size]] of [[46, 22] as const, [76, 30] as const, [166, 50] as const].entries()) {
      const bays = Math.ceil(320 / (size * 1.15)) + 1;
      for (let bay = 0; bay < bays; bay += 1) {
        const x = bay * size * 1.15 + (row % 2) * 6 - 8;
        pen.line([x, y - size * 0.62], [x - 4, y + size * 0.1], 0.9, pen.colour(50, 0.1, 0.62, 0.7));
        if (chance(seed, row * 40 + bay) < 0.66) {
          drawCar(
            pen,
            x + size * 0.56,
            y,
            size * 0.84,
            Math.floor(chance(seed, row * 40 + bay + 9) * 1e9),
            'parked',
          );
        }
      }
    }
    for (const x of [70, 250]) drawLamp(pen, x, 104, 78, x < 160 ? 14 : -14);
  },
  actors(pen, seed, seconds) {
    for (const { progress, seed: own } of passers(seed, seconds, { every: 16, lasts: 14, share: 0.8 })) {
      drawLorry(pen, own % 2 ? -80 + 480 * progress : 400 - 480 * progress, 112, 62, own, own % 2 === 1);
    }
    for (const { progress, seed: own } of passers(seed + 3, seconds, { every: 11, lasts: 30 })) {
      const x = own % 2 ? progress * 340 - 10 : 330 - progress * 340;
      drawPerson(pen, x, 100 + (own % 20), 25, own, seconds);
    }
  },
};

/** A barrier before a yard: it rises for whoever comes. */
export const gate: Scene = {
  backdrop(pen, seed) {
    drawSky(pen, 74, seed);
    drawSkyline(pen, 74, seed + 4);
    pen.rect(0, 74, 320, 106, pen.fade(74, 180, [pen.colour(100, 0.1, 0.24), pen.colour(210, 0.05, 0.36)]));
    pen.rect(0, 118, 320, 52, pen.fade(118, 170, [pen.colour(215, 0.06, 0.23), pen.colour(215, 0.06, 0.29)]));
    pen.line([0, 144], [320, 144], 0.9, pen.colour(50, 0.2, 0.56, 0.6));
    for (let x = -6; x < 330; x += 7) {
      pen.line([x, 82], [x, 112], 0.5, pen.colour(210, 0.05, 0.56, 0.55));
    }
    for (const y of [82, 97, 112]) pen.line([0, y], [320, y], 0.6, pen.colour(210, 0.05, 0.56, 0.55));
    pen.rect(206, 74, 44, 46, pen.colour(30, 0.14, 0.42));
    pen.rect(202, 70, 52, 5, pen.colour(210, 0.1, 0.24));
    pen.rect(212, 84, 30, 17, pen.light < 0.6 ? pen.lamp(44, 0.5, 0.66, 0.9) : pen.colour(205, 0.3, 0.2));
    pen.rect(226, 84, 1.2, 17, pen.colour(0, 0, 0.12));
    drawLamp(pen, 122, 116, 66, 12);
    drawLamp(pen, 292, 116, 66, -12);
  },
  actors(pen, seed, seconds) {
    const lorries = passers(seed, seconds, { every: 22, lasts: 18, share: 0.9 });
    const opening = Math.max(
      0,
      ...lorries.map(({ progress }) => 1 - Math.min(1, Math.abs(progress - 0.5) * 3.4)),
    );
    for (const { progress, seed: own } of lorries) drawLorry(pen, 330 - 470 * progress, 140, 96, own, false);
    for (const { progress, seed: own } of passers(seed + 5, seconds, { every: 17, lasts: 44 })) {
      drawPerson(pen, progress * 340 - 10, 171, 34, own, seconds);
    }
    const angle = -Math.min(1, opening * 2.4) * 1.3;
    const [x, y] = [196, 128];
    pen.rect(x - 3, y - 9, 7, 26, pen.colour(30, 0.5, 0.4));
    for (let part = 0; part < 10; part += 1) {
      const at = (share: number): Point => [
        x - Math.cos(angle) * share * 96,
        y + Math.sin(angle) * share * 96,
      ];
      pen.line(
        at(part / 10),
        at((part + 1) / 10),
        2.6,
        part % 2 ? pen.colour(0, 0, 0.82) : pen.lamp(4, 0.55, 0.42),
      );
    }
    pen.disc(x, y - 12, 1.8, pen.lamp(opening > 0.3 ? 140 : 4, 0.7, 0.5));
    pen.glow(x, y - 12, 8, 0.8, opening > 0.3 ? 140 : 4);
  },
};

/** Water, a quay with containers, a crane at work and a ship that takes its time. */
export const harbour: Scene = {
  backdrop(pen, seed) {
    drawSky(pen, 72, seed);
    pen.shape(
      [
        [0, 72],
        [60, 62],
        [120, 68],
        [190, 58],
        [260, 66],
        [320, 60],
        [320, 74],
        [0, 74],
      ],
      pen.colour(210, 0.18, 0.26),
    );
    pen.rect(0, 72, 320, 74, pen.fade(72, 146, [pen.colour(204, 0.3, 0.36), pen.colour(208, 0.36, 0.17)]));
    pen.rect(0, 142, 320, 38, pen.fade(142, 180, [pen.colour(35, 0.06, 0.36), pen.colour(35, 0.06, 0.26)]));
    pen.rect(0, 142, 320, 2.4, pen.colour(48, 0.4, 0.5));
    for (let column = 0; column < 7; column += 1) {
      const high = 1 + Math.floor(chance(seed, column + 20) * 3);
      for (let level = 0; level < high; level += 1) {
        const [x, y] = [176 + column * 24, 158 - level * 11];
        const hue = [14, 205, 130, 40, 350][Math.floor(chance(seed, column * 9 + level) * 5)] ?? 14;
        pen.rect(x, y, 22.6, 10.2, pen.colour(hue, 0.42, 0.36));
        for (let rib = 2; rib < 22; rib += 3)
          pen.rect(x + rib, y + 1.4, 0.7, 7.4, pen.colour(hue, 0.4, 0.27));
      }
    }
    const steel = pen.colour(22, 0.5, 0.38);
    pen.line([86, 168], [96, 44], 3, steel);
    pen.line([126, 168], [118, 44], 3, steel);
    pen.line([30, 50], [216, 50], 3, steel);
    pen.line([106, 24], [30, 50], 1, steel);
    pen.line([106, 24], [210, 50], 1, steel);
    pen.line([106, 24], [106, 50], 2.4, steel);
    pen.line([90, 110], [122, 110], 2, steel);
    drawLamp(pen, 296, 168, 84, -14);
    drawLamp(pen, 12, 168, 84, 14);
  },
  actors(pen, seed, seconds) {
    for (let index = 0; index < 26; index += 1) {
      const x = chance(seed, index) * 330;
      const y = 76 + chance(seed, index + 60) * 62;
      const shimmer = Math.sin(seconds * (0.6 + chance(seed, index + 90)) + index);
      pen.rect(
        x + shimmer * 3,
        y,
        4 + (y - 70) * 0.14,
        0.6,
        pen.colour(200, 0.2, 0.7, 0.1 + 0.16 * Math.max(0, shimmer)),
      );
    }
    for (const { progress } of passers(seed, seconds, { every: 95, lasts: 120, share: 0.95 })) {
      const x = 330 - 450 * progress;
      pen.shape(
        [
          [x, 88],
          [x + 104, 88],
          [x + 98, 100],
          [x + 8, 100],
        ],
        pen.colour(208, 0.4, 0.2),
      );
      pen.rect(x + 8, 97, 90, 3, pen.colour(4, 0.5, 0.3));
      pen.rect(x + 84, 74, 14, 14, pen.colour(0, 0, 0.72));
      for (let box = 0; box < 6; box += 1) {
        pen.rect(
          x + 10 + box * 12,
          82 - (box % 3) * 2,
          11,
          6 + (box % 3) * 2,
          pen.colour(box * 67, 0.34, 0.36),
        );
      }
      pen.glow(x + 91, 72, 6, 1 - pen.light * 0.6, 4);
    }
    const travel = Math.sin(seconds * 0.11 + (seed % 9));
    const [trolley, rope] = [122 + travel * 72, 78 + Math.sin(seconds * 0.23) * 20];
    pen.rect(trolley - 5, 48, 10, 5, pen.colour(48, 0.5, 0.5));
    pen.line([trolley - 3, 52], [trolley - 3, rope], 0.6, pen.colour(0, 0, 0.6));
    pen.line([trolley + 3, 52], [trolley + 3, rope], 0.6, pen.colour(0, 0, 0.6));
    pen.rect(trolley - 11, rope, 22, 10, pen.colour(205, 0.42, 0.4));
    const beacon = Math.sin(seconds * 3) > 0.4;
    if (beacon) pen.glow(106, 22, 7, 1, 4);
    pen.disc(106, 22, 1.4, pen.lamp(4, 0.8, beacon ? 0.6 : 0.25));
    for (const { progress, seed: own } of passers(seed + 8, seconds, { every: 19, lasts: 50 })) {
      drawPerson(pen, own % 2 ? progress * 340 - 10 : 330 - progress * 340, 176, 26, own, seconds);
    }
  },
};

/** Rails that meet far away, signals, and a train now and then. */
export const railYard: Scene = {
  backdrop(pen, seed) {
    const horizon = 62;
    drawSky(pen, horizon, seed);
    drawSkyline(pen, horizon, seed + 2);
    pen.rect(
      0,
      horizon,
      320,
      118,
      pen.fade(horizon, 180, [pen.colour(40, 0.08, 0.22), pen.colour(35, 0.1, 0.34)]),
    );
    for (const track of [-150, -40, 70, 190]) {
      for (let index = 1; index < 22; index += 1) {
        const near = nearness(index / 22);
        pen.line(
          [160 + (track - 26) * near, horizon + 118 * near],
          [160 + (track + 26) * near, horizon + 118 * near],
          3.6 * near,
          pen.colour(28, 0.2, 0.2),
        );
      }
      for (const rail of [-17, 17]) {
        pen.shape(
          [
            [160, horizon],
            [160 + track + rail - 1.6, 180],
            [160 + track + rail + 1.6, 180],
          ],
          pen.colour(210, 0.08, 0.66),
        );
      }
    }
    for (const side of [-1, 1]) {
      for (const share of [0.26, 0.5, 0.86])
        drawLamp(pen, 160 + side * 176 * share, horizon + 100 * share, 104 * share, -side * 22 * share);
    }
  },
  actors(pen, seed, seconds) {
    const horizon = 62;
    for (const { progress, seed: own } of passers(seed, seconds, { every: 34, lasts: 20, share: 0.85 })) {
      const track = own % 2 ? -40 : 70;
      for (let coach = 5; coach >= 0; coach -= 1) {
        const near = nearness(Math.min(1.05, progress * 1.35 - coach * 0.06));
        if (near < 0.1 || progress * 1.35 - coach * 0.06 < 0) continue;
        const [x, y, size] = [160 + track * near, horizon + 118 * near, 96 * near];
        pen.rect(
          x - size * 0.4,
          y - size * 0.95,
          size * 0.8,
          size * 0.9,
          pen.colour(coach === 0 ? 212 : 208, 0.36, coach === 0 ? 0.34 : 0.26),
        );
        if (coach !== 0) continue;
        pen.rect(x - size * 0.32, y - size * 0.86, size * 0.64, size * 0.3, pen.colour(205, 0.3, 0.13));
        pen.rect(x - size * 0.4, y - size * 0.34, size * 0.8, size * 0.08, pen.lamp(44, 0.6, 0.5));
        for (const side of [-0.26, 0.26]) {
          pen.glow(x + size * side, y - size * 0.2, size * 0.3, 1.2 - pen.light);
          pen.disc(x + size * side, y - size * 0.2, size * 0.05, pen.lamp(50, 0.6, 0.9));
        }
      }
    }
    for (const [index, x] of [96, 226].entries()) {
      const free = Math.floor(seconds / 17 + index + (seed % 5)) % 2 === 0;
      pen.line([x, 112], [x, 78], 1.2, pen.colour(0, 0, 0.3));
      pen.rect(x - 2.4, 70, 4.8, 11, pen.colour(0, 0, 0.1));
      pen.disc(x, free ? 78 : 73.4, 1.6, pen.lamp(free ? 140 : 4, 0.8, 0.55));
      pen.glow(x, free ? 78 : 73.4, 7, 0.9, free ? 140 : 4);
    }
  },
};

/** A fence along open ground, panels behind it, clouds and a patrol. */
export const perimeter: Scene = {
  backdrop(pen, seed) {
    const horizon = 70;
    drawSky(pen, horizon, seed);
    pen.shape(
      [
        [0, 72],
        [54, 60],
        [130, 68],
        [206, 54],
        [320, 66],
        [320, 76],
        [0, 76],
      ],
      pen.colour(150, 0.14, 0.24),
    );
    pen.rect(
      0,
      horizon,
      320,
      110,
      pen.fade(horizon, 180, [pen.colour(92, 0.18, 0.25), pen.colour(84, 0.16, 0.34)]),
    );
    for (let row = 0; row < 5; row += 1) {
      const near = 0.16 + row * 0.115;
      for (let panel = -1; panel < 12; panel += 1) {
        const [x, y, size] = [
          panel * 300 * near + chance(seed, row) * 20 - 60,
          horizon + 106 * near,
          250 * near,
        ];
        pen.shape(
          [
            [x, y],
            [x + size, y],
            [x + size * 1.06, y - size * 0.26],
            [x + size * 0.06, y - size * 0.26],
          ],
          pen.colour(218, 0.44, 0.22 + row * 0.014),
        );
        pen.line(
          [x + size * 0.03, y - size * 0.13],
          [x + size * 1.03, y - size * 0.13],
          0.4,
          pen.colour(205, 0.2, 0.6, 0.5),
        );
      }
    }
    for (let x = -10; x < 340; x += 40) pen.line([x, 172], [x, 104], 2, pen.colour(0, 0, 0.42));
    for (let x = -80; x < 340; x += 8) {
      pen.line([x, 168], [x + 60, 108], 0.4, pen.colour(0, 0, 0.66, 0.34));
      pen.line([x + 60, 168], [x, 108], 0.4, pen.colour(0, 0, 0.66, 0.34));
    }
    for (const y of [104, 108]) pen.line([0, y], [320, y], 0.7, pen.colour(0, 0, 0.6, 0.8));
  },
  actors(pen, seed, seconds) {
    for (let index = 0; index < 3; index += 1) {
      const x = ((seconds * (0.8 + index * 0.3) + chance(seed, index) * 420) % 440) - 80;
      pen.rect(x, 12 + index * 13, 70 - index * 12, 4, pen.colour(210, 0.1, 0.78, 0.13));
    }
    for (const { progress, seed: own } of passers(seed, seconds, { every: 27, lasts: 26, share: 0.8 })) {
      drawLorry(pen, own % 2 ? -60 + 420 * progress : 330 - 420 * progress, 102, 34, own, own % 2 === 1);
    }
    for (const { progress, seed: own } of passers(seed + 6, seconds, { every: 31, lasts: 48 })) {
      drawPerson(pen, own % 2 ? progress * 340 - 10 : 330 - progress * 340, 178, 46, own, seconds);
    }
  },
};
