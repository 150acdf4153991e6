import { expect, test } from 'vitest';
import { isBeginning, stepAt } from './firstSteps.rules.ts';

test('the next step is a site, then a camera, then its picture', () => {
  expect(stepAt(0, 0)).toBe('site');
  expect(stepAt(2, 0)).toBe('camera');
  expect(stepAt(1, 1)).toBe('picture');
});

test('the first steps are over when one camera was observed', () => {
  const never = { state: 'NOT_OBSERVED' } as const;
  expect(isBeginning([])).toBe(true);
  expect(isBeginning([never, never])).toBe(true);
  expect(isBeginning([never, { state: 'UP' }])).toBe(false);
});
