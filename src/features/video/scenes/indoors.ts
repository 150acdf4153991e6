import { chance, passers } from './chance.ts';
import type { Pen, Point } from './pen.ts';
import type { Scene } from './scene.types.ts';
import { drawLorry, drawPerson } from './things.ts';

/** The four walls of a room that is looked along: `near` 0 is its far end, 1 where we stand. */
const frameAt = (near: number, middle: number): readonly [Point, Point, Point, Point] => {
  const [halfWidth, up, down] = [26 + 170 * near, 22 + 100 * near, 26 + 116 * near];
  return [
    [middle - halfWidth, 78 - up],
    [middle + halfWidth, 78 - up],
    [middle + halfWidth, 78 + down],
    [middle - halfWidth, 78 + down],
  ];
};

function drawRoom(pen: Pen, middle: number, hue: number) {
  const [a, b, c, d] = frameAt(0, middle);
  const [e, f, g, h] = frameAt(1, middle);
  pen.shape([a, b, f, e], pen.fade(0, 60, [pen.colour(hue, 0.08, 0.5), pen.colour(hue, 0.08, 0.34)]));
  pen.shape(
    [d, c, g, h],
    pen.fade(104, 180, [pen.colour(hue + 10, 0.1, 0.27), pen.colour(hue + 10, 0.12, 0.42)]),
  );
  pen.shape([a, d, h, e], pen.colour(hue, 0.1, 0.42));
  pen.shape([b, c, g, f], pen.colour(hue, 0.1, 0.37));
  pen.shape([a, b, c, d], pen.colour(hue, 0.1, 0.31));
}

/** A passage with doors, lamps along the ceiling, and somebody now and then. */
export const corridor: Scene = {
  indoors: true,
  backdrop(pen, seed) {
    const middle = 130 + chance(seed, 1) * 60;
    drawRoom(pen, middle, 195 + chance(seed, 2) * 30);
    for (let index = 1; index < 7; index += 1) {
      const near = (index / 6.4) ** 2.2;
      const [a, b] = frameAt(near, middle);
      const half = (b[0] - a[0]) * 0.1;
      pen.shape(
        [
          [middle - half, a[1]],
          [middle + half, a[1]],
          [middle + half * 1.2, a[1] - 3 - 14 * near],
          [middle - half * 1.2, a[1] - 3 - 14 * near],
        ],
        pen.lamp(190, 0.2, 0.86, 0.95),
      );
      pen.shape(
        [
          [middle - half, 156 - a[1] * 0.7],
          [middle + half, 156 - a[1] * 0.7],
          [middle + half, 160 - a[1] * 0.6],
          [middle - half, 160 - a[1] * 0.6],
        ],
        pen.lamp(190, 0.2, 0.86, 0.05),
      );
    }
    for (const side of [0, 1]) {
      for (const [from, to] of [
        [0.06, 0.12],
        [0.24, 0.36],
        [0.58, 0.82],
      ] as const) {
        const [near, far] = [frameAt(to, middle), frameAt(from, middle)];
        const [farTop, farFoot] = side ? [far[1], far[2]] : [far[0], far[3]];
        const [nearTop, nearFoot] = side ? [near[1], near[2]] : [near[0], near[3]];
        const lintel = (top: Point, foot: Point): Point => [top[0], top[1] + (foot[1] - top[1]) * 0.26];
        pen.shape(
          [lintel(farTop, farFoot), lintel(nearTop, nearFoot), nearFoot, farFoot],
          pen.colour(24, 0.26, 0.27),
        );
      }
    }
    pen.rect(middle - 9, 66, 18, 38, pen.colour(210, 0.2, 0.2));
    pen.rect(middle - 6, 56, 12, 4, pen.lamp(140, 0.6, 0.42));
  },
  actors(pen, seed, seconds) {
    const middle = 130 + chance(seed, 1) * 60;
    for (const { progress, seed: own } of passers(seed, seconds, { every: 12, lasts: 22 })) {
      const near = (own % 2 ? progress : 1 - progress) ** 1.8;
      const x = middle + ((own % 5) - 2) * (6 + 30 * near);
      drawPerson(pen, x, 104 + 70 * near, 34 + 76 * near, own, seconds);
    }
  },
};

