import { expect, test } from 'vitest';
import { heldBack } from './held.rules.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const held = (known: string, ids: string) => {
  const { shown, waiting } = heldBack(new Set(known), rows(ids));
  return [shown.map(({ id }) => id).join(''), waiting];
};

test('what comes above or between waits, what is read on for behind does not, what is gone is gone', () => {
  expect(held('abc', 'xabc')).toEqual(['abc', 1]);
  expect(held('abc', 'xaybc')).toEqual(['abc', 2]);
  expect(held('abc', 'abcde')).toEqual(['abcde', 0]);
  expect(held('abc', 'xac')).toEqual(['ac', 1]);
  expect(held('abc', '')).toEqual(['', 0]);
});

test('a list of which nothing is left shows what is there', () =>
  expect(held('abc', 'xy')).toEqual(['xy', 0]));
