import { describe, expect, test } from 'vitest';
import { labelingOf, placeBetween, todoErrors, todoRow } from './todo.rules.ts';

const todo = { title: 'Clean the domes', notes: '', startDate: 1_000, dueDate: 1_000 };

describe('a to-do', () => {
  test('may end when it starts, and have no dates at all', () => {
    expect(todoErrors(todo)).toEqual([]);
    expect(todoErrors({ ...todo, startDate: null, dueDate: null })).toEqual([]);
    expect(todoErrors({ ...todo, startDate: null, dueDate: -1_000 })).toEqual([]);
    expect(todoErrors({ ...todo, startDate: 1_000, dueDate: null })).toEqual([]);
  });

  test('may be as long as allowed, and is told how long that is', () => {
    expect(todoErrors({ ...todo, title: 'x'.repeat(200), notes: 'x'.repeat(5_000) })).toEqual([]);
    const [title, notes] = todoErrors({ ...todo, title: 'x'.repeat(201), notes: 'x'.repeat(5_001) });
    expect([title?.params, notes?.params]).toEqual([
      [{ name: 'most', value: '200' }],
      [{ name: 'most', value: '5000' }],
    ]);
  });

  test.each([
    [{ title: '  ' }, 'title', 'REQUIRED'],
    [{ title: 'x'.repeat(201) }, 'title', 'TOO_LONG'],
    [{ notes: 'x'.repeat(5_001) }, 'notes', 'TOO_LONG'],
    [{ dueDate: 999 }, 'dueDate', 'ENDS_BEFORE_START'],
  ])('with %o is refused on its field', (change, field, code) => {
    expect(todoErrors({ ...todo, ...change })).toMatchObject([{ field, code }]);
  });
});

describe('a place in the manual order', () => {
  test.each([
    [null, null, 0],
    [null, 3, 2],
    [3, null, 4],
    [1, 2, 1.5],
  ])('between %s and %s is %s', (previous, next, place) => {
    expect(placeBetween(previous, next)).toBe(place);
  });

  test('is none where no number lies between', () => {
    expect(placeBetween(1, 1 + Number.EPSILON)).toBeNull();
    expect(placeBetween(1, 1)).toBeNull();
    // The middle is rounded up to the next place, or down to the one before.
    const close = 1 + Number.EPSILON;
    expect(placeBetween(close, close + Number.EPSILON)).toBeNull();
    expect(placeBetween(close + Number.EPSILON, close + 2 * Number.EPSILON)).toBeNull();
  });
});

test('to-dos without a date come last, and are searched by title and notes', () => {
  const row = {
    id: 't',
    ownerId: 'user',
    folderId: '1',
    title: 'Clean',
    notes: 'the domes',
    startDate: null,
    dueDate: null,
    completed: false,
    starred: false,
    important: false,
    deleted: false,
    position: 0,
  };
  const last = 8_640_000_000_000_000;
  expect(todoRow(row)).toEqual({ ...row, startOrLast: last, dueOrLast: last, words: 'Clean\nthe domes' });
  expect(todoRow({ ...row, startDate: 5, dueDate: 9 })).toMatchObject({ startOrLast: 5, dueOrLast: 9 });
});

test('a label is given to a to-do once', () => {
  expect(labelingOf({ id: 't', ownerId: 'user' }, '3')).toEqual({
    id: 't:3',
    ownerId: 'user',
    todoId: 't',
    labelId: '3',
  });
});
