import { describe, expect, it } from 'vitest';
import { brightnessOf, Stillness } from './stillness.ts';

/** How many samples of those after the first were proven new. */
function renewalsOf(samples: readonly (readonly number[])[]): number {
  const stillness = new Stillness();
  for (const sample of samples) stillness.compare(Uint8Array.from(sample));
  return stillness.renewals;
}

const repeat = (count: number, sampleAt: (index: number) => readonly number[]) =>
  Array.from({ length: count }, (_, index) => sampleAt(index));

describe('a picture', () => {
  it('is proven by nothing when it is the first', () => {
    expect(renewalsOf([[0, 255, 17]])).toBe(0);
  });

  it('is not new when it repeats the one before', () => {
    expect(renewalsOf(repeat(60, () => [90, 12, 200]))).toBe(0);
  });

  it('is new when one point of it has changed as much as a burnt-in clock changes it', () => {
    expect(
      renewalsOf([
        [90, 12, 200],
        [90, 16, 200],
        [90, 12, 200],
      ]),
    ).toBe(2);
  });

  it('is not new when an encoder approximates it anew with each keyframe and rests between them', () => {
    const breath = [0, 3, 2, 2, 2, 1, 1, 0];
    expect(renewalsOf(repeat(200, (index) => [90 + (breath[index % 8] ?? 0), 200]))).toBe(0);
  });

  it('is new when it has the noise of a sensor, which never rests, after four seconds of it', () => {
    const noisy = repeat(20, (index) => [90 + (index % 2) * 2, 200]);
    expect(renewalsOf(noisy.slice(0, 10))).toBe(0);
    expect(renewalsOf(noisy.slice(0, 11))).toBe(1);
    expect(renewalsOf(noisy)).toBe(10);
  });
});

it('weighs colours as eyes do', () => {
  const rgba = Uint8ClampedArray.from([255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
  expect([...brightnessOf(rgba)]).toEqual([255, 149, 28]);
});
