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
    expect(commandOf(press('a'), false)).toEqual({ kind: 'change', action: 'ACKNOWLEDGE' });
    expect(commandOf(press('J', { shiftKey: true }), false)).toEqual({ kind: 'move', by: 1, extend: true });
  });

  test('whatever goes with Ctrl, Meta or Alt is the browser’s', () => {
    expect(commandOf(press('a', { ctrlKey: true }), true)).toBeNull();
    expect(commandOf(press('r', { metaKey: true }), true)).toBeNull();
    expect(commandOf(press('d', { altKey: true }), true)).toBeNull();
  });

  test('arrows move in the table and scroll the page elsewhere', () => {
    expect(commandOf(press('ArrowDown'), true)).toMatchObject({ by: 1 });
    expect(commandOf(press('ArrowDown'), false)).toBeNull();
  });

  test('names of things that every object has are no keys', () => {
    expect(commandOf(press('constructor'), true)).toBeNull();
  });

  test('every letter that is shown does something', () => {
    const letters = shownKeys.flatMap(({ keys }) => keys.filter((key) => key.length === 1 && key < '~'));
    expect(letters.filter((key) => commandOf(press(key), true) === null)).toEqual([]);
  });
});
