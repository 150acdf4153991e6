import { expect, test } from 'vitest';
import type { IncidentState } from '~/graphql/types.generated.ts';
import { arrivalsIn } from './arrivals.ts';

const row = (number: number) => ({
  id: `${number}`,
  number,
  raisedAt: new Date(number * 1000).toISOString(),
  severity: 'HIGH' as const,
  state: 'NEW' as IncidentState,
});
const rows = (...numbers: number[]) => numbers.map(row);
const page = (hasNextPage: boolean, ...numbers: number[]) => ({
  nodes: rows(...numbers),
  pageInfo: { hasNextPage },
});
const filter = { states: ['NEW', 'ACKNOWLEDGED'] as IncidentState[] };
const newest = { filter, orderBy: { field: 'RAISED_AT', direction: 'DESC' } } as const;
const urgent = { filter, orderBy: { field: 'URGENCY', direction: 'DESC' } } as const;

test('what is new has arrived; what it pushed off the page is still there', () => {
  expect(arrivalsIn(rows(9, 8, 7), page(true, 11, 10, 9), newest)).toEqual({ arrived: 2, departed: 0 });
});

test('what the filter does not find any more has departed', () => {
  expect(arrivalsIn(rows(9, 8, 7), page(true, 9, 7, 6), newest)).toEqual({ arrived: 1, departed: 1 });
  expect(arrivalsIn(rows(9, 8), page(false, 9), newest)).toEqual({ arrived: 0, departed: 1 });
});

test('rows of later pages are not compared with the first', () => {
  const byNumber = { filter, orderBy: { field: 'NUMBER', direction: 'ASC' } } as const;
  expect(arrivalsIn(rows(1, 2, 3, 4, 5), page(true, 1, 2), byNumber)).toEqual({ arrived: 0, departed: 0 });
});

test('by urgency, who acknowledges a row sends it to a later page, where it is still found', () => {
  const [first, ...others] = rows(1, 2, 3);
  const acknowledged = { ...first, ...row(1), state: 'ACKNOWLEDGED' as const };
  expect(arrivalsIn([acknowledged, ...others], page(true, 2, 3, 4), urgent)).toEqual({
    arrived: 1,
    departed: 0,
  });
});

test('by urgency, a row that was closed has departed from what is open, however long the list', () => {
  const [, ...others] = rows(1, 2, 3);
  const closed = { ...row(1), state: 'RESOLVED' as const };
  expect(arrivalsIn([closed, ...others], page(true, 2, 3, 4), urgent)).toEqual({ arrived: 1, departed: 1 });
});
