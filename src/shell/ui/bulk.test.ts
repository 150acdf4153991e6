import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';
import { readBatchId } from '~/resolvers/audit/batchId.rules.ts';
import { inChunks } from './bulk.ts';

const items = Array.from({ length: 250 }, (_, index) => ({ id: `${index}` }));
const conflict = (refusedIds: string[]) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code: 'CONFLICT', refusedIds } }] });

describe('a change of many things', () => {
  test('takes a hundred at a time, in their order', async () => {
    const calls: number[] = [];
    const { done } = await inChunks(items, async (ids) => void calls.push(ids.length));
    expect(calls).toEqual([100, 100, 50]);
    expect(done).toEqual(items);
  });

  test('is one batch for the audit, and another change another', async () => {
    const batches: string[] = [];
    const change = () => inChunks(items, async (_, { batchId }) => void batches.push(batchId));
    await change();
    await change();
    const [first, , , second] = batches;
    expect(batches).toEqual([first, first, first, second, second, second]);
    expect(second).not.toBe(first);
    expect(batches.map((batchId) => readBatchId(batchId))).toEqual(batches);
  });

  test('is kept where nothing was refused; what stood beside a refused one is left', async () => {
    const outcome = await inChunks(items, async (ids) => {
      if (ids.includes('120')) throw conflict(['120']);
    });
    expect(outcome.done).toHaveLength(150);
    expect(outcome.refused).toEqual([{ id: '120' }]);
    expect(outcome.left).toHaveLength(99);
    expect(outcome.error).toBeNull();
  });

  test('stops at what is no refusal, and says what was done before', async () => {
    const broken = new Error('No connection.');
    const outcome = await inChunks(items, async (ids) => {
      if (ids.includes('100')) throw broken;
    });
    expect(outcome).toMatchObject({ refused: [], error: broken });
    expect([outcome.done.length, outcome.left.length]).toEqual([100, 150]);
  });

  test('says how far it is, and leaves the rest as it is when it is cancelled', async () => {
    const cancelled = new AbortController();
    const told: string[] = [];
    const outcome = await inChunks(items, async () => undefined, {
      signal: cancelled.signal,
      onProgress: ({ done, total }) => {
        told.push(`${done} of ${total}`);
        if (done === 200) cancelled.abort();
      },
    });
    expect(told).toEqual(['100 of 250', '200 of 250']);
    expect([outcome.done.length, outcome.left.length, outcome.error]).toEqual([200, 50, null]);
  });
});