/** An aisle between racks, boxes on them, and a lorry of the house. */
export const warehouse: Scene = {
  indoors: true,
  backdrop(pen, seed) {
    const middle = 160;
    drawRoom(pen, middle, 36);
    for (const side of [-1, 1]) {
      for (let bay = 9; bay >= 0; bay -= 1) {
        const [far, near] = [((9 - bay) / 10) ** 2, ((10 - bay) / 10) ** 2];
        const edge = (share: number) => middle + side * (22 + 150 * share);
        for (let level = 0; level < 4; level += 1) {
          const y = (share: number, height: number) => 104 + 100 * share - (height * (62 + 150 * share)) / 4;
          const own = chance(seed, bay * 8 + level + (side > 0 ? 300 : 0));
          if (own > 0.2) {
            const filled = 0.5 + own * 0.42;
            pen.shape(
              [
                [edge(far), y(far, level)],
                [edge(near), y(near, level)],
                [edge(near), y(near, level + filled)],
                [edge(far), y(far, level + filled)],
              ],
              pen.colour(24 + own * 22, 0.34, 0.26 + own * 0.16),
            );
          }
          pen.line(
            [edge(far), y(far, level)],
            [edge(near), y(near, level)],
            0.7 + near * 2,
            pen.colour(22, 0.66, 0.42),
          );
        }
        pen.line(
          [edge(near), 104 + 100 * near],
          [edge(near), 42 - 50 * near],
          0.6 + near * 2.4,
          pen.colour(214, 0.44, 0.32),
        );
      }
    }
    for (let index = 0; index < 5; index += 1) {
      const near = (index / 5) ** 2;
      pen.glow(middle, 44 - 44 * near, 16 + 50 * near, 0.7, 50);
      pen.rect(middle - 3 - 12 * near, 42 - 44 * near, 6 + 24 * near, 1.4 + 3 * near, pen.lamp(50, 0.3, 0.9));
    }
  },
  actors(pen, seed, seconds) {
    for (const { progress, seed: own } of passers(seed, seconds, { every: 15, lasts: 12, share: 0.8 })) {
      drawLorry(pen, own % 2 ? 40 + 200 * progress : 220 - 200 * progress, 128, 40, own, own % 2 === 1);
    }
    for (const { progress, seed: own } of passers(seed + 4, seconds, { every: 13, lasts: 26 })) {
      const near = (own % 2 ? progress : 1 - progress) ** 1.6;
      drawPerson(pen, 160 + ((own % 7) - 3) * (3 + 10 * near), 106 + 68 * near, 26 + 62 * near, own, seconds);
    }
  },
};

