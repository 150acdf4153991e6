import { omitNullish } from '~/lib/omitNullish.ts';
import { entryOf } from '../base/catalogue.ts';
import { isOwnOf, ownRow, ownRows, viewerId } from '../base/owned.ts';
import { bulkIds } from '../base/paging.ts';
import type { Context } from '../context.ts';
import { removeThings, restoreThings } from '../office/removal.service.ts';
import type { MutationResolvers } from '../types.generated.ts';
import type { TodoRow } from './todo.rows.ts';
import {
  ALL_FOLDER,
  labelingOf,
  placeBetween,
  todoErrors,
  todoFolders,
  todoLabels,
  todoRow,
} from './todo.rules.ts';

type Store = Context['store'];

/** What the row keeps of a folder: the folder all is none. */
function folderIdOf(id: string | null | undefined): string | null {
  if (id === null || id === undefined) return null;
  return entryOf(todoFolders, id, 'Folder').id === ALL_FOLDER ? null : id;
}

const labelIdsOf = (ids: readonly string[]): string[] =>
  [...new Set(ids)].map((id) => entryOf(todoLabels, id, 'Label').id);

async function topOf(store: Store, ownerId: string): Promise<number | null> {
  const { rows } = await store.todos.list({
    where: { ownerId },
    orderBy: [{ field: 'position', direction: 'asc' }],
    first: 1,
  });
  return rows[0]?.position ?? null;
}

/** Gives the to-do these labels and no others. */
async function setLabels(store: Store, todo: TodoRow, labelIds: readonly string[]): Promise<void> {
  const { rows } = await store.todoLabelings.list({ where: { todoId: todo.id } });
  const had = rows.map(({ labelId }) => labelId);
  await store.todoLabelings.remove(
    rows.filter(({ labelId }) => !labelIds.includes(labelId)).map(({ id }) => id),
  );
  const added = labelIds.filter((labelId) => !had.includes(labelId));
  await store.todoLabelings.insert(added.map((labelId) => labelingOf(todo, labelId)));
}

/** Changes all to-dos or none. */
async function changeAll(
  context: Context,
  ids: readonly string[],
  change: (todo: TodoRow, store: Store) => Promise<TodoRow>,
) {
  const wanted = bulkIds(ids);
  const todos = await context.store.transaction(async (tx) => {
    const after: TodoRow[] = [];
    for (const todo of await ownRows(context, tx.todos, wanted, 'To-do')) after.push(await change(todo, tx));
    return after;
  });
  return { todos, errors: [] };
}

const patchAll = (context: Context, ids: readonly string[], patch: Partial<TodoRow>) =>
  changeAll(context, ids, ({ id }, { todos }) => todos.update(id, patch));

/** The rows of the owner from top to bottom. */
async function inOrder(store: Store, ownerId: string): Promise<readonly TodoRow[]> {
  const { rows } = await store.todos.list({
    where: { ownerId },
    orderBy: [{ field: 'position', direction: 'asc' }],
  });
  return rows;
}

/** Moves a to-do before another, and numbers all to-dos again when there is no place between. */
async function move(store: Store, moved: TodoRow, before: TodoRow | null): Promise<TodoRow[]> {
  const others = (await inOrder(store, moved.ownerId)).filter(({ id }) => id !== moved.id);
  const index = before ? others.findIndex(({ id }) => id === before.id) : others.length;
  const place = placeBetween(others[index - 1]?.position ?? null, before?.position ?? null);
  if (place !== null) return [await store.todos.update(moved.id, { position: place })];
  const after: TodoRow[] = [];
  for (const [position, { id }] of others.toSpliced(index, 0, moved).entries()) {
    after.push(await store.todos.update(id, { position }));
  }
  return after;
}

const blank = { notes: '', completed: false, starred: false, important: false, deleted: false };

type Changes = Pick<
  MutationResolvers,
  | 'createTodo'
  | 'updateTodo'
  | 'moveTodo'
  | 'setTodoFlags'
  | 'setTodosFolder'
  | 'toggleTodosLabel'
  | 'removeTodos'
  | 'restoreTodos'
  | 'deleteTodos'
>;

