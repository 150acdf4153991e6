import { describe, expect, test } from 'vitest';
import { handlesOf, labelErrors, noteErrors } from './note.rules.ts';

const note = { title: '', description: '', image: '', checklist: [] };
const line = (id: string, text = 'Ladder') => ({ id, text, checked: false });

describe('a note', () => {
  test('may be empty', () => {
    expect(noteErrors(note)).toEqual([]);
  });

  test('may be as long as allowed', () => {
    const picture = 'data:image/png;base64,';
    const most = {
      title: 'x'.repeat(200),
      description: 'x'.repeat(10_000),
      image: picture.padEnd(90_000, 'x'),
      checklist: Array.from({ length: 100 }, (_, index) => line(String(index), 'x'.repeat(500))),
    };
    expect(noteErrors(most)).toEqual([]);
  });

  test.each(['data:image/png;base64,iVBORw0KGgo=', 'https://pictures.example/gate.jpg'])(
    'may show %s',
    (image) => {
      expect(noteErrors({ ...note, image })).toEqual([]);
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'data:image/svg+xml,%3Csvg/%3E',
    'data:image/svgx,',
    'http://pictures.example/gate.jpg',
    'gate.jpg',
  ])('may not show %s', (image) => {
    expect(noteErrors({ ...note, image })).toMatchObject([{ field: 'image', code: 'INVALID_ADDRESS' }]);
  });

  test('may keep a picture that it has, though nobody could choose it today', () => {
    const image = 'data:image/svg+xml,%3Csvg/%3E';
    expect(noteErrors({ ...note, image }, image)).toEqual([]);
  });

  test.each([
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ description: 'x'.repeat(10_001) }, 'description'],
    [{ image: `data:image/png;base64,${'x'.repeat(90_000)}` }, 'image'],
    [{ checklist: Array.from({ length: 101 }, (_, index) => line(String(index))) }, 'checklist'],
    [{ checklist: [line('1', 'x'.repeat(501))] }, 'checklist'],
    [{ checklist: [line('1'), line('1')] }, 'checklist'],
  ])('is refused on its field when something is too much or twice there', (change, field) => {
    expect(noteErrors({ ...note, ...change })).toMatchObject([{ field }]);
  });
});

describe('labels', () => {
  test.each([
    [[{ name: ' ' }], 'ITEM_REQUIRED'],
    [[{ name: 'Work' }, { name: ' work' }], 'DUPLICATE'],
    [[{ name: 'Work' }, { name: 'x'.repeat(51) }], 'ITEM_TOO_LONG'],
    [Array.from({ length: 101 }, (_, index) => ({ name: `${index}` })), 'TOO_MANY'],
  ])('that break a rule are refused: %#', (labels, code) => {
    expect(labelErrors(labels)).toMatchObject([{ field: 'labels', code }]);
  });

  test('may be 100, with names of 50 characters', () => {
    const labels = Array.from({ length: 100 }, (_, index) => ({ name: `${index}`.padStart(50, 'x') }));
    expect(labelErrors(labels)).toEqual([]);
  });

  test('get handles from their names, in any script, each once', () => {
    const names = ['Night shift!', 'night  shift', '야간 근무', '***'];
    expect(handlesOf(names.map((name) => ({ name })))).toEqual([
      'night-shift',
      'night-shift-2',
      '야간-근무',
      'label',
    ]);
  });
});
