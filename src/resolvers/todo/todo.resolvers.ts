import { withHandle } from '../base/catalogue.ts';
import { rowsBelongingTo } from '../base/loadBatched.ts';
import { ownRow, viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import { spanOf } from '../base/period.rules.ts';
import { ANY_MOMENT } from '../base/span.ts';
import type { Context } from '../context.ts';
import type {
  QueryResolvers,
  TodoFilter,
  TodoFilterKind,
  TodoOrder,
  TodoResolvers,
} from '../types.generated.ts';
import { ALL_FOLDER, todoFolders, todoLabels, todoQuickFilters } from './todo.rules.ts';

const conditionsOf = (kind: TodoFilterKind | undefined, now: number, zone: string) => {
  const { from, to } = spanOf('TODAY', now, zone);
  const conditions = {
    STARRED: { starred: true },
    IMPORTANT: { important: true },
    DUE_DATE: { dueDate: ANY_MOMENT },
    TODAY: { dueDate: { gte: from, lt: to } },
    COMPLETED: { completed: true },
    DELETED: {},
  };
  return kind ? conditions[kind] : {};
};

/** Ids of the viewer's to-dos with the label. */
async function labelled({ store }: Context, ownerId: string, labelId: string): Promise<string[]> {
  const { rows } = await store.todoLabelings.list({ where: { ownerId, labelId } });
  return rows.map(({ todoId }) => todoId);
}

async function whereOf(context: Context, filter: TodoFilter) {
  const ownerId = viewerId(context);
  const label = withHandle(todoLabels, filter.labelHandle, 'Label');
  const folder = withHandle(todoFolders, filter.folderHandle, 'Folder');
  const search = filter.search?.trim();
  return {
    ownerId,
    deleted: filter.kind === 'DELETED',
    id: label ? { in: await labelled(context, ownerId, label.id) } : undefined,
    folderId: folder && folder.id !== ALL_FOLDER ? folder.id : undefined,
    words: search ? { contains: search } : undefined,
    ...conditionsOf(filter.kind ?? undefined, context.now, filter.zone ?? 'UTC'),
  };
}

/** Null is the least value in the store: descending, to-dos without the date come last by themselves. */
const orderFields = {
  MANUAL: { asc: 'position', desc: 'position' },
  START_DATE: { asc: 'startOrLast', desc: 'startDate' },
  DUE_DATE: { asc: 'dueOrLast', desc: 'dueDate' },
  TITLE: { asc: 'title', desc: 'title' },
} as const;

function orderOf(orderBy: TodoOrder | null | undefined, kind: TodoFilterKind | null | undefined) {
  const direction = orderBy?.direction === 'DESC' ? 'desc' : 'asc';
  const field = orderBy?.field ?? (kind === 'DUE_DATE' ? 'DUE_DATE' : 'MANUAL');
  return [{ field: orderFields[field][direction], direction }] as const;
}

type Queries = Pick<QueryResolvers, 'todos' | 'todo' | 'todoFolders' | 'todoQuickFilters' | 'todoLabels'>;

const Query: Queries = {
  async todos(_, { filter, orderBy, ...page }, context) {
    const where = await whereOf(context, filter ?? {});
    return readConnection(context.store.todos, { where, orderBy: orderOf(orderBy, filter?.kind) }, page);
  },
  todo: (_, { id }, context) => ownRow(context, context.store.todos, id, 'To-do'),
  todoFolders: () => [...todoFolders],
  todoQuickFilters: () => [...todoQuickFilters],
  todoLabels: () => [...todoLabels],
};

const Todo: TodoResolvers = {
  async labels({ id }, _, context) {
    const own = await rowsBelongingTo(context, 'todoLabelings', id, { field: 'todoId' });
    return todoLabels.filter((label) => own.some(({ labelId }) => labelId === label.id));
  },
  folder: ({ folderId }) => todoFolders.find(({ id }) => id === folderId) ?? null,
};

export const todoResolvers = { Query, Todo };
