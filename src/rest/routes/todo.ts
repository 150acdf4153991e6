import { z } from 'zod';
import type { TodoFilterKind } from '~/graphql/types.generated.ts';
import { definePagedRoute, defineRoute, type Route } from '../route.ts';
import { zoneQuery } from './dashboards/widgets.ts';
import { booleanField, entity, id, ids, nothing, present, text } from './fields.ts';
import { moment } from './moment.ts';
import {
  RestDeleteTodosDocument,
  RestNewTodoDocument,
  RestRemoveTodoDocument,
  RestSetTodosFolderDocument,
  RestTodoFiltersDocument,
  RestTodoFoldersDocument,
  type RestTodoFragment,
  RestTodoLabelsDocument,
  RestTodosDocument,
  RestToggleTodosLabelDocument,
  RestUpdateTodoDocument,
} from './todo.generated.ts';

const tag = 'To-do' as const;

const todo = entity('Todo', {
  id: z.string(),
  title: z.string(),
  notes: z.string(),
  startDate: z.string().nullable(),
  dueDate: z.string().nullable(),
  completed: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  deleted: z.boolean(),
  labels: z.array(z.string()).describe('Ids of labels.'),
  folder: z.string().optional().describe('Id of a folder; absent when it lies in none.'),
});

const todoReply = ({ labels, folder, ...rest }: RestTodoFragment): z.input<typeof todo> => ({
  id: rest.id,
  title: rest.title,
  notes: rest.notes,
  startDate: rest.startDate,
  dueDate: rest.dueDate,
  completed: rest.completed,
  starred: rest.starred,
  important: rest.important,
  deleted: rest.deleted,
  labels: labels.map(({ id }) => id),
  ...(folder ? { folder: folder.id } : {}),
});

const fields = {
  title: text('title'),
  notes: text('notes'),
  startDate: moment('startDate').nullable(),
  dueDate: moment('dueDate').nullable(),
  completed: booleanField('completed'),
  starred: booleanField('starred'),
  important: booleanField('important'),
  deleted: booleanField('deleted'),
  labels: ids('labels').describe('Ids of labels.'),
  folder: id('folder').nullish().describe('Id of a folder.'),
};

const newTodo = z.object(fields).partial().extend({ title: fields.title });

const kinds: Readonly<Record<string, TodoFilterKind>> = {
  starred: 'STARRED',
  important: 'IMPORTANT',
  dueDate: 'DUE_DATE',
  today: 'TODAY',
  completed: 'COMPLETED',
  deleted: 'DELETED',
};
const handles = Object.keys(kinds);

const listQuery = z.object({
  labelHandle: z.string().optional().describe('Goes before filterHandle and folderHandle.'),
  filterHandle: z
    .enum(handles, { error: `filterHandle is one of ${handles.join(', ')}.` })
    .optional()
    .describe('Goes before folderHandle.'),
  folderHandle: z.string().default('all'),
  ...zoneQuery.shape,
});

/** Specification, apps §7: label, then filter, then folder. */
function filterOf({ labelHandle, filterHandle, folderHandle, zone }: z.output<typeof listQuery>) {
  if (labelHandle) return { labelHandle, zone };
  return filterHandle ? { kind: kinds[filterHandle] ?? null, zone } : { folderHandle, zone };
}

const entry = { id: z.string(), handle: z.string(), title: z.string() };
const withIcon = z.array(entity('TodoFolder', { ...entry, icon: z.string() }));
const withColor = z.array(entity('TodoLabel', { ...entry, color: z.string() }));

const selection = { selectedTodoIds: ids('selectedTodoIds') };

