import { expect, test } from 'vitest';
import { liveTone } from './counter.rules.ts';

test.each([
  [{ up: 43, degraded: 0 }, 'up'],
  [{ up: 22, degraded: 21 }, 'up'],
  [{ up: 21, degraded: 21 }, 'up'],
  [{ up: 20, degraded: 23 }, 'degraded'],
  [{ up: 0, degraded: 43 }, 'degraded'],
  [{ up: 0, degraded: 0 }, 'up'],
] as const)('of live cameras %o the number is drawn as %s', (counts, tone) => {
  expect(liveTone(counts)).toBe(tone);
});
