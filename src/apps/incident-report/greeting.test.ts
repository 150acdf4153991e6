import { expect, test } from 'vitest';
import { partOfDay } from './greeting.ts';

test.each([
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
  [0, 'evening'],
  [4, 'evening'],
])('at %i o’clock the operator is greeted for the %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
