import { describe, expect, test } from 'vitest';
import { handlesOf, labelErrors, labelingOf, noteErrors, noteRow } from './note.rules.ts';

const note = { title: '', description: '', image: '', checklist: [] };
const line = (id: string, text = 'Ladder') => ({ id, text, checked: false });

/** A refusal as its field, its code and what it names. */
const brief = (errors: ReturnType<typeof noteErrors>) =>
  errors.map(({ field, code, params }) => [field, code, ...params.map(({ value }) => value)].join(' '));

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
    [{ title: 'x'.repeat(201) }, 'title TOO_LONG 200'],
    [{ description: 'x'.repeat(10_001) }, 'description TOO_LONG 10000'],
    [{ image: `data:image/png;base64,${'x'.repeat(90_000)}` }, 'image TOO_LARGE 90'],
    [{ image: 'javascript:alert(1)' }, 'image INVALID_ADDRESS https:, data:image/'],
    [{ checklist: Array.from({ length: 101 }, (_, index) => line(String(index))) }, 'checklist TOO_MANY 100'],
    [{ checklist: [line('0'), line('1', 'x'.repeat(501))] }, 'checklist ITEM_TOO_LONG 500'],
    [{ checklist: [line('1'), line('1')] }, 'checklist DUPLICATE'],
  ])('is refused on its field when something is too much or twice there: %#', (change, error) => {
    expect(brief(noteErrors({ ...note, ...change }))).toEqual([error]);
  });

  test('without a picture may lose the one that it had', () => {
    expect(noteErrors(note, 'https://pictures.example/gate.jpg')).toEqual([]);
  });
});

describe('labels', () => {
  test.each([
    [[{ name: ' ' }], 'ITEM_REQUIRED'],
    [[{ name: 'Work' }, { name: ' work ' }], 'DUPLICATE work'],
    [[{ name: 'Work' }, { name: 'x'.repeat(51) }], 'ITEM_TOO_LONG 50'],
    [Array.from({ length: 101 }, (_, index) => ({ name: `${index}` })), 'TOO_MANY 100'],
  ])('that break a rule are refused: %#', (labels, error) => {
    expect(brief(labelErrors(labels))).toEqual([`labels ${error}`]);
  });

  test('may be 100, with names of 50 characters', () => {
    const labels = Array.from({ length: 100 }, (_, index) => ({ name: `${index}`.padStart(50, 'x') }));
    expect(labelErrors(labels)).toEqual([]);
  });

  test('get handles from their names, in any script, each once', () => {
    const names = ['Night shift!', 'night  shift', '야간 근무', '***', 'Night-shift'];
    expect(handlesOf(names.map((name) => ({ name })))).toEqual([
      'night-shift',
      'night-shift-2',
      '야간-근무',
      'label',
      'night-shift-3',
    ]);
    expect(handlesOf([{ name: 'Work', handle: 'old' }])).toEqual(['old']);
  });
});

test('a note is searched by its title, its text and its lines', () => {
  const row = {
    id: 'n',
    ownerId: 'user',
    ...note,
    title: 'Roof',
    description: 'East side',
    checklist: [line('1'), line('2', 'Rope')],
    archived: false,
    createdAt: 1,
    reminder: null,
    remindAt: null,
    time: 2,
  };
  expect(noteRow(row).words).toBe('Roof\nEast side\nLadder\nRope');
  expect(noteRow(row)).toMatchObject(row);
});

test('a label is given to a note once', () => {
  expect(labelingOf({ id: 'n', ownerId: 'user' }, '3')).toEqual({
    id: 'n:3',
    ownerId: 'user',
    noteId: 'n',
    labelId: '3',
  });
});
