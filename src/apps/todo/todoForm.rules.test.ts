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

test('a to-do is written as it stands, on the browser’s clock, and sent as the same', () => {
  const todo = {
    ...blankTodo,
    title: 'Look',
    startDate: new Date('2026-11-20T10:00').toISOString(),
    dueDate: null,
    folder: { id: '2' },
    labels: [{ id: '1' }, { id: '3' }],
  };
  const values = valuesOf(todo);
  expect(values).toEqual({
    ...blankTodo,
    title: 'Look',
    startDate: '2026-11-20T10:00',
    dueDate: '',
    folderId: '2',
    labelIds: ['1', '3'],
  });
  expect(inputOf(values)).toEqual({ ...values, startDate: todo.startDate, dueDate: null });
  expect(inputOf(blankTodo)).toEqual({ ...blankTodo, startDate: null, dueDate: null, folderId: null });
  expect(inputOf({ ...values, dueDate: '2026-11-21T08:00' }, todo)).toMatchObject({
    startDate: todo.startDate,
    dueDate: new Date('2026-11-21T08:00').toISOString(),
  });
});

test('a date that cannot be read is told by an example, of both fields', () => {
  const example = [{ name: 'example', value: '11/20/2026 14:30' }];
  expect(
    todoFormErrors({ ...blankTodo, title: 'Look', startDate: 'soon', dueDate: 'later' }, 'en', now),
  ).toEqual([
    { field: 'startDate', code: 'INVALID_FORMAT', params: example },
    { field: 'dueDate', code: 'INVALID_FORMAT', params: example },
  ]);
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
