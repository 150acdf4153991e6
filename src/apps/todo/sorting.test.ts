import { expect, test } from 'vitest';
import { placeOf } from './sorting.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test.each([
  ['a', 'c', { before: 'd', next: 'b' }],
  ['a', 'd', { before: null, next: 'b' }],
  ['d', 'a', { before: 'a', next: null }],
  ['c', 'b', { before: 'b', next: 'd' }],
  ['b', 'b', null],
  ['b', 'x', null],
])('%s dropped on %s', (id, overId, place) => {
  expect(placeOf(rows, id, overId)).toEqual(place);
});
