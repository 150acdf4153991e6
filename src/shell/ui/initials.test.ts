import { expect, it } from 'vitest';
import { hueOf, initialsOf } from './initials.ts';

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
