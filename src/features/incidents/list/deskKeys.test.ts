import { describe, expect, test } from 'vitest';
import { commandOf, shownKeys } from './deskKeys.ts';

const press = (key: string, held: Partial<Parameters<typeof commandOf>[0]> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys of the incident desk', () => {
  test('a letter does one thing, with Shift it moves and selects', () => {
    expect(commandOf(press('a'), 'page')).toEqual({ kind: 'change', action: 'ACKNOWLEDGE' });
    expect(commandOf(press('J', { shiftKey: true }), 'page')).toEqual({ kind: 'move', by: 1, extend: true });
  });

  test('x selects the current row, with Shift all from the row that was selected last', () => {
    expect(commandOf(press('x'), 'rows')).toEqual({ kind: 'select', range: false });
    expect(commandOf(press('X', { shiftKey: true }), 'rows')).toEqual({ kind: 'select', range: true });
  });

  test('whatever goes with Ctrl, Meta or Alt is the browser’s', () => {
    expect(commandOf(press('a', { ctrlKey: true }), 'rows')).toBeNull();
    expect(commandOf(press('r', { metaKey: true }), 'rows')).toBeNull();
    expect(commandOf(press('d', { altKey: true }), 'rows')).toBeNull();
  });

  test('arrows move in the table and scroll the page elsewhere', () => {
    expect(commandOf(press('ArrowDown'), 'rows')).toMatchObject({ by: 1 });
    expect(commandOf(press('ArrowDown'), 'page')).toBeNull();
  });

  test('Enter opens the current row where it presses nothing else', () => {
    expect(commandOf(press('Enter'), 'page')).toEqual({ kind: 'open' });
    expect(commandOf(press('Enter'), 'rows')).toBeNull();
    expect(commandOf(press('Enter'), 'around')).toBeNull();
  });

  test('names of things that every object has are no keys', () => {
    expect(commandOf(press('constructor'), 'rows')).toBeNull();
  });

  test('every letter that is shown does something', () => {
    const letters = shownKeys.flatMap(({ keys }) => keys.filter((key) => key.length === 1 && key < '~'));
    expect(letters.filter((key) => commandOf(press(key), 'rows') === null)).toEqual([]);
  });
});
