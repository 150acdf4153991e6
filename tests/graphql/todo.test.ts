import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Todo {
  readonly id: string;
  readonly title: string;
  readonly notes: string;
  readonly startDate: string | null;
  readonly dueDate: string | null;
  readonly completed: boolean;
  readonly starred: boolean;
  readonly important: boolean;
  readonly deleted: boolean;
  readonly labels: readonly { readonly handle: string }[];
  readonly folder: { readonly handle: string } | null;
}

const fields =
  'id title notes startDate dueDate completed starred important deleted labels { handle } folder { handle }';

async function list(api: TestApi, filter = {}, orderBy?: object, as?: Asker): Promise<Todo[]> {
  const { data, errors } = await api.ask(
    `query ($filter: TodoFilter, $orderBy: TodoOrder) {
      todos(filter: $filter, orderBy: $orderBy, first: 100) { nodes { ${fields} } } }`,
    { filter, orderBy },
    as,
  );
  expect(errors).toEqual([]);
  return (data as { todos: { nodes: Todo[] } }).todos.nodes;
}

const ids = (todos: readonly Todo[]) => todos.map(({ id }) => id);

const read = async (api: TestApi, id: string) =>
  (await api.ask(`query ($id: ID!) { todo(id: $id) { ${fields} } }`, { id })).data?.todo as Todo;

interface Payload {
  readonly todo: Todo | null;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

async function create(api: TestApi, input: object): Promise<Payload> {
  const { data } = await api.ask(
    `mutation ($input: TodoInput!) { createTodo(input: $input) { todo { ${fields} } errors { field message } } }`,
    { input },
  );
  return data?.createTodo as Payload;
}

async function update(api: TestApi, id: string, input: object): Promise<Payload> {
  const { data } = await api.ask(
    `mutation ($id: ID!, $input: TodoChangesInput!) {
      updateTodo(input: { id: $id, changes: $input }) { todo { ${fields} } errors { field message } } }`,
    { id, input },
  );
  return data?.updateTodo as Payload;
}

const bulk = (api: TestApi, call: string, wanted: readonly string[], as?: Asker) =>
  api.ask(`mutation ($ids: [ID!]!) { ${call} { todos { ${fields} } } }`, { ids: wanted }, as);

const remove = (api: TestApi, ...wanted: string[]) => bulk(api, 'removeTodos(input: { ids: $ids })', wanted);

const deleteForGood = (api: TestApi, wanted: readonly string[], as?: Asker) =>
  api.ask(
    'mutation ($ids: [ID!]!) { deleteTodos(input: { ids: $ids }) { deletedIds } }',
    { ids: wanted },
    as,
  );

describe('the demo', () => {
  test('has 20 to-dos: 6 done, 6 starred, 8 important, 1 deleted', async () => {
    const api = createTestApi();
    const [there, deleted] = [await list(api), await list(api, { kind: 'DELETED' })];
    const all = [...there, ...deleted];
    expect([all.length, deleted.length]).toEqual([20, 1]);
    const count = (flag: 'completed' | 'starred' | 'important') => all.filter((todo) => todo[flag]).length;
    expect([count('completed'), count('starred'), count('important')]).toEqual([6, 6, 8]);
  });

  test.each([0, 5, 11, 12, 18, 23])(
    'has 3 that are due today, in every zone, %i hours later too',
    async (hours) => {
      const api = createTestApi();
      api.pass(hours * 3_600_000);
      for (const zone of ['UTC', 'Europe/Istanbul', 'Pacific/Kiritimati', 'Pacific/Honolulu'])
        expect(await list(api, { kind: 'TODAY', zone }), zone).toHaveLength(3);
    },
  );

  test('shows something in every folder and under every label', async () => {
    const api = createTestApi();
    const { data } = await api.ask(
      '{ todoFolders { handle icon } todoQuickFilters { handle } todoLabels { handle color } }',
    );
    const { todoFolders, todoQuickFilters, todoLabels } = data as Record<string, { handle: string }[]>;
    for (const { handle } of todoFolders ?? [])
      expect(await list(api, { folderHandle: handle })).not.toEqual([]);
    for (const { handle } of todoLabels ?? [])
      expect(await list(api, { labelHandle: handle })).not.toEqual([]);
    expect(todoQuickFilters?.map(({ handle }) => handle)).toEqual([
      'starred',
      'important',
      'dueDate',
      'today',
      'completed',
      'deleted',
    ]);
    expect(todoLabels).toEqual([
      { handle: 'frontend', color: '#388E3C' },
      { handle: 'backend', color: '#F44336' },
      { handle: 'api', color: '#FF9800' },
      { handle: 'issue', color: '#0091EA' },
      { handle: 'mobile', color: '#9C27B0' },
    ]);
  });
});

describe('lists', () => {
  test.each([
    ['STARRED', (todo: Todo) => todo.starred],
    ['IMPORTANT', (todo: Todo) => todo.important],
    ['COMPLETED', (todo: Todo) => todo.completed],
    ['DUE_DATE', (todo: Todo) => todo.dueDate !== null],
  ])('%s holds exactly those, without deleted ones', async (kind, holds) => {
    const api = createTestApi();
    const all = await list(api);
    const expected = ids(all.filter(holds)).sort();
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await list(api, { kind })).sort()).toEqual(expected);
  });

