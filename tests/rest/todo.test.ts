import { describe, expect, it } from 'vitest';
import { copyRows } from '../support/copyRows.ts';
import { createRestKit, type RestKit } from './kit.ts';

interface Todo {
  readonly id: string;
  readonly starred: boolean;
  readonly labels: readonly string[];
  readonly dueDate: string | null;
  readonly folder?: string;
}

/** The answer of a call that succeeds. */
async function answered(
  kit: RestKit,
  path: string,
  call: Parameters<RestKit['call']>[1] = {},
): Promise<unknown> {
  const { status, body } = await kit.call(`/api/todo-app/${path}`, call);
  expect(body).not.toHaveProperty('error');
  expect(status).toBe(200);
  return body;
}

const list = async (kit: RestKit, query = {}) => (await answered(kit, 'todos', { query })) as Todo[];
const post = (kit: RestKit, path: string, body: unknown) => answered(kit, path, { method: 'POST', body });
const ids = (todos: readonly Todo[]) => todos.map(({ id }) => id);

const todo = {
  id: 'todo-2',
  title: 'Order a lens',
  notes: '',
  startDate: null,
  dueDate: '2026-11-21T08:00:00.000Z',
  completed: true,
  starred: false,
  important: false,
  deleted: false,
  labels: ['4', '5'],
  folder: '3',
};

describe('GET /api/todo-app/todos', () => {
  it('answers every to-do but deleted ones by default', async () => {
    const kit = createRestKit();
    const todos = await list(kit);
    expect(todos).toHaveLength(19);
    expect(await list(kit, { folderHandle: 'all' })).toEqual(todos);
  });

  it('answers more than a page', async () => {
    const kit = createRestKit();
    await copyRows((await kit.store()).todos, 'todo-1', 90);
    expect(new Set(ids(await list(kit))).size).toBe(109);
  });

  it('reads the filter deleted as only these', async () => {
    expect(ids(await list(createRestKit(), { filterHandle: 'deleted' }))).toEqual(['todo-20']);
  });

  it.each(['starred', 'important', 'dueDate', 'today', 'completed'])(
    'knows the filter %s',
    async (handle) => {
      const todos = await list(createRestKit(), { filterHandle: handle });
      expect(todos.length).toBeGreaterThan(0);
      expect(todos.length).toBeLessThan(19);
    },
  );

  it('puts those that are due soonest first', async () => {
    const dates = (await list(createRestKit(), { filterHandle: 'dueDate' })).map(({ dueDate }) => dueDate);
    expect(dates).toEqual(dates.toSorted());
  });

  it('reads today in the asked zone', async () => {
    const kit = createRestKit();
    const late = { title: 'Late', dueDate: '2026-11-20T15:00:00.000Z' };
    const { id } = (await post(kit, 'new-todo', late)) as Todo;
    expect(ids(await list(kit, { filterHandle: 'today' }))).toContain(id);
    expect(ids(await list(kit, { filterHandle: 'today', zone: 'Asia/Seoul' }))).not.toContain(id);
  });

  it('lets the label go before the filter, and the filter before the folder', async () => {
    const kit = createRestKit();
    const byLabel = await list(kit, { labelHandle: 'issue' });
    const everything = await list(kit, {});
    expect(ids(byLabel)).toEqual(ids(everything.filter(({ labels }) => labels.includes('4'))));
    expect(byLabel.length).toBeGreaterThan(0);
    const all = { labelHandle: 'issue', filterHandle: 'deleted', folderHandle: 'office' };
    expect(await list(kit, all)).toEqual(byLabel);
    expect(ids(await list(kit, { ...all, labelHandle: '' }))).toEqual(['todo-20']);
  });

  it.each([
    [{ labelHandle: 'nobody' }, 404, 'Label nobody does not exist.'],
    [{ folderHandle: 'nobody' }, 404, 'Folder nobody does not exist.'],
    [
      { filterHandle: 'nobody' },
      400,
      'filterHandle is one of starred, important, dueDate, today, completed, deleted.',
    ],
  ])('refuses %j', async (query, status, message) => {
    expect(await createRestKit().call('/api/todo-app/todos', { query })).toMatchObject({
      status,
      body: { error: { message } },
    });
  });
});

