import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the work is done again and again, whether it fails or not, until it is stopped', async () => {
  const done: number[] = [];
  const failures: unknown[] = [];
  const stop = repeat(
    async () => {
      done.push(Date.now());
      if (done.length === 2) throw new Error('once');
    },
    1_000,
    (error) => failures.push(error),
  );
  await vi.advanceTimersByTimeAsync(3_500);
  expect(done).toHaveLength(3);
  expect(failures).toHaveLength(1);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toHaveLength(3);
});

test('it begins again after it has ended, not before', async () => {
  let running = 0;
  let most = 0;
  const stop = repeat(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => {
        setTimeout(resolve, 2_500);
      });
      running -= 1;
    },
    1_000,
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  expect(most).toBe(1);
  stop();
});
