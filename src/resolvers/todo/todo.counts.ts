import { loadBatched } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import { spanOf } from '../base/period.rules.ts';
import { ANY_MOMENT } from '../base/span.ts';
import type { Context } from '../context.ts';
import type {
  TodoFilterKind,
  TodoFolderResolvers,
  TodoLabelResolvers,
  TodoQuickFilterResolvers,
} from '../types.generated.ts';
import { ALL_FOLDER } from './todo.rules.ts';

type Counts = ReadonlyMap<string, number>;

const added = (entries: readonly (readonly [key: string, count: number])[]): Counts => {
  const counts = new Map<string, number>();
  for (const [key, count] of entries) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
};

/** Counts that are read once for all that ask for one of them. */
const countOf = async (
  context: Context,
  name: string,
  key: string,
  read: () => Promise<Counts>,
): Promise<number> => (await loadBatched<number>(context, `todo:${name}`, key, read)) ?? 0;

const inFolders = async (context: Context): Promise<Counts> => {
  const groups = await context.store.todos.aggregate({
    where: { ownerId: viewerId(context), deleted: false },
    by: ['folderId'],
  });
  return added(
    groups.flatMap(({ key, count }): [string, number][] => [
      [ALL_FOLDER, count],
      ...(key.folderId === null ? [] : [[key.folderId, count] as [string, number]]),
    ]),
  );
};

/** The labels of deleted to-dos are taken off: the labelings do not know that they are deleted. */
const withLabels = async (context: Context): Promise<Counts> => {
  const { store } = context;
  const ownerId = viewerId(context);
  const deleted = await store.todos.list({ where: { ownerId, deleted: true } });
  const todoId = { in: deleted.rows.map(({ id }) => id) };
  const [all, gone] = await Promise.all([
    store.todoLabelings.aggregate({ where: { ownerId }, by: ['labelId'] }),
    store.todoLabelings.aggregate({ where: { ownerId, todoId }, by: ['labelId'] }),
  ]);
  return added([
    ...all.map(({ key, count }) => [key.labelId, count] as const),
    ...gone.map(({ key, count }) => [key.labelId, -count] as const),
  ]);
};

const flags = { STARRED: 'starred', IMPORTANT: 'important', COMPLETED: 'completed' } as const;

/** What the filters find that look at no date. */
const byFlags = async (context: Context): Promise<Counts> => {
  const groups = await context.store.todos.aggregate({
    where: { ownerId: viewerId(context) },
    by: ['starred', 'important', 'completed', 'deleted'],
  });
  return added(
    groups.flatMap(({ key, count }) =>
      key.deleted
        ? [['DELETED', count] as const]
        : Object.entries(flags).flatMap(([kind, flag]) => (key[flag] ? [[kind, count] as const] : [])),
    ),
  );
};

const byDate = (context: Context, kind: 'DUE_DATE' | 'TODAY', zone: string): Promise<number> => {
  const { from, to } = spanOf('TODAY', context.now, zone);
  const dueDate = kind === 'TODAY' ? { gte: from, lt: to } : ANY_MOMENT;
  return context.store.todos.count({ ownerId: viewerId(context), deleted: false, dueDate });
};

const foundBy = (context: Context, kind: TodoFilterKind, zone: string): Promise<number> =>
  kind === 'DUE_DATE' || kind === 'TODAY'
    ? byDate(context, kind, zone)
    : countOf(context, 'flags', kind, () => byFlags(context));

const TodoFolder: TodoFolderResolvers = {
  todoCount: ({ id }, _, context) => countOf(context, 'folders', id, () => inFolders(context)),
};

const TodoLabel: TodoLabelResolvers = {
  todoCount: ({ id }, _, context) => countOf(context, 'labels', id, () => withLabels(context)),
};

const TodoQuickFilter: TodoQuickFilterResolvers = {
  todoCount: ({ kind }, { zone }, context) => foundBy(context, kind, zone),
};

export const todoCounts = { TodoFolder, TodoLabel, TodoQuickFilter };