  test('deleted to-dos are found by the filter deleted alone', async () => {
    const api = createTestApi();
    await update(api, 'todo-1', { starred: true, deleted: true });
    expect(ids(await list(api))).not.toContain('todo-1');
    expect(ids(await list(api, { kind: 'STARRED' }))).not.toContain('todo-1');
    expect(ids(await list(api, { folderHandle: 'shift' }))).not.toContain('todo-1');
    expect(ids(await list(api, { kind: 'DELETED' }))).toContain('todo-1');
  });

  test('due dates come soonest first, unless asked otherwise', async () => {
    const api = createTestApi();
    const dates = (await list(api, { kind: 'DUE_DATE' })).map(({ dueDate }) => dueDate);
    expect(dates).toEqual([...dates].sort());
    const latest = await list(api, { kind: 'DUE_DATE' }, { field: 'DUE_DATE', direction: 'DESC' });
    expect(latest.map(({ dueDate }) => dueDate)).toEqual([...dates].sort().reverse());
  });

  test('today is the day in the asked zone', async () => {
    const api = createTestApi();
    // 14:30 in UTC is 23:30 in Seoul: half an hour later a new day begins there.
    const late = (await create(api, { title: 'Late', dueDate: '2026-11-20T15:00:00.000Z' })).todo?.id;
    const early = (await create(api, { title: 'Early', dueDate: '2026-11-19T16:00:00.000Z' })).todo?.id;
    const inZone = async (zone: string) => ids(await list(api, { kind: 'TODAY', zone }));
    expect(await inZone('UTC')).toContain(late);
    expect(await inZone('UTC')).not.toContain(early);
    expect(await inZone('Asia/Seoul')).toContain(early);
    expect(await inZone('Asia/Seoul')).not.toContain(late);
  });

  test.each(['START_DATE', 'DUE_DATE'])('%s orders both ways, those without it last', async (field) => {
    const api = createTestApi();
    const key = field === 'START_DATE' ? 'startDate' : 'dueDate';
    const dates = async (direction: string) =>
      (await list(api, {}, { field, direction })).map((todo) => todo[key]);
    const ascending = await dates('ASC');
    const named = ascending.filter((date) => date !== null);
    expect(ascending).toEqual([...named.toSorted(), ...ascending.filter((date) => date === null)]);
    expect(ascending.at(-1)).toBeNull();
    expect((await dates('DESC')).slice(0, named.length)).toEqual(named.toSorted().reverse());
  });

  test('search looks into titles and notes, in any case of letters', async () => {
    const api = createTestApi();
    expect(ids(await list(api, { search: ' AVENUE ' }))).toEqual(['todo-7']);
    expect(ids(await list(api, { search: 'spider webs' }))).toEqual(['todo-7']);
  });