export const todoRoutes: readonly Route[] = [
  definePagedRoute({
    method: 'GET',
    path: '/api/todo-app/todos',
    operationId: 'todos',
    refuses: [404],
    summary: 'The viewer’s to-dos without deleted ones; the filter deleted gives only these',
    tag,
    query: listQuery,
    body: nothing,
    answer: z.array(todo),
    document: RestTodosDocument,
    variables: ({ query }) => ({ filter: filterOf(query) }),
    pageEnd: ({ todos }) => todos.pageInfo,
    reply: (pages) => pages.flatMap(({ todos }) => todos.nodes.map(todoReply)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/todo-app/update-todo',
    operationId: 'updateTodo',
    refuses: [404],
    summary: 'Replaces a to-do by its id; answers with it',
    tag,
    query: nothing,
    body: z.object({ id: id('id'), ...fields }),
    answer: todo,
    document: RestUpdateTodoDocument,
    variables: ({ body: { id, labels, folder, ...rest } }) => ({
      id,
      input: { ...rest, labelIds: labels, folderId: folder ?? null },
    }),
    errors: ({ updateTodo }) => updateTodo.errors,
    reply: ({ updateTodo }) => todoReply(present(updateTodo.todo)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/todo-app/new-todo',
    operationId: 'newTodo',
    refuses: [404],
    summary: 'Puts a new to-do on top; answers with it, with the id that it was given',
    tag,
    query: nothing,
    body: newTodo,
    answer: todo,
    document: RestNewTodoDocument,
    variables: ({ body: { labels, folder, deleted: _, ...rest } }) => ({
      input: { ...rest, labelIds: labels ?? [], folderId: folder ?? null },
    }),
    errors: ({ createTodo }) => createTodo.errors,
    reply: ({ createTodo }) => todoReply(present(createTodo.todo)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/todo-app/remove-todo',
    operationId: 'removeTodo',
    refuses: [404],
    summary: 'Marks a to-do as deleted; answers with it',
    tag,
    query: nothing,
    body: z.object({ id: id('id') }),
    answer: todo,
    document: RestRemoveTodoDocument,
    variables: ({ body }) => ({ ids: [body.id] }),
    reply: ({ removeTodos }) => todoReply(present(removeTodos.todos[0])),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/todo-app/filters',
    operationId: 'todoFilters',
    summary: 'The filters',
    tag,
    query: nothing,
    body: nothing,
    answer: withIcon,
    document: RestTodoFiltersDocument,
    variables: () => ({}),
    reply: ({ todoQuickFilters }) =>
      todoQuickFilters.map(({ id, handle, title, icon }) => ({ id, handle, title, icon })),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/todo-app/labels',
    operationId: 'todoLabels',
    summary: 'The labels',
    tag,
    query: nothing,
    body: nothing,
    answer: withColor,
    document: RestTodoLabelsDocument,
    variables: () => ({}),
    reply: ({ todoLabels }) =>
      todoLabels.map(({ id, handle, title, color }) => ({ id, handle, title, color })),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/todo-app/folders',
    operationId: 'todoFolders',
    summary: 'The folders',
    tag,
    query: nothing,
    body: nothing,
    answer: withIcon,
    document: RestTodoFoldersDocument,
    variables: () => ({}),
    reply: ({ todoFolders }) =>
      todoFolders.map(({ id, handle, title, icon }) => ({ id, handle, title, icon })),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/todo-app/set-folder',
    operationId: 'setTodosFolder',
    refuses: [404],
    summary: 'Moves to-dos to a folder; answers with them',
    tag,
    query: nothing,
    body: z.object({ ...selection, folderId: id('folderId') }),
    answer: z.array(todo),
    document: RestSetTodosFolderDocument,
    variables: ({ body }) => ({ ids: body.selectedTodoIds, folderId: body.folderId }),
    reply: ({ setTodosFolder }) => setTodosFolder.todos.map(todoReply),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/todo-app/toggle-label',
    operationId: 'toggleTodosLabel',
    refuses: [404],
    summary: 'Gives a label to to-dos that lack it and takes it from those that have it; answers with them',
    tag,
    query: nothing,
    body: z.object({ ...selection, labelId: id('labelId') }),
    answer: z.array(todo),
    document: RestToggleTodosLabelDocument,
    variables: ({ body }) => ({ ids: body.selectedTodoIds, labelId: body.labelId }),
    reply: ({ toggleTodosLabel }) => toggleTodosLabel.todos.map(todoReply),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/todo-app/delete-todos',
    operationId: 'deleteTodos',
    refuses: [404],
    summary: 'Removes to-dos for good; answers with their ids',
    tag,
    query: nothing,
    body: z.object(selection),
    answer: z.array(z.string()),
    document: RestDeleteTodosDocument,
    variables: ({ body }) => ({ ids: body.selectedTodoIds }),
    reply: ({ deleteTodos }) => deleteTodos.deletedIds,
  }),
];
