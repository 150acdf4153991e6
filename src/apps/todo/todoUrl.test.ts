import { expect, test } from 'vitest';
import { isSortable, openPath, placeAt, todoUrl, variablesOf, viewPath } from './todoUrl.ts';

test.each([
  [{ first: 'all' }, { kind: 'folder', handle: 'all' }, null],
  [{ first: 'all', second: 'todo-1' }, { kind: 'folder', handle: 'all' }, 'todo-1'],
  [{ first: 'filter', second: 'today' }, { kind: 'filter', handle: 'today' }, null],
  [{ first: 'label', second: 'api', third: 'todo-1' }, { kind: 'label', handle: 'api' }, 'todo-1'],
])('%o names a list', (params, view, todoId) => {
  expect(placeAt(params)).toEqual({ view, todoId });
});

test.each([[{ first: 'filter' }], [{ first: 'all', second: 'a', third: 'b' }]])('%o names none', (params) => {
  expect(placeAt(params)).toBeNull();
});

test('addresses lead back to what they were made of', () => {
  const view = { kind: 'label', handle: 'api' } as const;
  expect([viewPath(view), openPath(view, 'a/b')]).toEqual([
    '/apps/todo/label/api',
    '/apps/todo/label/api/a%2Fb',
  ]);
});

test('what is scheduled is ordered by its due date, and is not laid by hand', () => {
  const view = { kind: 'filter', handle: 'dueDate' } as const;
  expect(variablesOf(view, todoUrl.defaults, 'Asia/Seoul')).toMatchObject({
    filter: { kind: 'DUE_DATE', zone: 'Asia/Seoul', folderHandle: null },
    orderBy: { field: 'DUE_DATE', direction: 'ASC' },
  });
  expect(isSortable(view, todoUrl.defaults)).toBe(false);
  expect(isSortable({ kind: 'folder', handle: 'all' }, todoUrl.defaults)).toBe(true);
  expect(isSortable({ kind: 'folder', handle: 'all' }, { ...todoUrl.defaults, desc: true })).toBe(false);
});

test('a filter that does not exist asks nothing', () => {
  expect(variablesOf({ kind: 'filter', handle: 'nothing' }, todoUrl.defaults, 'UTC')).toBeNull();
});
