import { expect, it } from 'vitest';
import { createConnectionQueue } from './connectionQueue.ts';

function enterMany(count: number) {
  const queue = createConnectionQueue();
  const started: number[] = [];
  const leave = Array.from({ length: count }, (_, index) => queue.enter(() => started.push(index)));
  return { queue, started, leave };
}

it('lets six connect at once, and the others wait', () => {
  const { queue, started } = enterMany(20);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(queue.count()).toEqual({ connecting: 6, waiting: 14 });
});

it('lets the next one in when one has connected or failed', () => {
  const { started, leave } = enterMany(8);
  leave[3]?.();
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('gives no second turn to whoever leaves twice', () => {
  const { queue, started, leave } = enterMany(9);
  leave[0]?.();
  leave[0]?.();
  expect(started).toHaveLength(7);
  expect(queue.count()).toEqual({ connecting: 6, waiting: 2 });
});

it('forgets who goes while waiting', () => {
  const { queue, started, leave } = enterMany(8);
  leave[6]?.();
  leave[0]?.();
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 7]);
  expect(queue.count()).toEqual({ connecting: 6, waiting: 0 });
});
