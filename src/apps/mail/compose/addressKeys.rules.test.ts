import { describe, expect, test } from 'vitest';
import { addressKey } from './addressKeys.rules.ts';

const pressed = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, ...more });
const empty = { typed: '', suggestions: 0, addresses: 0 };
const typing = { typed: 'ad', suggestions: 0, addresses: 1 };
const suggesting = { ...typing, suggestions: 3 };

describe('while something is suggested', () => {
  test('arrows mark, and Escape puts the suggestions away', () => {
    expect(addressKey(pressed('ArrowDown'), suggesting)).toEqual({ does: 'mark', by: 1 });
    expect(addressKey(pressed('ArrowUp'), suggesting)).toEqual({ does: 'mark', by: -1 });
    expect(addressKey(pressed('Escape'), suggesting)).toEqual({ does: 'close' });
  });

  test('Enter and Tab take the marked one; a comma or semicolon takes what was typed', () => {
    expect(addressKey(pressed('Enter'), suggesting)).toEqual({ does: 'choose', leaves: false });
    expect(addressKey(pressed('Tab'), suggesting)).toEqual({ does: 'choose', leaves: true });
    expect(addressKey(pressed(','), suggesting)).toEqual({ does: 'read', leaves: false });
    expect(addressKey(pressed(';'), suggesting)).toEqual({ does: 'read', leaves: false });
  });
});

describe('while nothing is suggested', () => {
  test('arrows and Escape do what they do in any field', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Escape']) expect(addressKey(pressed(key), typing)).toBeNull();
  });

  test.each(['Enter', 'Tab', ',', ';'])('%s takes what was typed', (key) => {
    expect(addressKey(pressed(key), typing)).toEqual({ does: 'read', leaves: key === 'Tab' });
  });
});

test('without words Enter does not send the form, and other keys are left alone', () => {
  for (const typed of ['', '  ']) {
    expect(addressKey(pressed('Enter'), { ...empty, typed })).toEqual({ does: 'nothing' });
    for (const key of ['Tab', ',', ';', 'a'])
      expect(addressKey(pressed(key), { ...empty, typed })).toBeNull();
  }
});

test('Backspace takes the last address away, once nothing is typed', () => {
  expect(addressKey(pressed('Backspace'), { ...empty, addresses: 1 })).toEqual({ does: 'dropLast' });
  expect(addressKey(pressed('Backspace'), { ...empty, typed: ' ', addresses: 1 })).toBeNull();
  expect(addressKey(pressed('Backspace'), empty)).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'with %o Enter is left to the form, which sends the mail',
  (held) => {
    expect(addressKey(pressed('Enter', held), suggesting)).toBeNull();
    expect(addressKey(pressed('Enter', held), empty)).toBeNull();
  },
);