  test.each([
    ['labelHandle', 'Label nobody does not exist.'],
    ['folderHandle', 'Folder nobody does not exist.'],
  ])('an unknown %s is NOT_FOUND', async (field, message) => {
    const { errors } = await createTestApi().ask(
      'query ($filter: TodoFilter) { todos(filter: $filter) { totalCount } }',
      { filter: { [field]: 'nobody' } },
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message }]);
  });

  test('cost three reads, and one more by label, however many rows there are', async () => {
    const api = createTestApi();
    const query = (label: string) =>
      `{ todos(first: 100, filter: { labelHandle: ${label} }) { totalCount nodes { ${fields} } } }`;
    expect(await countReads(api, () => api.ask(query('null')))).toEqual({ todos: 2, todoLabelings: 1 });
    expect(await countReads(api, () => api.ask(query('"issue"')))).toEqual({ todos: 2, todoLabelings: 2 });
  });
});

describe('a new to-do', () => {
  test('lies on top, with what was sent', async () => {
    const api = createTestApi();
    const { todo, errors } = await create(api, {
      title: 'Grease the gate',
      notes: 'Twice.',
      startDate: '2026-11-20T08:00:00.000Z',
      dueDate: '2026-11-21T08:00:00.000Z',
      important: true,
      labelIds: ['4', '1', '4'],
      folderId: '2',
    });
    expect(errors).toEqual([]);
    expect(todo).toMatchObject({
      title: 'Grease the gate',
      notes: 'Twice.',
      startDate: '2026-11-20T08:00:00.000Z',
      dueDate: '2026-11-21T08:00:00.000Z',
      completed: false,
      starred: false,
      important: true,
      deleted: false,
      labels: [{ handle: 'frontend' }, { handle: 'issue' }],
      folder: { handle: 'maintenance' },
    });
    expect((await list(api))[0]).toEqual(todo);
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'A', startDate: '2026-11-21T08:00:00Z', dueDate: '2026-11-20T08:00:00Z' }, 'dueDate'],
  ])('%j is refused on its field, and nothing is kept', async (input, field) => {
    const api = createTestApi();
    expect(await create(api, input)).toMatchObject({ todo: null, errors: [{ field }] });
    expect(await list(api)).toHaveLength(19);
  });

  test.each([
    ['{ title: "A", labelIds: ["9"] }', 'Label 9 does not exist.'],
    ['{ title: "A", folderId: "9" }', 'Folder 9 does not exist.'],
  ])('%s is NOT_FOUND', async (input, message) => {
    const { errors } = await createTestApi().ask(
      `mutation { createTodo(input: ${input}) { errors { field } } }`,
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message }]);
  });
});

describe('an update', () => {
  test('changes what was sent and leaves the rest', async () => {
    const api = createTestApi();
    const before = await read(api, 'todo-2');
    expect((await update(api, 'todo-2', { completed: true, labelIds: ['5'] })).todo).toEqual({
      ...before,
      completed: true,
      labels: [{ handle: 'mobile' }],
    });
    expect(await list(api, { labelHandle: 'mobile' })).toContainEqual(await read(api, 'todo-2'));
  });

  test('is told as it is after each of several of one call', async () => {
    const label = (id: string) =>
      `updateTodo(input: { id: "todo-1", changes: { labelIds: ["${id}"] } }) { todo { labels { handle } } }`;
    const { data } = await createTestApi().ask(`mutation { first: ${label('1')} second: ${label('2')} }`);
    expect(data?.second).toEqual({ todo: { labels: [{ handle: 'backend' }] } });
  });

  test('empties dates and the folder by null', async () => {
    const api = createTestApi();
    const { todo } = await update(api, 'todo-2', { startDate: null, dueDate: null, folderId: null });
    expect(todo).toMatchObject({ startDate: null, dueDate: null, folder: null });
  });

  test('is refused when the due date then lies before the start', async () => {
    const api = createTestApi();
    const before = await read(api, 'todo-2');
    const { todo, errors } = await update(api, 'todo-2', { dueDate: '2020-01-01T00:00:00.000Z' });
    expect(todo).toBeNull();
    expect(errors).toMatchObject([{ field: 'dueDate' }]);
    expect(await read(api, 'todo-2')).toEqual(before);
  });
});

