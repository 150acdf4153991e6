import { expect, test } from 'vitest';
import { blankTodo, inputOf, todoFormErrors, valuesOf } from './todoForm.rules.ts';

const now = Date.parse('2026-11-20T14:30:00');
const errors = (changes: object) =>
  todoFormErrors({ ...blankTodo, title: 'Look', ...changes }, 'en', now).map(({ field, code }) => [
    field,
    code,
  ]);

test.each([
  [{}, []],
  [{ title: '  ' }, [['title', 'REQUIRED']]],
  [{ startDate: 'soon' }, [['startDate', 'INVALID_FORMAT']]],
  [{ startDate: '2026-11-21T10:00', dueDate: '2026-11-20T10:00' }, [['dueDate', 'ENDS_BEFORE_START']]],
  [{ startDate: '2026-11-20T10:00', dueDate: '2026-11-20T10:00' }, []],
])('of %o is refused %o', (changes, refused) => {
  expect(errors(changes)).toEqual(refused);
});

test('dates that nobody changed keep their seconds, and emptied ones are sent as none', () => {
  const todo = {
    ...blankTodo,
    startDate: '2026-11-20T10:00:42.000Z',
    dueDate: '2026-11-21T10:00:42.000Z',
    folder: null,
    labels: [],
  };
  const input = inputOf({ ...valuesOf(todo), dueDate: '' }, todo);
  expect(input).toMatchObject({ startDate: todo.startDate, dueDate: null, folderId: null });
});
