import { describe, expect, test } from 'vitest';
import { placeBetween, todoErrors } from './todo.rules.ts';

const todo = { title: 'Clean the domes', notes: '', startDate: 1_000, dueDate: 1_000 };

describe('a to-do', () => {
  test('may end when it starts, and have no dates at all', () => {
    expect(todoErrors(todo)).toEqual([]);
    expect(todoErrors({ ...todo, startDate: null, dueDate: null })).toEqual([]);
    expect(todoErrors({ ...todo, startDate: null, dueDate: -1_000 })).toEqual([]);
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
  });
});
