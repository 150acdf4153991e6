import { expect, test } from 'vitest';
import { readBatchId } from './batchId.rules.ts';

test.each(['x'.repeat(16), 'x'.repeat(64), '0195c5c4-6d4e-7b6a-9d3a-0123456789ab', 'A_batch-of_mine-1'])(
  'the name of a batch may be %s',
  (sent) => expect(readBatchId(sent)).toBe(sent),
);

test('a call may name none', () => {
  expect([readBatchId(undefined), readBatchId(null)]).toEqual([null, null]);
});

test.each([
  ['x'.repeat(15)],
  ['x'.repeat(65)],
  [''],
  ['two words, of 24 letters'],
  [`${'x'.repeat(16)}\n`],
  [7],
  [{}],
])('%j is refused', (sent) => {
  expect(() => readBatchId(sent)).toThrow('16 to 64 letters');
});
