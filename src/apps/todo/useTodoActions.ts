import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { TodoFlagsInput } from '~/graphql/types.generated.ts';
import { groupBy } from '~/lib/groupBy.ts';
import { ALL_FOLDER } from '~/resolvers/todo/todo.rules.ts';
import type { TextKey } from '~/shell/i18n/useTexts.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { inCalls, inTurn } from '~/shell/messages/inCalls.ts';
import type { Attempted } from '~/shell/messages/useAttempt.ts';
import { useUndoable } from '~/shell/messages/useUndoable.ts';
import {
  DeleteTodosDocument,
  MoveTodoDocument,
  RemoveTodosDocument,
  RestoreTodosDocument,
  SetTodoFlagsDocument,
  SetTodosFolderDocument,
  type TodoItemFragment,
  ToggleTodosLabelDocument,
} from './TodoScreen.generated.ts';

type Todos = readonly TodoItemFragment[];
type Flag = 'completed' | 'starred' | 'important';
type Call = (ids: string[]) => Promise<Attempted | undefined>;

/** What is done with to-dos in the list. Each says so and can be undone. */
export interface TodoActions {
  readonly busy: boolean;
  /** All of them get the flag, or where all have it none. */
  readonly toggle: (todos: Todos, flag: Flag) => Promise<boolean>;
  readonly move: (todos: Todos, folder: { readonly id: string; readonly title: string }) => Promise<boolean>;
  readonly label: (
    todos: Todos,
    label: { readonly id: string; readonly title: string },
    on: boolean,
  ) => Promise<boolean>;
  readonly remove: (todos: Todos) => Promise<boolean>;
  readonly restore: (todos: Todos) => Promise<boolean>;
  readonly deleteForGood: (todos: Todos) => Promise<boolean>;
  /** Lays it before another, at the end without one; `next` is what it lay before. */
  readonly sort: (todo: TodoItemFragment, beforeId: string | null, next: string | null) => Promise<boolean>;
  readonly undoLast: () => Promise<boolean>;
}

const idsOf = (todos: Todos) => todos.map(({ id }) => id);

/** What the API is asked. */
const callsOf = (client: ApolloClient) => ({
  flags:
    (flags: TodoFlagsInput): Call =>
    async (ids) =>
      (await client.mutate({ mutation: SetTodoFlagsDocument, variables: { ids, flags } })).data?.setTodoFlags,
  folder:
    (folderId: string): Call =>
    async (ids) =>
      (await client.mutate({ mutation: SetTodosFolderDocument, variables: { ids, folderId } })).data
        ?.setTodosFolder,
  label:
    (labelId: string): Call =>
    async (ids) =>
      (await client.mutate({ mutation: ToggleTodosLabelDocument, variables: { ids, labelId } })).data
        ?.toggleTodosLabel,
  remove: (async (ids) =>
    (await client.mutate({ mutation: RemoveTodosDocument, variables: { ids } })).data?.removeTodos) as Call,
  restore: (async (ids) =>
    (await client.mutate({ mutation: RestoreTodosDocument, variables: { ids } })).data?.restoreTodos) as Call,
  deleteForGood: (async (ids) =>
    (await client.mutate({ mutation: DeleteTodosDocument, variables: { ids } })).data?.deleteTodos) as Call,
  place: async (id: string, beforeId: string | null) =>
    (await client.mutate({ mutation: MoveTodoDocument, variables: { id, beforeId } })).data?.moveTodo,
});

/**
 * @param refetch reads the list and the counts anew
 * @param onLeave rows leave the list: when they come back they are not selected any more
 */
export function useTodoActions(refetch: () => Promise<unknown>, onLeave: () => void): TodoActions {
  const t = useTexts('todo');
  const client = useApolloClient();
  const { busy, act, undoLast } = useUndoable();
  return useMemo(() => {
    const calls = callsOf(client);
    /** What is done to which of them, and how it is taken back. */
    const change = (
      todos: Todos,
      texts: readonly [done: TextKey<'todo'>, undone: TextKey<'todo'>],
      run: () => Promise<Attempted | undefined>,
      undo: () => Promise<Attempted | undefined>,
      more: object = {},
    ) => {
      const name = todos.length === 1 ? (todos[0]?.title ?? '') : t('several', { count: todos.length });
      return act({
        name,
        done: t(texts[0], { name, ...more }),
        undone: t(texts[1], { name, ...more }),
        run,
        undo,
        refetch,
      });
    };
    const leave = (...work: Parameters<typeof change>) => {
      onLeave();
      return change(...work);
    };
    return {
      busy,
      undoLast,
      toggle(todos, flag) {
        const on = todos.some((todo) => !todo[flag]);
        const ids = idsOf(todos.filter((todo) => todo[flag] !== on));
        const set = (value: boolean) => inCalls(ids, calls.flags({ [flag]: value }));
        return change(
          todos,
          [`done.${flag}.${on}`, `done.${flag}.${!on}`],
          () => set(on),
          () => set(!on),
        );
      },
      move(todos, folder) {
        const moved = todos.filter((todo) => (todo.folder?.id ?? ALL_FOLDER) !== folder.id);
        if (moved.length === 0) return Promise.resolve(false);
        const before = groupBy(moved, (todo) => todo.folder?.id ?? ALL_FOLDER);
        const out = folder.id === ALL_FOLDER;
        return change(
          todos,
          [out ? 'done.takenOut' : 'done.moved', 'done.movedBack'],
          () => inCalls(idsOf(moved), calls.folder(folder.id)),
          () => inTurn(before, ([id, own]) => inCalls(idsOf(own), calls.folder(id))),
          { folder: folder.title },
        );
      },
      label(todos, label, on) {
        const changed = todos.filter(({ labels }) => labels.some(({ id }) => id === label.id) !== on);
        if (changed.length === 0) return Promise.resolve(false);
        const turn = () => inCalls(idsOf(changed), calls.label(label.id));
        return change(
          todos,
          [on ? 'done.labelled' : 'done.unlabelled', on ? 'done.unlabelled' : 'done.labelled'],
          turn,
          turn,
          { label: label.title },
        );
      },
      remove: (todos) =>
        leave(
          todos,
          ['done.removed', 'done.restored'],
          () => inCalls(idsOf(todos), calls.remove),
          () => inCalls(idsOf(todos), calls.restore),
        ),
      restore: (todos) =>
        leave(
          todos,
          ['done.restored', 'done.removed'],
          () => inCalls(idsOf(todos), calls.restore),
          () => inCalls(idsOf(todos), calls.remove),
        ),
      deleteForGood: (todos) =>
        leave(
          todos,
          ['done.deleted', 'done.back'],
          () => inCalls(idsOf(todos), calls.deleteForGood),
          () => inCalls(idsOf(todos), calls.restore),
        ),
      sort: (todo, beforeId, next) =>
        change(
          [todo],
          ['done.sorted', 'done.sortedBack'],
          () => calls.place(todo.id, beforeId),
          () => calls.place(todo.id, next),
        ),
    };
  }, [act, busy, client, onLeave, refetch, t, undoLast]);
}
