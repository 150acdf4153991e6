import { expect, it } from 'vitest';
import { groupBy } from './groupBy.ts';

it('keeps groups in the order of their first rows, and rows in theirs', () => {
  const mails = [
    { id: 'a', read: true },
    { id: 'b', read: false },
    { id: 'c', read: false },
  ];
  const groups = groupBy(mails, ({ read }) => read);
  expect([...groups].map(([read, of]) => [read, of.map(({ id }) => id)])).toEqual([
    [true, ['a']],
    [false, ['b', 'c']],
  ]);
});
