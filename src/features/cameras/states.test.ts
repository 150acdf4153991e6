import { expect, it } from 'vitest';
import { cameraStateLook, severityLook } from './states.ts';

it('tells low severity from a camera that is up by its shape and its word: both are green', () => {
  expect(severityLook.LOW.shape).not.toBe(cameraStateLook.UP.shape);
  expect(severityLook.LOW.word).not.toBe(cameraStateLook.UP.word);
});

it('gives each severity a shape of its own', () => {
  const shapes = Object.values(severityLook).map(({ shape }) => shape);
  expect(new Set(shapes).size).toBe(shapes.length);
});
