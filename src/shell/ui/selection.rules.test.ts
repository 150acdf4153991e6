import { describe, expect, test } from 'vitest';
import { withToggled } from './selection.rules.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const toggled = (selected: readonly string[], id: string, from: string | null) => [
  ...withToggled(new Set(selected), order, id, from),
];

describe('a row that is toggled', () => {
  test('joins the selection, or leaves it', () => {
    expect(toggled(['a'], 'c', null)).toEqual(['a', 'c']);
    expect(toggled(['a', 'c'], 'c', null)).toEqual(['a']);
  });

  test('takes along all rows from the one that was toggled last, downwards and upwards', () => {
    expect(toggled(['b'], 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(toggled(['d'], 'b', 'd').sort()).toEqual(['b', 'c', 'd']);
  });

  test('leaves with all of them when it was selected', () => {
    expect(toggled(order, 'd', 'b')).toEqual(['a', 'e']);
  });

  test('is alone when the row that was toggled last is gone', () => {
    expect(toggled(['b'], 'd', 'gone')).toEqual(['b', 'd']);
  });

  test('can be the first of all, and so can the one before it', () => {
    expect(toggled(['a'], 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(toggled([], 'a', 'b')).toEqual(['a', 'b']);
  });

  test('takes no other along when it is the one that was toggled last', () => {
    expect(toggled([], 'c', 'c')).toEqual(['c']);
  });

  test('drops what is not in the list any more', () => {
    expect(toggled(['gone', 'a'], 'b', null)).toEqual(['a', 'b']);
  });
});
