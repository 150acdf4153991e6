import { expect, it } from 'vitest';
import { nextSort } from './table.ts';

it('sorts by a fresh column upwards', () => {
  expect(nextSort({ column: 'name', direction: 'desc' }, 'state')).toEqual({
    column: 'state',
    direction: 'asc',
  });
});

it('turns the order of the column that is sorted by', () => {
  expect(nextSort({ column: 'name', direction: 'asc' }, 'name').direction).toBe('desc');
  expect(nextSort({ column: 'name', direction: 'desc' }, 'name').direction).toBe('asc');
});
