import { expect, it } from 'vitest';
import { deviceKind } from './deviceKind.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
const phone = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

it.each([
  ['a desktop computer', { userAgent: mac, shortSide: 1117, touch: false }, 'DESKTOP'],
  ['a small desktop window', { userAgent: mac, shortSide: 700, touch: false }, 'DESKTOP'],
  ['a phone', { userAgent: phone, shortSide: 412, touch: true }, 'MOBILE'],
  ['a tablet', { userAgent: tablet, shortSide: 800, touch: true }, 'TABLET'],
  ['a tablet that calls itself a Mac', { userAgent: mac, shortSide: 820, touch: true }, 'TABLET'],
] as const)('tells %s', (_, signs, kind) => {
  expect(deviceKind(signs)).toBe(kind);
});
