import { expect, test } from 'vitest';
import { drawnSize } from './picture.rules.ts';

test.each([
  [
    { width: 800, height: 600 },
    { width: 800, height: 600, toWidth: 800, toHeight: 600 },
  ],
  [
    { width: 1600, height: 900 },
    { width: 1600, height: 900, toWidth: 1600, toHeight: 900 },
  ],
  [
    { width: 3200, height: 1000 },
    { width: 3200, height: 1000, toWidth: 1600, toHeight: 500 },
  ],
  [
    { width: 1000, height: 3200 },
    { width: 1000, height: 3200, toWidth: 500, toHeight: 1600 },
  ],
  [
    { width: 9000, height: 2 },
    { width: 9000, height: 2, toWidth: 1600, toHeight: 1 },
  ],
  [
    { width: 2, height: 9000 },
    { width: 2, height: 9000, toWidth: 1, toHeight: 1600 },
  ],
])('a picture is sent whole, with sides of 1600 pixels at most and 1 at least: %o', (size, drawn) => {
  expect(drawnSize('PICTURE', size)).toEqual({ x: 0, y: 0, ...drawn });
});

test.each([
  [
    { width: 1200, height: 800 },
    { x: 200, y: 0, width: 800, height: 800, toWidth: 512, toHeight: 512 },
  ],
  [
    { width: 801, height: 1200 },
    { x: 0, y: 199, width: 801, height: 801, toWidth: 512, toHeight: 512 },
  ],
  [
    { width: 100, height: 60 },
    { x: 20, y: 0, width: 60, height: 60, toWidth: 60, toHeight: 60 },
  ],
  [
    { width: 512, height: 512 },
    { x: 0, y: 0, width: 512, height: 512, toWidth: 512, toHeight: 512 },
  ],
])('an avatar is the middle, a square of 512 pixels at most: %o', (size, drawn) => {
  expect(drawnSize('AVATAR', size)).toEqual(drawn);
});
