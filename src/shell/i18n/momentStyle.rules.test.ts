import { expect, test } from 'vitest';
import { momentStyle } from './momentStyle.rules.ts';

test.each([
  ['2026-11-22T00:01:00', 'time'],
  ['2026-11-21T23:59:00', 'day'],
  ['2025-12-31T23:59:00', 'date'],
])('%s is told by its %s', (at, style) =>
  expect(momentStyle(new Date(at), new Date('2026-11-22T15:00:00'))).toBe(style),
);
