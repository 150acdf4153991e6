import { expect, test } from 'vitest';
import { dayAfter, dayOf, startOfDay } from './days.ts';

test('a day that is chosen is the day that is shown, at both ends', () => {
  expect(dayOf(startOfDay('2026-02-28') ?? '')).toBe('2026-02-28');
  expect(dayOf(dayAfter('2026-02-28') ?? '', -1)).toBe('2026-02-28');
  expect(dayOf(dayAfter('2026-02-28') ?? '')).toBe('2026-03-01');
});

test('a text that is no day has no beginning', () => {
  expect(startOfDay('someday')).toBeNull();
});
