import { describe, expect, test } from 'vitest';
import { listCommandOf } from './listKeys.ts';

const press = (key: string, held: Partial<Parameters<typeof listCommandOf>[0]> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

const archive = { keys: ['e'], text: 'Archive', run: () => undefined };

describe('keys of a list', () => {
  test('move, select and open', () => {
    expect(listCommandOf(press('j'), 'page', [])).toEqual({ kind: 'move', by: 1, extend: false });
    expect(listCommandOf(press('X', { shiftKey: true }), 'rows', [])).toEqual({
      kind: 'select',
      range: true,
    });
    expect(listCommandOf(press('Enter'), 'page', [])).toEqual({ kind: 'open' });
  });

  test('leave Enter and arrows to what has the focus', () => {
    expect(listCommandOf(press('Enter'), 'rows', [])).toBeNull();
    expect(listCommandOf(press('ArrowDown'), 'around', [])).toBeNull();
    expect(listCommandOf(press('ArrowDown'), 'rows', [])).toMatchObject({ by: 1 });
  });

  test('of an app go before those of every list', () => {
    const own = { ...archive, keys: ['x'] };
    expect(listCommandOf(press('x'), 'rows', [own])).toEqual({ kind: 'own', command: own });
    expect(listCommandOf(press('e'), 'page', [archive])).toEqual({ kind: 'own', command: archive });
  });

  test('with Ctrl, Meta or Alt are the browser’s', () => {
    expect(listCommandOf(press('e', { ctrlKey: true }), 'rows', [archive])).toBeNull();
    expect(listCommandOf(press('constructor'), 'rows', [])).toBeNull();
  });
});