describe('POST /api/todo-app/update-todo', () => {
  it('replaces the to-do by its id and answers with it', async () => {
    const kit = createRestKit();
    expect(await post(kit, 'update-todo', todo)).toEqual(todo);
    expect(await list(kit)).toContainEqual(todo);
  });

  it('takes a to-do without folder out of its folder', async () => {
    const { folder: _, ...rest } = todo;
    expect(await post(createRestKit(), 'update-todo', rest)).toEqual(rest);
  });

  it.each([
    ['title', undefined, 'Send title as text.'],
    ['title', ' ', 'Enter a title.'],
    ['completed', 'yes', 'Send completed as true or false.'],
    ['dueDate', 'tomorrow', 'Send dueDate as a moment like 2026-11-21T08:30:00.000Z.'],
    ['startDate', '2026-12-01T00:00:00Z', 'The end cannot lie before the start.'],
    ['labels', '4', 'Send labels as a list of texts.'],
  ])('refuses %s %j by name and with the cure', async (field, value, message) => {
    const call = { method: 'POST', body: { ...todo, [field]: value } };
    const reply = await createRestKit().call('/api/todo-app/update-todo', call);
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT', message } } });
  });
});

describe('POST /api/todo-app/new-todo', () => {
  it('adds the to-do on top and answers with it', async () => {
    const kit = createRestKit();
    const { id: _, ...sent } = todo;
    const kept = (await post(kit, 'new-todo', sent)) as Todo;
    expect(kept).toEqual({ ...sent, id: expect.any(String) });
    expect((await list(kit))[0]).toEqual(kept);
  });

  it('needs a title and nothing else', async () => {
    const kit = createRestKit();
    expect(await post(kit, 'new-todo', { title: 'Lens' })).toMatchObject({ title: 'Lens', labels: [] });
    expect(await kit.call('/api/todo-app/new-todo', { method: 'POST', body: {} })).toMatchObject({
      status: 400,
      body: { error: { field: 'title', message: 'Send title as text.' } },
    });
  });
});

describe('removing', () => {
  it('marks a to-do as deleted', async () => {
    const kit = createRestKit();
    expect(await post(kit, 'remove-todo', { id: 'todo-1' })).toMatchObject({ id: 'todo-1', deleted: true });
    expect(ids(await list(kit))).not.toContain('todo-1');
    expect(ids(await list(kit, { filterHandle: 'deleted' }))).toEqual(['todo-1', 'todo-20']);
  });

  it('in bulk is for good', async () => {
    const kit = createRestKit();
    const gone = ['todo-1', 'todo-20'];
    expect(await post(kit, 'delete-todos', { selectedTodoIds: gone })).toEqual(gone);
    expect(await list(kit, { filterHandle: 'deleted' })).toEqual([]);
    expect(await list(kit)).toHaveLength(18);
  });
});

describe('bulk changes', () => {
  const selectedTodoIds = ['todo-1', 'todo-2'];

  it('set the folder and answer with the to-dos', async () => {
    const todos = (await post(createRestKit(), 'set-folder', { selectedTodoIds, folderId: '3' })) as Todo[];
    expect(todos.map(({ id, folder }) => [id, folder])).toEqual([
      ['todo-1', '3'],
      ['todo-2', '3'],
    ]);
  });

  it('toggle a label and answer with the to-dos', async () => {
    const todos = (await post(createRestKit(), 'toggle-label', { selectedTodoIds, labelId: '4' })) as Todo[];
    expect(todos.map(({ labels }) => labels)).toEqual([['4'], []]);
  });
});

describe.each([
  ['filters', ['id', 'handle', 'title', 'icon'], 6],
  ['labels', ['id', 'handle', 'title', 'color'], 5],
  ['folders', ['id', 'handle', 'title', 'icon'], 4],
])('GET /api/todo-app/%s', (path, keys, count) => {
  it(`answers a list with ${keys.join(', ')}`, async () => {
    const entries = (await answered(createRestKit(), path)) as object[];
    expect(entries).toHaveLength(count);
    expect(entries.map((entry) => Object.keys(entry))).toEqual(entries.map(() => keys));
  });
});

describe('ids that do not exist', () => {
  it.each([
    ['update-todo', { ...todo, id: 'staff-todo-1' }],
    ['remove-todo', { id: 'staff-todo-1' }],
    ['set-folder', { selectedTodoIds: ['staff-todo-1'], folderId: '1' }],
    ['set-folder', { selectedTodoIds: ['todo-1'], folderId: '9' }],
    ['toggle-label', { selectedTodoIds: ['staff-todo-1'], labelId: '1' }],
    ['toggle-label', { selectedTodoIds: ['todo-1'], labelId: '9' }],
    ['delete-todos', { selectedTodoIds: ['staff-todo-1'] }],
  ])('answer 404 to %s %j', async (path, body) => {
    const reply = await createRestKit().call(`/api/todo-app/${path}`, { method: 'POST', body });
    expect(reply).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });
});