describe('deleting', () => {
  test('is soft and can be taken back', async () => {
    const api = createTestApi();
    const before = await list(api);
    await remove(api, 'todo-1', 'todo-2');
    expect((await read(api, 'todo-1')).deleted).toBe(true);
    await bulk(api, 'restoreTodos(input: { ids: $ids })', ['todo-1', 'todo-2']);
    expect(await list(api)).toEqual(before);
  });

  test('for good removes to-dos with their labels', async () => {
    const api = createTestApi();
    const { data } = await deleteForGood(api, ['todo-2', 'todo-3']);
    expect(data).toEqual({ deleteTodos: { deletedIds: ['todo-2', 'todo-3'] } });
    expect(ids([...(await list(api)), ...(await list(api, { kind: 'DELETED' }))])).toHaveLength(18);
    const { todoLabelings } = api.environment.store;
    expect(await todoLabelings.count({ todoId: { in: ['todo-2', 'todo-3'] } })).toBe(0);
  });
});

describe('bulk changes', () => {
  test('move to a folder, and out of it by the folder all', async () => {
    const api = createTestApi();
    const wanted = ['todo-1', 'todo-3'];
    const folders = async (folder: string) => {
      const { data } = await bulk(api, `setTodosFolder(input: { ids: $ids, folderId: "${folder}" })`, wanted);
      return (data as { setTodosFolder: { todos: Todo[] } }).setTodosFolder.todos.map((todo) => todo.folder);
    };
    expect(await folders('3')).toEqual([{ handle: 'office' }, { handle: 'office' }]);
    expect(await folders('0')).toEqual([null, null]);
  });

  test('toggle a label: added where absent, removed where present', async () => {
    const api = createTestApi();
    const { data } = await bulk(api, 'toggleTodosLabel(input: { ids: $ids, labelId: "4" })', [
      'todo-1',
      'todo-2',
    ]);
    expect(data).toMatchObject({
      toggleTodosLabel: { todos: [{ labels: [{ handle: 'issue' }] }, { labels: [] }] },
    });
  });

  test('are told as they are after each of several of one call', async () => {
    const toggle =
      'toggleTodosLabel(input: { ids: ["todo-2"], labelId: "2" }) { todos { labels { handle } } }';
    const { data } = await createTestApi().ask(`mutation { first: ${toggle} second: ${toggle} }`);
    const labels = (call: string) =>
      (data as Record<string, { todos: Todo[] }>)[call]?.todos[0]?.labels.map(({ handle }) => handle);
    expect(labels('second')?.includes('backend')).toBe(!labels('first')?.includes('backend'));
  });

  test('are all or none', async () => {
    const api = createTestApi();
    const before = await list(api);
    const { errors } = await remove(api, 'todo-1', 'nobody');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'To-do nobody does not exist.' }]);
    expect(await list(api)).toEqual(before);
  });

  test('name between 1 and 100', async () => {
    const api = createTestApi();
    for (const wanted of [[], Array.from({ length: 101 }, (_, index) => `todo-${index}`)]) {
      expect((await remove(api, ...wanted)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'ids' }]);
    }
  });
});

describe('the manual order', () => {
  const move = (api: TestApi, id: string, beforeId: string | null) =>
    api.ask('mutation ($id: ID!, $to: ID) { moveTodo(input: { id: $id, beforeId: $to }) { todos { id } } }', {
      id,
      to: beforeId,
    });
  const first = async (api: TestApi, count: number) => ids(await list(api)).slice(0, count);

  test('lays a to-do before another', async () => {
    const api = createTestApi();
    await move(api, 'todo-4', 'todo-2');
    expect(await first(api, 4)).toEqual(['todo-1', 'todo-4', 'todo-2', 'todo-3']);
  });

  test('lays a to-do on top and at the end', async () => {
    const api = createTestApi();
    await move(api, 'todo-4', 'todo-1');
    await move(api, 'todo-2', null);
    expect(await first(api, 3)).toEqual(['todo-4', 'todo-1', 'todo-3']);
    expect(ids(await list(api)).at(-1)).toBe('todo-2');
  });

  test('lays a to-do before itself where it is', async () => {
    const api = createTestApi();
    expect((await move(api, 'todo-2', 'todo-2')).data).toEqual({ moveTodo: { todos: [{ id: 'todo-2' }] } });
    expect(await first(api, 3)).toEqual(['todo-1', 'todo-2', 'todo-3']);
  });

  test('holds where no number lies between two places', async () => {
    const api = createTestApi();
    await api.environment.store.todos.update('todo-2', { position: Number.MIN_VALUE });
    await move(api, 'todo-4', 'todo-2');
    expect(await first(api, 5)).toEqual(['todo-1', 'todo-4', 'todo-2', 'todo-3', 'todo-5']);
  });
});

