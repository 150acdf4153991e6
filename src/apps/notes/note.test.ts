import { expect, test } from 'vitest';
import { blankDraft, nameOf } from './note.ts';

test('a note is called by its title, else as its text begins', () => {
  expect(nameOf({ ...blankDraft(), title: 'Gate', description: 'Oil it' })).toBe('Gate');
  expect(nameOf({ ...blankDraft(), description: 'Oil it\nand the lock' })).toBe('Oil it');
  expect(nameOf({ ...blankDraft(), checklist: [{ id: '1', text: 'Keys', checked: false }] })).toBe('Keys');
  expect(nameOf({ ...blankDraft(), title: 'x'.repeat(80) })).toHaveLength(61);
  expect(nameOf(blankDraft())).toBeNull();
});