const Mutation: Changes = {
  async createTodo(_, { input: { labelIds, folderId, startDate, dueDate, ...input } }, context) {
    const ownerId = viewerId(context);
    const dates = { startDate: startDate ?? null, dueDate: dueDate ?? null };
    const fields = { ...blank, ...omitNullish(input), title: input.title, ...dates };
    const errors = todoErrors(fields);
    if (errors.length > 0) return { todo: null, errors };
    const labels = labelIdsOf(labelIds ?? []);
    const folder = folderIdOf(folderId);
    const todo = await context.store.transaction(async (tx) => {
      const position = placeBetween(null, await topOf(tx, ownerId)) ?? 0;
      const id = context.newId();
      const row = todoRow({ ...fields, id, ownerId, folderId: folder, position });
      await tx.todos.insert([row]);
      await setLabels(tx, row, labels);
      return row;
    });
    return { todo, errors: [] };
  },

  async updateTodo(
    _,
    {
      input: {
        id,
        changes: { labelIds, folderId, startDate, dueDate, ...input },
      },
    },
    context,
  ) {
    const labels = labelIds ? labelIdsOf(labelIds) : null;
    const folder = folderId === undefined ? undefined : folderIdOf(folderId);
    return context.store.transaction(async (tx) => {
      const before = await ownRow(context, tx.todos, id, 'To-do');
      const row = todoRow({
        ...before,
        ...omitNullish(input),
        startDate: startDate === undefined ? before.startDate : startDate,
        dueDate: dueDate === undefined ? before.dueDate : dueDate,
        folderId: folder === undefined ? before.folderId : folder,
      });
      const errors = todoErrors(row);
      if (errors.length > 0) return { todo: null, errors };
      if (labels) await setLabels(tx, row, labels);
      return { todo: await tx.todos.update(id, row), errors: [] };
    });
  },

  async moveTodo(_, { input: { id, beforeId } }, context) {
    const wanted = beforeId && beforeId !== id ? [id, beforeId] : [id];
    const todos = await context.store.transaction(async (tx) => {
      const [moved, before] = await ownRows(context, tx.todos, wanted, 'To-do');
      if (!moved || beforeId === id) return moved ? [moved] : [];
      return move(tx, moved, before ?? null);
    });
    return { todos, errors: [] };
  },

  setTodoFlags: (_, { input: { ids, flags } }, context) => patchAll(context, ids, omitNullish(flags)),

  setTodosFolder: (_, { input: { ids, folderId } }, context) =>
    patchAll(context, ids, { folderId: folderIdOf(folderId) }),

  toggleTodosLabel(_, { input: { ids, labelId } }, context) {
    const label = entryOf(todoLabels, labelId, 'Label');
    return changeAll(context, ids, async (todo, { todoLabelings }) => {
      const labeling = labelingOf(todo, label.id);
      if ((await todoLabelings.remove([labeling.id])) === 0) await todoLabelings.insert([labeling]);
      return todo;
    });
  },

  removeTodos: (_, { input: { ids } }, context) => patchAll(context, ids, { deleted: true }),

  async restoreTodos(_, { input: { ids } }, context) {
    const wanted = bulkIds(ids);
    const isOwn = isOwnOf(context);
    const todos = await context.store.transaction(async (tx) => {
      const there = (await tx.todos.getMany(wanted)).flatMap((todo) =>
        todo && isOwn(todo) ? [todo.id] : [],
      );
      const all = await restoreThings(tx, 'todos', wanted, 'To-do', isOwn);
      const after: TodoRow[] = [];
      // One that was deleted for good comes back to where it was: among the deleted ones.
      for (const todo of all)
        after.push(there.includes(todo.id) ? await tx.todos.update(todo.id, { deleted: false }) : todo);
      return after;
    });
    return { todos, errors: [] };
  },

  async deleteTodos(_, { input: { ids } }, context) {
    const deletedIds = bulkIds(ids);
    await context.store.transaction(async (tx) => {
      await removeThings(tx, context, 'todos', await ownRows(context, tx.todos, deletedIds, 'To-do'));
    });
    return { deletedIds, errors: [] };
  },
};

export const todoChanges = { Mutation };
