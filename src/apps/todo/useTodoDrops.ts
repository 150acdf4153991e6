import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect } from 'react';
import type { Dragged } from '~/features/office/drag/dragBoard.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { placeOf } from './sorting.ts';
import { type TodoItemFragment, TodoViewsDocument } from './TodoScreen.generated.ts';
import type { TodoActions } from './useTodoActions.ts';

/** What the list does with what is dragged. */
export interface TodoDrops {
  readonly nameOf: (id: string) => string | undefined;
  readonly onDrop: (dragged: Dragged, placeId: string) => void;
  readonly onSort: (dragged: Dragged, overId: string) => void;
}

interface TodoDropsOptions {
  readonly drops: RefObject<TodoDrops | null>;
  readonly rows: readonly TodoItemFragment[];
  /** All of them go with the one that is dragged, where it is one of them. */
  readonly selected: readonly TodoItemFragment[];
  readonly actions: TodoActions;
}

/** Rows are dropped on folders and labels, and on each other. */
export function useTodoDrops({ drops, rows, selected, actions }: TodoDropsOptions): void {
  const client = useApolloClient();
  useEffect(() => {
    // The sidebar has read them.
    const views = () => client.readQuery({ query: TodoViewsDocument, variables: { zone: browserZone() } });
    const folders = () => views()?.todoFolders ?? [];
    const labels = () => views()?.todoLabels ?? [];
    const folderAt = (placeId: string) => folders().find(({ id }) => placeId === `folder:${id}`);
    const labelAt = (placeId: string) => labels().find(({ id }) => placeId === `label:${id}`);
    drops.current = {
      nameOf: (id) => (folderAt(id) ?? labelAt(id) ?? rows.find((row) => row.id === id))?.title,
      onDrop: ({ id }, placeId) => {
        const dragged = rows.filter((row) => row.id === id);
        const todos = selected.some((row) => row.id === id) ? selected : dragged;
        const [folder, label] = [folderAt(placeId), labelAt(placeId)];
        if (folder) void actions.move(todos, folder);
        else if (label) void actions.label(todos, label, true);
      },
      onSort: ({ id }, overId) => {
        const todo = rows.find((row) => row.id === id);
        const place = placeOf(rows, id, overId);
        if (todo && place) void actions.sort(todo, place.before, place.next);
      },
    };
    return () => {
      drops.current = null;
    };
  }, [client, drops, rows, selected, actions]);
}
