import { expect, test } from 'vitest';
import { arrivalsIn } from './arrivals.ts';

const row = (number: number) => ({
  id: `${number}`,
  number,
  raisedAt: new Date(number * 1000).toISOString(),
});
const rows = (...numbers: number[]) => numbers.map(row);
const page = (hasNextPage: boolean, ...numbers: number[]) => ({
  nodes: rows(...numbers),
  pageInfo: { hasNextPage },
});
const newest = { field: 'RAISED_AT', direction: 'DESC' } as const;

test('what is new has arrived; what it pushed off the page is still there', () => {
  expect(arrivalsIn(rows(9, 8, 7), page(true, 11, 10, 9), newest)).toEqual({ arrived: 2, departed: 0 });
});

test('what the filter does not find any more has departed', () => {
  expect(arrivalsIn(rows(9, 8, 7), page(true, 9, 7, 6), newest)).toEqual({ arrived: 1, departed: 1 });
  expect(arrivalsIn(rows(9, 8), page(false, 9), newest)).toEqual({ arrived: 0, departed: 1 });
});

test('rows of later pages are not compared with the first', () => {
  const byNumber = { field: 'NUMBER', direction: 'ASC' } as const;
  expect(arrivalsIn(rows(1, 2, 3, 4, 5), page(true, 1, 2), byNumber)).toEqual({ arrived: 0, departed: 0 });
});
