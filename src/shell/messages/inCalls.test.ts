import { expect, it } from 'vitest';
import { inCalls, inTurn } from './inCalls.ts';

const ids = Array.from({ length: 201 }, (_, index) => `id${index}`);

it('asks for 100 at a time, in their order', async () => {
  const asked: string[][] = [];
  const result = await inCalls(ids, async (some) => {
    asked.push(some);
    return {};
  });
  expect(result).toEqual({});
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(asked.flat()).toEqual(ids);
});

it('ends at the first refusal, and answers it', async () => {
  const refusal = { field: 'ids', code: 'NOT_FOUND' };
  const asked: string[] = [];
  const result = await inTurn(['a', 'b', 'c'], async (id) => {
    asked.push(id);
    return { errors: id === 'b' ? [refusal] : [] } as never;
  });
  expect(result.errors).toEqual([refusal]);
  expect(asked).toEqual(['a', 'b']);
});

it('throws when a call gives no answer', async () => {
  await expect(inTurn(['a'], async () => null)).rejects.toThrow('The API gave no answer.');
});