/** A wide hall with pillars and a crowd that crosses it. */
export const hall: Scene = {
  indoors: true,
  backdrop(pen, seed) {
    const hue = 30 + chance(seed, 3) * 180;
    pen.rect(0, 0, 320, 66, pen.fade(0, 66, [pen.colour(hue, 0.06, 0.26), pen.colour(hue, 0.1, 0.42)]));
    pen.rect(0, 66, 320, 114, pen.fade(66, 180, [pen.colour(hue, 0.08, 0.36), pen.colour(hue, 0.08, 0.52)]));
    for (let index = 0; index < 9; index += 1) {
      const y = 66 + 114 * (index / 9) ** 2;
      pen.line([0, y], [320, y], 0.5, pen.colour(hue, 0.1, 0.3, 0.5));
    }
    for (let index = -12; index <= 12; index += 1) {
      pen.line([160 + index * 15, 66], [160 + index * 62, 180], 0.5, pen.colour(hue, 0.1, 0.3, 0.5));
    }
    for (let shop = 0; shop < 6; shop += 1) {
      const x = shop * 54 - 2;
      pen.rect(x, 30, 50, 37, pen.colour(hue + 20, 0.1, 0.24));
      pen.rect(
        x + 3,
        36,
        44,
        30,
        pen.lamp(
          30 + chance(seed, shop) * 30 + (shop % 2) * 160,
          0.16,
          0.42 + chance(seed, shop + 9) * 0.16,
          0.75,
        ),
      );
      pen.rect(x + 24, 36, 1, 30, pen.colour(0, 0, 0.2));
    }
    for (const x of [34, 160, 286]) {
      pen.rect(x - 7, 0, 14, 104, pen.colour(hue, 0.06, 0.56));
      pen.rect(x + 2, 0, 5, 104, pen.colour(hue, 0.06, 0.44));
      pen.rect(x - 9, 100, 18, 6, pen.colour(hue, 0.06, 0.36));
    }
    for (let index = 0; index < 6; index += 1) pen.rect(18 + index * 54, 8, 20, 2, pen.lamp(50, 0.3, 0.88));
  },
  actors(pen, seed, seconds) {
    const people = [0, 1, 2, 3, 4].flatMap((lane) =>
      passers(seed + lane, seconds, { every: 9 + lane * 2, lasts: 26, share: 0.75 }).map((person) => ({
        ...person,
        lane,
      })),
    );
    for (const { progress, seed: own, lane } of people) {
      const near = lane / 4;
      const x = own % 2 ? progress * 350 - 15 : 335 - progress * 350;
      drawPerson(pen, x, 80 + 94 * near, 24 + 44 * near, own, seconds);
    }
  },
};

/** Cabinets whose lights blink, and somebody who looks after them. */
export const plantRoom: Scene = {
  indoors: true,
  backdrop(pen, seed) {
    pen.rect(0, 0, 320, 180, pen.fade(0, 180, [pen.colour(205, 0.14, 0.2), pen.colour(205, 0.1, 0.3)]));
    pen.shape(
      [
        [0, 180],
        [320, 180],
        [320, 132],
        [0, 132],
      ],
      pen.fade(132, 180, [pen.colour(205, 0.08, 0.24), pen.colour(205, 0.08, 0.4)]),
    );
    for (let cabinet = 0; cabinet < 7; cabinet += 1) {
      const x = 4 + cabinet * 45;
      pen.rect(x, 26, 42, 118, pen.colour(215, 0.14, 0.16));
      pen.rect(x, 26, 42, 5, pen.colour(210, 0.1, 0.3));
      for (let slot = 0; slot < 11; slot += 1)
        pen.rect(
          x + 4,
          36 + slot * 9.4,
          34,
          7.4,
          pen.colour(215, 0.12, 0.1 + chance(seed, cabinet * 20 + slot) * 0.1),
        );
    }
    for (const [index, hue] of [16, 130, 205].entries()) {
      pen.line([0, 10 + index * 4.5], [320, 10 + index * 4.5], 3, pen.colour(hue, 0.4, 0.3));
    }
    pen.rect(0, 0, 320, 4, pen.lamp(195, 0.2, 0.74, 0.7));
  },
  actors(pen, seed, seconds) {
    for (let cabinet = 0; cabinet < 7; cabinet += 1) {
      for (let slot = 0; slot < 11; slot += 1) {
        const own = chance(seed, cabinet * 40 + slot);
        const on = chance(Math.floor(own * 1e9), Math.floor(seconds * (1 + own * 4))) > 0.45;
        if (!on) continue;
        const hue = own > 0.93 ? 4 : own > 0.8 ? 42 : 150;
        pen.rect(8 + cabinet * 45 + (slot % 3) * 3, 39 + slot * 9.4, 1.8, 1.8, pen.lamp(hue, 0.8, 0.56));
      }
    }
    for (const { progress, seed: own } of passers(seed + 7, seconds, { every: 24, lasts: 40, share: 0.6 })) {
      drawPerson(pen, own % 2 ? progress * 350 - 15 : 335 - progress * 350, 174, 74, own, seconds);
    }
  },
};
