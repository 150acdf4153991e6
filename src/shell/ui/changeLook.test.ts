import { describe, expect, test } from 'vitest';
import { changeLook, pointsOf } from './changeLook.ts';

describe('a change', () => {
  test('is good or bad by what is welcome, and neutral where nothing is', () => {
    expect(changeLook(1, 'up')).toEqual({ direction: 'up', meaning: 'good' });
    expect(changeLook(-1, 'up')).toEqual({ direction: 'down', meaning: 'bad' });
    expect(changeLook(-1, 'down')).toEqual({ direction: 'down', meaning: 'good' });
    expect(changeLook(1)).toEqual({ direction: 'up', meaning: 'neutral' });
  });

  test.each([0, -0, 0.00004, -0.00004])(
    'of %f of a share is 0 points: neutral, and points nowhere',
    (share) => {
      expect(changeLook(pointsOf(share), 'up')).toEqual({ direction: 'same', meaning: 'neutral' });
    },
  );

  test('is seen from the smallest that is written on', () => {
    expect(pointsOf(-0.0001)).toBe(-0.01);
    expect(changeLook(pointsOf(-0.0001), 'up')).toEqual({ direction: 'down', meaning: 'bad' });
  });
});
