import { expect, test, vi } from 'vitest';
import { whenOver } from './whenOver.ts';

async function* counting(to: number, failure?: Error) {
  for (let number = 1; number <= to; number += 1) yield number;
  if (failure) throw failure;
}

test('what is read to its end, left before, or fails is over, once', async () => {
  const over = vi.fn();
  const read: number[] = [];
  const whole = whenOver(counting(2), over);
  for await (const number of whole) read.push(number);
  expect(read).toEqual([1, 2]);
  expect(over).toHaveBeenCalledTimes(1);
  await whole.return?.();
  expect(over).toHaveBeenCalledTimes(1);

  for await (const number of whenOver(counting(2), over)) if (number === 1) break;
  expect(over).toHaveBeenCalledTimes(2);

  const failing = whenOver(counting(0, new Error('lost')), over);
  await expect(failing.next()).rejects.toThrow('lost');
  expect(over).toHaveBeenCalledTimes(3);
});
