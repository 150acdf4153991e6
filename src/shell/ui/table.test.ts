import { expect, it } from 'vitest';
import { hueOf, initialsOf } from './Avatar.tsx';
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

it('draws people as the initials of their first and last name', () => {
  expect(['Ada Mary Okafor', 'bo', '김민준', '  ', '👩‍🚒 Fire'].map(initialsOf)).toEqual([
    'AO',
    'B',
    '김',
    '',
    '👩F',
  ]);
});

it('gives a name always the same hue', () => {
  expect(hueOf('Ada Okafor')).toBe(hueOf('Ada Okafor'));
  expect(hueOf('Ada Okafor')).not.toBe(hueOf('Deniz Yılmaz'));
});