describe('to-dos are personal', () => {
  test('each account sees its own', async () => {
    const api = createTestApi();
    const mine = ids(await list(api));
    const theirs = ids(await list(api, {}, undefined, 'staff'));
    expect(theirs).toHaveLength(19);
    expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
  });

  test.each([
    ['read', '{ todo(id: "todo-1") { id } }'],
    [
      'updated',
      'mutation { updateTodo(input: { id: "todo-1", changes: { starred: true } }) { todo { id } } }',
    ],
    ['moved', 'mutation { moveTodo(input: { id: "staff-todo-1", beforeId: "todo-1" }) { todos { id } } }'],
    ['put away', 'mutation { setTodosFolder(input: { ids: ["todo-1"], folderId: "1" }) { todos { id } } }'],
    ['labelled', 'mutation { toggleTodosLabel(input: { ids: ["todo-1"], labelId: "1" }) { todos { id } } }'],
    ['removed', 'mutation { removeTodos(input: { ids: ["todo-1"] }) { todos { id } } }'],
    ['restored', 'mutation { restoreTodos(input: { ids: ["todo-1"] }) { todos { id } } }'],
    ['deleted', 'mutation { deleteTodos(input: { ids: ["todo-1"] }) { deletedIds } }'],
  ])('another’s cannot be %s: it is NOT_FOUND', async (_, query) => {
    const api = createTestApi();
    const before = await list(api);
    const { errors } = await api.ask(query, {}, 'staff');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'To-do todo-1 does not exist.' }]);
    expect(await list(api)).toEqual(before);
  });

  test('are closed to guests', async () => {
    const { errors } = await createTestApi().ask('{ todos { totalCount } }', {}, 'guest');
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});

test('moments of the demo are relative to now', async () => {
  const api = createTestApi();
  const due = (await read(api, 'todo-1')).dueDate ?? '';
  expect(Math.abs(Date.parse(due) - NOW)).toBeLessThan(3_600_000);
});

describe('counts', () => {
  const counts = `{
    todoFolders { handle todoCount }
    todoQuickFilters { handle todoCount(zone: "Asia/Seoul") }
    todoLabels { handle todoCount } }`;

  test('are those of the lists, in the asked zone', async () => {
    const api = createTestApi();
    const { data } = await api.ask(counts);
    const { todoFolders, todoQuickFilters, todoLabels } = data as Record<
      string,
      { handle: string; todoCount: number }[]
    >;
    const listed = async (filter: object) => (await list(api, { zone: 'Asia/Seoul', ...filter })).length;
    for (const { handle, todoCount } of todoFolders ?? [])
      expect([handle, todoCount]).toEqual([handle, await listed({ folderHandle: handle })]);
    for (const { handle, todoCount } of todoLabels ?? [])
      expect([handle, todoCount]).toEqual([handle, await listed({ labelHandle: handle })]);
    const kinds = ['STARRED', 'IMPORTANT', 'DUE_DATE', 'TODAY', 'COMPLETED', 'DELETED'];
    for (const [index, kind] of kinds.entries())
      expect([kind, todoQuickFilters?.[index]?.todoCount]).toEqual([kind, await listed({ kind })]);
  });

  test('leave out the labels of deleted to-dos', async () => {
    const api = createTestApi();
    const issues = async () => {
      const { data } = await api.ask('{ todoLabels { handle todoCount } }');
      const { todoLabels } = data as { todoLabels: { handle: string; todoCount: number }[] };
      return todoLabels.find(({ handle }) => handle === 'issue')?.todoCount;
    };
    const before = (await issues()) ?? 0;
    await remove(api, 'todo-2');
    expect(await issues()).toBe(before - 1);
  });
});

test('flags are set for many at once', async () => {
  const api = createTestApi();
  const { data } = await bulk(
    api,
    'setTodoFlags(input: { ids: $ids, flags: { completed: true, starred: true } })',
    ['todo-2', 'todo-4'],
  );
  expect(data).not.toBeNull();
  for (const id of ['todo-2', 'todo-4'])
    expect(await read(api, id)).toMatchObject({ completed: true, starred: true, important: true });
});
